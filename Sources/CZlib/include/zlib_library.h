/// zlib, loaded with dlopen when something is compressed: a program that compresses nothing neither loads nor needs it. Types and
/// constants come from the system's headers.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The functions of a loaded zlib, which is never unloaded. They never change.
typedef struct matinee_zlib matinee_zlib;

/// Loads the library (`libz.so.1`). NULL when it is missing or lacks a function.
const matinee_zlib *matinee_zlib_load(const char *library);
/// Releases the table of functions; the library stays loaded.
void matinee_zlib_release(const matinee_zlib *zlib);
/// How many bytes so many take at most when they are compressed at once.
size_t matinee_zlib_bound(const matinee_zlib *zlib, size_t count);
/// Compresses with the fastest level. Returns how many bytes there are now; 0 when it failed.
size_t matinee_zlib_compress(
    const matinee_zlib *zlib, const uint8_t *bytes, size_t count, uint8_t *compressed, size_t capacity);

/// What is compressed or unpacked piece by piece.
typedef struct matinee_zlib_stream matinee_zlib_stream;

/// NULL when there is no memory for it. The table must stay until it is ended.
matinee_zlib_stream *matinee_zlib_start(const matinee_zlib *zlib, bool unpacks);
void matinee_zlib_end(matinee_zlib_stream *stream);

typedef enum { MATINEE_ZLIB_GOES_ON, MATINEE_ZLIB_IS_WHOLE, MATINEE_ZLIB_IS_DAMAGED } matinee_zlib_progress;

/// Takes bytes from `*bytes`, which it moves on, and fills up to `*room` bytes at `out`.
///
/// `*count` is what is left of them then, and `*room` what is left of the room. `is_last`: nothing comes after them. What is unpacked
/// and asks for more than there is is damaged.
matinee_zlib_progress matinee_zlib_go_on(
    matinee_zlib_stream *stream, const uint8_t *bytes, size_t *count, uint8_t *out, size_t *room, bool is_last);
