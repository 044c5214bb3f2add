#include "PlainLoop.h"

double plain_loop(const double *item_widths, const double *item_heights, size_t n, double available,
                  double item_spacing, double line_spacing, double *x, double *y, double *widths,
                  double *heights)
{
    double end = 0, top = 0, thickness = 0;
    for (size_t i = 0; i < n; i++) {
        double start = i == 0 ? 0 : end + item_spacing;
        if (i > 0 && start + item_widths[i] > available) {
            start = 0;
            top += thickness + line_spacing;
            thickness = 0;
        }
        end = start + item_widths[i];
        if (item_heights[i] > thickness)
            thickness = item_heights[i];
        x[i] = start;
        y[i] = top;
        widths[i] = item_widths[i];
        heights[i] = item_heights[i];
    }
    return top + thickness;
}
