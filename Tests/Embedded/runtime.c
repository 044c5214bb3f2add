// What Embedded Swift expects of its environment: memory, and someone to tell that the stack is broken.

typedef __SIZE_TYPE__ size_t;

unsigned long __stack_chk_guard = 0x5AFE57AC;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

extern unsigned char __heap_base;
static const size_t page = 65536;
static size_t heap_end = (size_t)&__heap_base;
static int allocation_count = 0;

// Memory only grows: a check runs for a moment and is gone.
int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t start = (heap_end + alignment - 1) & ~(alignment - 1);
    size_t memory = __builtin_wasm_memory_size(0) * page;
    if (start + size > memory) {
        size_t missing = (start + size - memory + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) {
            return 12;  // ENOMEM
        }
    }
    heap_end = start + size;
    allocation_count += 1;
    *result = (void *)start;
    return 0;
}

void free(void *memory) { (void)memory; }

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

void arrangeMany(int count);

// How often an arrangement of this many items, and the list of those, asks for memory.
__attribute__((export_name("allocations"))) int allocations(int count) {
    int before = allocation_count;
    arrangeMany(count);
    return allocation_count - before;
}
