### Was dies für eine Sprache ist.

## Wie sie sich selbst nennt; danach wird sie gewählt.
language-name = Deutsch
## Wie Zahlen, Daten und Aufzählungen geschrieben werden.
language-locale = de-DE
