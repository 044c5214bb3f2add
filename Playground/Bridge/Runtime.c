// What Embedded Swift expects of its environment: memory, and someone to tell that the stack is broken.

typedef __SIZE_TYPE__ size_t;

unsigned long __stack_chk_guard = 0x5AFE57AC;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Memory comes in blocks of a few sizes: 4, 5, 6 and 7 times 16 bytes, 32 bytes, 64 bytes and so on. A free block goes
// on the list of its size and is the next to be used, so that memory does not grow while the same work is repeated.
typedef struct block {
    size_t class;        // The number of the block's size, this header included.
    struct block *next;  // The next free block of the size.
} block;

// The last class is that of blocks of 2³⁰ bytes.
enum { classes = 97, header = 16, page = 65536 };

extern unsigned char __heap_base;
static size_t heap_end = (size_t)&__heap_base;
static block *free_blocks[classes];

// How often memory was asked for.
int allocation_count = 0;

static size_t block_size(size_t class) { return (4 + class % 4) << (class / 4 + 4); }

// The smallest class of blocks of a size or more.
static size_t class_of(size_t size) {
    if (size <= block_size(0)) {
        return 0;
    }
    // A quarter of the power of 2 that is less than the size.
    int quarter = 29 - __builtin_clz(size - 1);
    return 4 * (quarter - 4) + ((size - 1) >> quarter) - 3;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > header || size > block_size(classes - 1) - header) {
        return 12;  // ENOMEM
    }
    size_t class = class_of(size + header);
    block *found = free_blocks[class];
    if (found) {
        free_blocks[class] = found->next;
    } else {
        size_t start = (heap_end + header - 1) & ~(size_t)(header - 1);
        size_t end = start + block_size(class);
        size_t memory = __builtin_wasm_memory_size(0) * page;
        if (end > memory && __builtin_wasm_memory_grow(0, (end - memory + page - 1) / page) == (size_t)-1) {
            return 12;
        }
        heap_end = end;
        found = (block *)start;
        found->class = class;
    }
    allocation_count += 1;
    *result = (unsigned char *)found + header;
    return 0;
}

void free(void *memory) {
    if (memory) {
        block *freed = (block *)((unsigned char *)memory - header);
        freed->next = free_blocks[freed->class];
        free_blocks[freed->class] = freed;
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
