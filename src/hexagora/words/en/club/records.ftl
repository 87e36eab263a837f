### Why a record cannot be read: what is wrong with the game in it.

records-setup = the setup is not allowed: { $why }
records-over = ply { $ply }: the game was over after ply { $last }
records-illegal = ply { $ply }: { $move } is not allowed: { $why }
records-wrong-scores = the result is wrong: after ply { $ply } the scores are { $right }, not { $given }
records-wrong-winners = the result is wrong: after ply { $ply } the winners are { $right }, not { $given }
records-goes-on = there is a result, but the game goes on after ply { $ply }
records-wrong = the result is wrong: { $why }
