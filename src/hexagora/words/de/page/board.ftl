### Was das Brett neben dem Spiel kann: wie man es ansieht, wie gelegt wird, der Zug, der im Voraus bestimmt ist, Töne, und was
### jemanden erreicht, der woanders hinsieht.

view-open = Ansicht des Bretts
view-closer = Vergrößern
view-further = Verkleinern
view-left = Brett nach links drehen
view-right = Brett nach rechts drehen
view-reset = Wieder das ganze Brett, Norden oben
view-turned = Das Brett ist um { $degrees } Grad gedreht
view-north-up = Norden liegt oben
view-zoomed = Das Brett ist auf { $share } Prozent vergrößert
view-labelled = Die Felder tragen ihre Namen
view-unlabelled = Die Felder tragen keine Namen
view-north = N

ahead-set = Als nächsten Zug bestimmen
ahead-cancel = Zurücknehmen
ahead-aimed = { $cells }. Die Eingabetaste bestimmt das als nächsten Zug.
ahead-lay = Als Nächstes: { $name } auf { $cells }
ahead-drag = Als Nächstes: von { $start } nach { $end }
ahead-put = Als Nächstes: { $cell }
ahead-said = { $move }. Escape nimmt ihn zurück.
ahead-cancelled = Dein nächster Zug ist nicht mehr bestimmt
ahead-illegal = Der Zug, den du bestimmt hattest, ist nicht mehr erlaubt

submit-phone = Legen mit dem Finger
submit-desk = Legen mit der Maus
submit-phone-tap = Ein Tipp
submit-phone-twice = Zwei Tipps
submit-phone-button = Knopf
submit-desk-tap = Ein Klick
submit-desk-twice = Zwei Klicks
submit-desk-button = Knopf
submit-phone-help-tap = Das Teil wird gelegt, wo du hintippst.
submit-phone-help-twice = Der erste Tipp zeigt das Teil, ein zweiter darauf legt es.
submit-phone-help-button = Ein Tipp zeigt das Teil, der Knopf legt es.
submit-desk-help-tap = Das Teil wird gelegt, wo du hinklickst.
submit-desk-help-twice = Der erste Klick lässt das Teil dort, ein zweiter darauf legt es.
submit-desk-help-button = Ein Klick lässt das Teil dort, der Knopf oder die Eingabetaste legt es.
settings-ahead = Den nächsten Zug bestimmen, während du wartest

settings-volume = Lautstärke

notify-switch = Mir sagen, dass ich am Zug bin, wenn ich woanders hinsehe
notify-blocked = Dein Browser lässt sich von diesem Club nichts sagen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notify-title = Du bist am Zug
notify-body = { $game }, mit { $names }

tab-hurry = { $seconds } s · Dein Zug · { $game }
tab-waiting = … { $game }
tab-over = { $headline } · { $game }

help-keys-view = V, Umschalt+V
help-keys-zoom = +, −, 0
help-keys-labels = C
help-does-view = Das Brett nach rechts oder links drehen
help-does-zoom = Vergrößern, verkleinern, wieder das ganze Brett
help-does-labels = Namen der Felder
