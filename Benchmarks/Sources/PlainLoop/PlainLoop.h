#ifndef PLAIN_LOOP_H
#define PLAIN_LOOP_H

#include <stddef.h>

/// The limit that the engine is measured against: breaks n items of given sizes into lines as wide as
/// `available`, and writes their frames. Returns the height of the flow.
double plain_loop(const double *item_widths, const double *item_heights, size_t n, double available,
                  double item_spacing, double line_spacing, double *x, double *y, double *widths,
                  double *heights);

/// The memory that the process has asked for since the last `allocations_reset`: how often, the most bytes at
/// once beyond those of then, and how many more there are now.
size_t allocations_count(void);
size_t allocations_peak(void);
long long allocations_held(void);
void allocations_reset(void);

#endif
