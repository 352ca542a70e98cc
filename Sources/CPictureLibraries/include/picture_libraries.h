/// libturbojpeg, libpng and libwebp, loaded with dlopen at the first picture of their kind: a program that shows none
/// neither loads nor needs them, and a missing one costs only its own kind. Types and constants come from the system's
/// headers.
///
/// Do not call the functions of these headers directly: the libraries are not linked. A library that was loaded is
/// never unloaded.
#pragma once
#include <png.h>
#include <stdbool.h>
#include <turbojpeg.h>
#include <webp/decode.h>

typedef struct {
    __typeof__(tjInitDecompress) *init_decompress;
    __typeof__(tjDecompressHeader3) *decompress_header;
    __typeof__(tjDecompress2) *decompress;
    __typeof__(tjGetErrorCode) *error_code;
    __typeof__(tjDestroy) *destroy;
} matinee_turbojpeg;

typedef struct {
    __typeof__(png_image_begin_read_from_memory) *begin_read_from_memory;
    __typeof__(png_image_finish_read) *finish_read;
    __typeof__(png_image_free) *free;
} matinee_png;

typedef struct {
    __typeof__(WebPGetFeaturesInternal) *get_features;
    __typeof__(WebPInitDecoderConfigInternal) *init_decoder_config;
    __typeof__(WebPDecode) *decode;
    __typeof__(WebPFreeDecBuffer) *free_buffer;
} matinee_webp;

// Each fills in all functions, and is false when the library is missing or lacks one of them.
bool matinee_turbojpeg_load(const char *library, matinee_turbojpeg *functions);
bool matinee_png_load(const char *library, matinee_png *functions);
bool matinee_webp_load(const char *library, matinee_webp *functions);

/// PNG_FORMAT_RGBA, whose definition Swift does not read.
extern const png_uint_32 matinee_png_format_rgba;
