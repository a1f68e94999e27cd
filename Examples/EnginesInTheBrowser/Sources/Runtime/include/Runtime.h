// What Embedded Swift asks of a C library, where there is none: memory, and chance.

#include <stddef.h>

/// Fills memory by chance. The page provides it: see engines.js.
__attribute__((import_module("page"), import_name("random"))) void random_bytes(void *memory, size_t size);
