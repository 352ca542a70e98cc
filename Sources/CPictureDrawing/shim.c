#include "picture_drawing_shim.h"
#include <dlfcn.h>
#include <limits.h>
#include <sixel/sixel.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

/// Fills a table of functions. `field` is the name in the table, `symbol` the name in the library.
#define FIELD(field, symbol) __typeof__(symbol) *field;
#define FIND(field, symbol) complete = complete && (table->field = (__typeof__(table->field))dlsym(handle, #symbol));

#define LIBRARY(name, EACH_FUNCTION) \
    struct matinee_##name { \
        EACH_FUNCTION(FIELD) \
    }; \
    const matinee_##name *matinee_##name##_load(const char *library) { \
        void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL); \
        if (!handle) return NULL; \
        matinee_##name *table = calloc(1, sizeof *table); \
        bool complete = table != NULL; \
        EACH_FUNCTION(FIND) \
        if (complete) return table; \
        free(table); \
        dlclose(handle); \
        return NULL; \
    } \
    void matinee_##name##_release(const matinee_##name *table) { \
        free((void *)table); \
    }

#define EACH_OF_JPEG(DO) \
    DO(init, tjInitCompress) \
    DO(bound, tjBufSize) \
    DO(compress, tjCompress2) \
    DO(destroy, tjDestroy)
LIBRARY(jpeg, EACH_OF_JPEG)

/// Colours at half the resolution: letters stay sharp, since brightness has all of it.
static const int subsampling = TJSAMP_420;
static const int quality = 90;

size_t matinee_jpeg_bound(const matinee_jpeg *jpeg, int width, int height) {
    return jpeg->bound(width, height, subsampling);
}

size_t matinee_jpeg_encode(
    const matinee_jpeg *jpeg, const uint8_t *rgb, int width, int height, uint8_t *encoded, size_t capacity) {
    tjhandle compressor = jpeg->init();
    if (!compressor) return 0;
    unsigned long length = capacity;
    int status = jpeg->compress(
        compressor, rgb, width, 0, height, TJPF_RGB, &encoded, &length, subsampling, quality, TJFLAG_NOREALLOC);
    jpeg->destroy(compressor);
    return status == 0 ? length : 0;
}

#define EACH_OF_SIXEL(DO) \
    DO(dither_new, sixel_dither_new) \
    DO(dither_initialize, sixel_dither_initialize) \
    DO(dither_palette, sixel_dither_get_palette) \
    DO(dither_count, sixel_dither_get_num_of_palette_colors) \
    DO(dither_unref, sixel_dither_unref) \
    DO(output_new, sixel_output_new) \
    DO(output_unref, sixel_output_unref) \
    DO(encode, sixel_encode)
LIBRARY(sixel, EACH_OF_SIXEL)

/// The library counts colours by their upper five bits, and leaves the lower ones 0: white would be gray. This stretches
/// the palette to all eight bits; then the colour that is nearest to `exact`, where there is one, becomes that.
static void mend_palette(const matinee_sixel *sixel, sixel_dither_t *dither, const uint8_t *exact) {
    unsigned char *palette = sixel->dither_palette(dither), *nearest = NULL;
    int count = palette ? sixel->dither_count(dither) : 0;
    int least = INT_MAX;
    for (unsigned char *color = palette; color < palette + count * 3; color += 3) {
        int distance = 0;
        for (int channel = 0; channel < 3; channel++) {
            color[channel] += color[channel] >> 5;
            int difference = exact ? color[channel] - exact[channel] : 0;
            distance += difference * difference;
        }
        if (distance < least) {
            least = distance;
            nearest = color;
        }
    }
    if (exact && nearest) memcpy(nearest, exact, 3);
}

bool matinee_sixel_encode(
    const matinee_sixel *sixel, uint8_t *rgb, int width, int height, const uint8_t *exact,
    matinee_sixel_receiver receiver, void *context) {
    sixel_dither_t *dither = NULL;
    sixel_output_t *output = NULL;
    bool is_done = SIXEL_SUCCEEDED(sixel->dither_new(&dither, SIXEL_PALETTE_MAX, NULL))
        && SIXEL_SUCCEEDED(sixel->dither_initialize(
            dither, rgb, width, height, SIXEL_PIXELFORMAT_RGB888, SIXEL_LARGE_AUTO, SIXEL_REP_AUTO,
            SIXEL_QUALITY_HIGH))
        && SIXEL_SUCCEEDED(sixel->output_new(&output, receiver, context, NULL));
    if (is_done) mend_palette(sixel, dither, exact);
    is_done = is_done && SIXEL_SUCCEEDED(sixel->encode(rgb, width, height, 0, dither, output));
    if (output) sixel->output_unref(output);
    if (dither) sixel->dither_unref(dither);
    return is_done;
}
