// Swift Testing declares an overlay for files that import it beside Core Graphics. On Apple's systems it attaches images
// to tests; nothing is needed of it here but that it is there.
