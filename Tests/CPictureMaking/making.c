#include "picture_making.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/encode.h>

#define FIND(library, function) __typeof__(function) *find_##function = (__typeof__(function) *)find(library, #function)

static void *find(const char *library, const char *function) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    return handle ? dlsym(handle, function) : NULL;
}

/// In memory that `free` takes.
static uint8_t *copy(const uint8_t *made, size_t count) {
    uint8_t *copied = made && count ? malloc(count) : NULL;
    if (copied) memcpy(copied, made, count);
    return copied;
}

uint8_t *matinee_make_jpeg(
    const uint8_t *pixels, int width, int height, matinee_jpeg_pixels kind, bool progressive, size_t *count
) {
    static const char library[] = "libturbojpeg.so.0";
    FIND(library, tjInitCompress);
    FIND(library, tjCompress2);
    FIND(library, tjDestroy);
    FIND(library, tjFree);
    if (!find_tjInitCompress || !find_tjCompress2 || !find_tjDestroy || !find_tjFree) return NULL;
    tjhandle handle = find_tjInitCompress();
    unsigned char *made = NULL;
    unsigned long size = 0;
    const int failed = find_tjCompress2(
        handle, pixels, width, 0, height, kind == matinee_jpeg_cmyk ? TJPF_CMYK : TJPF_RGBA, &made, &size,
        kind == matinee_jpeg_gray ? TJSAMP_GRAY : TJSAMP_444, 97, progressive ? TJFLAG_PROGRESSIVE : 0);
    uint8_t *copied = failed ? NULL : copy(made, size);
    *count = copied ? size : 0;
    if (made) find_tjFree(made);
    find_tjDestroy(handle);
    return copied;
}

uint8_t *matinee_make_webp(const uint8_t *rgba, int width, int height, float quality, size_t *count) {
    static const char library[] = "libwebp.so.7";
    FIND(library, WebPEncodeRGBA);
    FIND(library, WebPEncodeLosslessRGBA);
    FIND(library, WebPFree);
    if (!find_WebPEncodeRGBA || !find_WebPEncodeLosslessRGBA || !find_WebPFree) return NULL;
    uint8_t *made = NULL;
    const size_t size = quality > 100
        ? find_WebPEncodeLosslessRGBA(rgba, width, height, width * 4, &made)
        : find_WebPEncodeRGBA(rgba, width, height, width * 4, quality, &made);
    uint8_t *copied = copy(made, size);
    *count = copied ? size : 0;
    if (made) find_WebPFree(made);
    return copied;
}
