#if COLLAGE_CHECKS
/// Whether collections check their invariants after each edit, which hashes and compares their items.
let checksThemselves = true
#else
/// Whether collections check their invariants after each edit, which hashes and compares their items.
let checksThemselves = false
#endif
