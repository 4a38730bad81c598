"""One folder is one game; `tablee.core.discovery` finds them."""
