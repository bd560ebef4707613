"""The whole house as plain files: for any web host, without a server of its own. Tables are played on the device."""

import gzip
import re
import shutil
from importlib.resources import files
from pathlib import Path

from serai.core.errors import SeraiError
from serai.server.policy import OF_A_PAGE, POLICY

CLIENT = Path(str(files("serai.server"))) / "client"
FIRST_PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"

HEADERS = f"""\
/*
  Content-Security-Policy: {POLICY}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: {FOREVER}
"""
HTACCESS = f"""\
AddType text/javascript .js
AddType application/wasm .wasm
AddType application/manifest+json .webmanifest
<IfModule mod_headers.c>
  Header set Content-Security-Policy "{POLICY}"
  Header set X-Content-Type-Options nosniff
  Header set Referrer-Policy no-referrer
  <FilesMatch "-[\\w-]{{8}}\\.(js|css|woff2|svg)$|\\.(wasm|zip)$">
    Header set Cache-Control "{FOREVER}"
  </FilesMatch>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{{HTTP:Accept-Encoding}} br
  RewriteCond %{{REQUEST_FILENAME}}.br -f
  RewriteRule ^(.+)$ $1.br [QSA,L]
  RewriteCond %{{HTTP:Accept-Encoding}} gzip
  RewriteCond %{{REQUEST_FILENAME}}.gz -f
  RewriteRule ^(.+)$ $1.gz [QSA,L]
</IfModule>
AddEncoding br .br
AddEncoding gzip .gz
<FilesMatch "\\.js\\.(br|gz)$">
  ForceType text/javascript
</FilesMatch>
<FilesMatch "\\.css\\.(br|gz)$">
  ForceType text/css
</FilesMatch>
<FilesMatch "\\.wasm\\.(br|gz)$">
  ForceType application/wasm
</FilesMatch>
"""
NGINX = f"""\
# Inside a server's block, with `root` where these files lie: `include` this file.
gzip_static on;  # and brotli_static on; where its module is there
location ~ /assets/ {{
    add_header Cache-Control "{FOREVER}";
    add_header X-Content-Type-Options nosniff;
}}
"""


def write_site(folder: Path) -> int:
    """Write all files into a folder that is new or empty; how many bytes a browser may fetch of them."""
    if not (CLIENT / FIRST_PAGE).is_file():
        raise SeraiError("the browser client is not built: `make setup` builds it")
    if not any(CLIENT.glob("assets/engine-*/python.zip")):
        raise SeraiError("the browser client was built without the engine of pages: `make setup` builds it")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SeraiError(f"{folder} is not empty")
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True)
    write_first_page(folder)
    for name, text in (("_headers", HEADERS), (".htaccess", HTACCESS), ("nginx.conf", NGINX), (".nojekyll", "")):
        (folder / name).write_text(text)
    return sum(
        file.stat().st_size for file in folder.rglob("*") if file.suffix not in (".br", ".gz") and file.is_file()
    )


def write_first_page(folder: Path) -> None:
    """It says itself that it has no server, where its files lie, and what it may do."""
    page = folder / FIRST_PAGE
    text = re.sub(r'(href|src)="/', r'\1="./', page.read_text())
    text = text.replace("<html ", "<html data-site ", 1)
    text = text.replace(
        '<meta charset="utf-8" />',
        f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{OF_A_PAGE}" />',
        1,
    )
    page.write_text(text)
    (folder / f"{FIRST_PAGE}.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (folder / f"{FIRST_PAGE}.br").unlink(missing_ok=True)
