### What the browser client says
