extern int allocation_count;

void arrangeMany(int count);
void limitMany(int count);

// How often an arrangement of this many items, and the list of those, asks for memory.
__attribute__((export_name("allocations"))) int allocations(int count) {
    int before = allocation_count;
    arrangeMany(count);
    return allocation_count - before;
}

// How often a flow with a limit, which shows a tenth of this many items, does.
__attribute__((export_name("limitedAllocations"))) int limited_allocations(int count) {
    int before = allocation_count;
    limitMany(count);
    return allocation_count - before;
}
