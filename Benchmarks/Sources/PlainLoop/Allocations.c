// Counts what the process allocates, by standing in for the C library's functions.

#include "PlainLoop.h"

#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_size_t count;
static atomic_llong live;
static atomic_llong peak;

static void *added(void *memory)
{
    if (memory) {
        count++;
        long long now = live += malloc_usable_size(memory);
        if (now > peak)
            peak = now;
    }
    return memory;
}

static void removed(void *memory)
{
    if (memory)
        live -= malloc_usable_size(memory);
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t n, size_t size) { return added(__libc_calloc(n, size)); }

void *realloc(void *memory, size_t size)
{
    removed(memory);
    return added(__libc_realloc(memory, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

int posix_memalign(void **memory, size_t alignment, size_t size)
{
    *memory = added(__libc_memalign(alignment, size));
    return *memory ? 0 : 12;
}

void free(void *memory)
{
    removed(memory);
    __libc_free(memory);
}

static long long before;

size_t allocations_count(void) { return count; }

size_t allocations_peak(void) { return (size_t)(peak - before); }

long long allocations_held(void) { return live - before; }

void allocations_reset(void)
{
    // Small blocks that were given back are joined when a large one is wanted. It is not for what is measured
    // next to pay for that.
    __libc_free(__libc_malloc(1 << 16));
    count = 0;
    before = live;
    peak = before;
}
