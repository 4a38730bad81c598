"""The interface that every game implements, and what all games share. Imports no other package of Tablée."""
