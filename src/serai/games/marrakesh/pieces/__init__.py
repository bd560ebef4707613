"""What is printed on the components of Marrakesh: names and numbers of things, and what an edition says of them."""
