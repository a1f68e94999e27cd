// HarfBuzz cuts fonts down to some of their characters, Brotli compresses them.

#include <brotli/encode.h>
#include <hb.h>
#include <hb-subset.h>
