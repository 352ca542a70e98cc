#include "picture_libraries.h"
#include <dlfcn.h>

const png_uint_32 matinee_png_format_rgba = PNG_FORMAT_RGBA;

#define FIND(field, symbol) (functions->field = (__typeof__(functions->field))dlsym(handle, symbol))

static void *load(const char *library) {
    return dlopen(library, RTLD_NOW | RTLD_LOCAL);
}

/// Only a library that has all functions stays loaded.
static bool keep(void *handle, bool complete) {
    if (!complete) dlclose(handle);
    return complete;
}

bool matinee_turbojpeg_load(const char *library, matinee_turbojpeg *functions) {
    void *handle = load(library);
    return handle
        && keep(handle, FIND(init_decompress, "tjInitDecompress")
            && FIND(decompress_header, "tjDecompressHeader3")
            && FIND(decompress, "tjDecompress2")
            && FIND(error_code, "tjGetErrorCode")
            && FIND(destroy, "tjDestroy"));
}

bool matinee_png_load(const char *library, matinee_png *functions) {
    void *handle = load(library);
    return handle
        && keep(handle, FIND(begin_read_from_memory, "png_image_begin_read_from_memory")
            && FIND(finish_read, "png_image_finish_read")
            && FIND(free, "png_image_free"));
}

bool matinee_webp_load(const char *library, matinee_webp *functions) {
    void *handle = load(library);
    return handle
        && keep(handle, FIND(get_features, "WebPGetFeaturesInternal")
            && FIND(init_decoder_config, "WebPInitDecoderConfigInternal")
            && FIND(decode, "WebPDecode")
            && FIND(free_buffer, "WebPFreeDecBuffer"));
}
