// HarfBuzz subsets fonts, and Brotli compresses them.

#include <brotli/encode.h>
#include <hb.h>
#include <hb-subset.h>
