"""A push service for tests: it speaks HTTPS, checks the signature of every message, and decrypts it."""

import asyncio
import base64
import datetime
import ipaddress
import json
import ssl

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from py_vapid import Vapid02

from tablee.table.push import decoded, encoded


def certificate(folder):
    """Write a certificate for this computer, which signs itself, and its key; return the two files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "push-cert.pem", folder / "push-key.pem"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    unlocked = serialization.NoEncryption()
    files[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, unlocked)
    )
    return files


class PushService:
    """A push service with one browser, whose keys it knows. `status` is what it answers."""

    def __init__(self, folder, status=201):
        self.files, self.status = certificate(folder), status
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self.messages, self.requests = [], 0
        self.port = 0

    @property
    def host(self):
        return f"localhost:{self.port}"

    @property
    def subscription(self):
        """What the browser's script gets when it subscribes."""
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": f"https://{self.host}/send/abc",
            "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)},
        }

    async def start(self):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*self.files)
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port, ssl=context)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def serve(self, reader, writer):
        self.requests += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        line, *fields = head.split("\r\n")
        headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields if field)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.messages.append(self.read(line, headers, body))
        more = "Location: https://127.0.0.1:1/\r\n" if self.status in (301, 307) else ""
        writer.write(f"HTTP/1.1 {self.status} Said\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def read(self, line, headers, body):
        """Check a request as RFC 8030, 8188, 8291 and 8292 say; return its message and the claims of its sender."""
        assert line == "POST /send/abc HTTP/1.1"
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        scheme, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        signed, _, signature = parts["t"].rpartition(".")
        assert Vapid02.from_raw_public(parts["k"].encode()).verify_token(signed.encode(), signature)
        claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
        assert claims["aud"] == f"https://{self.host}"
        return json.loads(self.opened(body)), claims, parts["k"]

    def opened(self, body):
        """Decrypt a message for this browser."""
        return http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")

    @staticmethod
    def is_point(said):
        return len(decoded(said)) == 65
