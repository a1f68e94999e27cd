#include <cairo.h>
#include <cairo-svg.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pixman.h>
#include <turbojpeg.h>
#include <zlib.h>

#include <ft2build.h>
#include FT_FREETYPE_H
