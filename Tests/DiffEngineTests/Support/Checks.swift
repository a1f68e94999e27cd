#if COLLAGE_CHECKS
/// Whether collections check themselves after each edit, which hashes and compares what is in them.
let checksThemselves = true
#else
/// Whether collections check themselves after each edit, which hashes and compares what is in them.
let checksThemselves = false
#endif
