/// TurboJPEG and libsixel, each loaded with dlopen when a picture is first sent in its form, so that a program that
/// shows none neither loads nor needs them. Types and constants come from the system's headers.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The functions of a loaded TurboJPEG, which is never unloaded. They never change.
typedef struct matinee_jpeg matinee_jpeg;

/// Loads the library (`libturbojpeg.so.0`). NULL when it is missing or lacks a function.
const matinee_jpeg *matinee_jpeg_load(const char *library);
/// Releases the table of functions; the library stays loaded.
void matinee_jpeg_release(const matinee_jpeg *jpeg);
/// How many bytes a picture takes at most.
size_t matinee_jpeg_bound(const matinee_jpeg *jpeg, int width, int height);
/// Makes a JPEG of pixels of three bytes each. Returns how many bytes it has; 0 when it failed.
size_t matinee_jpeg_encode(
    const matinee_jpeg *jpeg, const uint8_t *rgb, int width, int height, uint8_t *encoded, size_t capacity);

/// The functions of a loaded libsixel, which is never unloaded. They never change.
typedef struct matinee_sixel matinee_sixel;

/// Takes the next bytes, and returns how many it took.
typedef int (*matinee_sixel_receiver)(char *bytes, int count, void *context);

/// Loads the library (`libsixel.so.1`). NULL when it is missing or lacks a function.
const matinee_sixel *matinee_sixel_load(const char *library);
/// Releases the table of functions; the library stays loaded.
void matinee_sixel_release(const matinee_sixel *sixel);
/// Makes a control string, from DCS to ST, of pixels of three bytes each, which the library changes while it works.
/// Its palette of 256 colours is of five bits each; `exact`, three bytes or NULL, is a colour that shall be as it is.
bool matinee_sixel_encode(
    const matinee_sixel *sixel, uint8_t *rgb, int width, int height, const uint8_t *exact,
    matinee_sixel_receiver receiver, void *context);
