"""Reports on paper: on the terminal, and as one page of HTML that needs nothing else."""
