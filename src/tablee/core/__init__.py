"""The contract every game stands on. Imports nothing else of ours."""
