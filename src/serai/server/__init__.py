"""The house on the net: tables, seats and live play over HTTP and sockets."""
