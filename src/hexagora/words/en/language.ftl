### What this language is.

## Its own name for itself, by which it is chosen.
language-name = English
## The locale by which numbers, dates and lists are written.
language-locale = en-GB
