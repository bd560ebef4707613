"""What a seat may know of a table of Marrakesh: its declaration, how it is built, and what is drawn anew."""
