"""What is given away: wheels and sdist, built and installed as strangers do."""
