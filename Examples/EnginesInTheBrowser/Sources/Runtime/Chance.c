#include "Runtime.h"

void arc4random_buf(void *memory, size_t size) { random_bytes(memory, size); }
