"""What a browser may do with a page of the house: run its own scripts and its own engine, speak to its own server."""

PARTS = (
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",  # the engine of tables without a server is wasm
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
)
OF_A_PAGE = "; ".join(PARTS)  # as a page may say it of itself
POLICY = f"{OF_A_PAGE}; frame-ancestors 'none'"
