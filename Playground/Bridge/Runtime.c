// What Embedded Swift expects of its environment: memory, and someone to tell that the stack is broken.

typedef __SIZE_TYPE__ size_t;

unsigned long __stack_chk_guard = 0x5AFE57AC;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Memory comes in blocks of 2ⁿ bytes. A free block goes on the list of its size and is the next to be used, so
// that memory does not grow while the same work is repeated.
typedef struct block {
    size_t order;        // The block's size is 2^order bytes, this header included.
    struct block *next;  // The next free block of the size.
} block;

enum { smallest_order = 5, largest_order = 30, header = 16, page = 65536 };

extern unsigned char __heap_base;
static size_t heap_end = (size_t)&__heap_base;
static block *free_blocks[largest_order + 1];

// How often memory was asked for.
int allocation_count = 0;

int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t order = smallest_order;
    if (alignment > header || size > (1u << largest_order) - header) {
        return 12;  // ENOMEM
    }
    while (((size_t)1 << order) < size + header) {
        order += 1;
    }
    block *found = free_blocks[order];
    if (found) {
        free_blocks[order] = found->next;
    } else {
        size_t start = (heap_end + header - 1) & ~(size_t)(header - 1);
        size_t end = start + ((size_t)1 << order);
        size_t memory = __builtin_wasm_memory_size(0) * page;
        if (end > memory && __builtin_wasm_memory_grow(0, (end - memory + page - 1) / page) == (size_t)-1) {
            return 12;
        }
        heap_end = end;
        found = (block *)start;
        found->order = order;
    }
    allocation_count += 1;
    *result = (unsigned char *)found + header;
    return 0;
}

void free(void *memory) {
    if (memory) {
        block *freed = (block *)((unsigned char *)memory - header);
        freed->next = free_blocks[freed->order];
        free_blocks[freed->order] = freed;
    }
}

// The seed of Swift's hash tables, of which the engine has none.
void arc4random_buf(void *buffer, size_t size) {
    for (size_t index = 0; index < size; index++) {
        ((unsigned char *)buffer)[index] = 0;
    }
}

typedef unsigned long long word;

// What WebAssembly has no instruction for, and compilers call by this name: a product of 128 bits. It is
// worked out by halves of 64-bit numbers, as any larger product would call this function again.
__int128 __multi3(__int128 a, __int128 b) {
    word low_a = (word)a, low_b = (word)b, half = 0xFFFFFFFF;
    word low = (low_a & half) * (low_b & half);
    word middle = (low_a >> 32) * (low_b & half) + (low >> 32);
    word other = (low_a & half) * (low_b >> 32) + (middle & half);
    word high = (low_a >> 32) * (low_b >> 32) + (middle >> 32) + (other >> 32);
    high += low_a * (word)(b >> 64) + (word)(a >> 64) * low_b;
    return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & half)));
}
