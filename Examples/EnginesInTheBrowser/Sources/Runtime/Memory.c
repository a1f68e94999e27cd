// Blocks in classes by size, four to each doubling, with a list of free ones for each class. Nothing is joined or given
// back: engines ask for the same sizes again and again.

#include <stddef.h>
#include <stdint.h>

enum { ALIGNMENT = 16, PAGE = 65536, CLASSES = 32 * 4, OUT_OF_MEMORY = 12 };

/// Stands before each block, as long as the alignment.
struct header {
    uint32_t class;
    /// The next free block of the class, while this one is free.
    struct header *next;
    /// From the beginning of what was taken to the header: more than 0 if a greater alignment was asked for.
    uint32_t shift;
    uint32_t unused;
};

extern unsigned char __heap_base;
static struct header *free_blocks[CLASSES];
static uintptr_t heap_end = 0;

/// The class of blocks with room for as many bytes, a multiple of the alignment, and that room.
static uint32_t class_of(uint32_t size, uint32_t *room) {
    uint32_t bits = 31 - __builtin_clz(size - 1), shift = bits - 2, quarter = (size - 1) >> shift;
    *room = (quarter + 1) << shift;
    return bits * 4 + quarter - 4;
}

/// Takes memory that was never used, or returns 0.
static uintptr_t extend(uint32_t size) {
    if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
    uint64_t available = (uint64_t)__builtin_wasm_memory_size(0) * PAGE;
    uint64_t needed = (uint64_t)heap_end + size;
    if (needed > available) {
        // Somewhat more than is needed, as growing takes time.
        uint64_t pages = (needed - available + PAGE - 1) / PAGE;
        uint64_t generous = pages + 64;
        if (__builtin_wasm_memory_grow(0, generous) == (size_t)-1
            && __builtin_wasm_memory_grow(0, pages) == (size_t)-1)
            return 0;
    }
    uintptr_t start = heap_end;
    heap_end += size;
    return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t extra = alignment > ALIGNMENT ? alignment : 0;
    if (size > 0x40000000 || alignment > 0x10000000) return OUT_OF_MEMORY;
    uint32_t room, wanted = (size + sizeof(struct header) + extra + ALIGNMENT - 1) & ~(uint32_t)(ALIGNMENT - 1);
    uint32_t class = class_of(wanted, &room);
    struct header *block = free_blocks[class];
    if (block != NULL) {
        free_blocks[class] = block->next;
    } else {
        block = (struct header *)extend(room);
        if (block == NULL) return OUT_OF_MEMORY;
    }
    uintptr_t start = (uintptr_t)block, memory = start + sizeof(struct header);
    if (extra > 0) memory = (memory + alignment - 1) & ~(uintptr_t)(alignment - 1);
    struct header *header = (struct header *)memory - 1;
    header->class = class;
    header->shift = (uint32_t)((uintptr_t)header - start);
    *result = (void *)memory;
    return 0;
}

void free(void *memory) {
    if (memory == NULL) return;
    struct header *header = (struct header *)memory - 1;
    uint32_t class = header->class;
    struct header *block = (struct header *)((uintptr_t)header - header->shift);
    block->next = free_blocks[class];
    free_blocks[class] = block;
}

// Each of these but the last is one instruction of WebAssembly.

void *memcpy(void *destination, const void *source, size_t size) {
    return __builtin_memcpy(destination, source, size);
}

void *memmove(void *destination, const void *source, size_t size) {
    return __builtin_memmove(destination, source, size);
}

void *memset(void *memory, int value, size_t size) { return __builtin_memset(memory, value, size); }

int memcmp(const void *left, const void *right, size_t size) {
    const unsigned char *a = left, *b = right;
    for (size_t index = 0; index < size; index++)
        if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
    return 0;
}
