/// Makes pictures for tests, by the encoders of the libraries whose decoders are tested. They are loaded when they are
/// first needed, so that a test bundle runs without them.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Where the pixels of a JPEG are RGBA or, already inverted as Adobe's are, CMYK, four bytes each.
typedef enum {
    matinee_jpeg_rgba,
    matinee_jpeg_gray,
    matinee_jpeg_cmyk,
} matinee_jpeg_pixels;

/// To be freed; NULL if it cannot be made.
uint8_t *matinee_make_jpeg(
    const uint8_t *pixels, int width, int height, matinee_jpeg_pixels kind, bool progressive, size_t *count);
/// A quality of 101 keeps all pixels as they are. To be freed; NULL if it cannot be made.
uint8_t *matinee_make_webp(const uint8_t *rgba, int width, int height, float quality, size_t *count);
