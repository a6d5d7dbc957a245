// Replaced by each deployment: see docs/guides/deploying.md for the keys.
window.__CONSOLE_CONFIG__ = {}
