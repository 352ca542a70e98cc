#include "zlib_library.h"
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

#define EACH_FUNCTION(DO) \
    DO(compress, compress2) \
    DO(bound, compressBound) \
    DO(deflate_start, deflateInit_) \
    DO(deflate, deflate) \
    DO(deflate_end, deflateEnd) \
    DO(inflate_start, inflateInit_) \
    DO(inflate, inflate) \
    DO(inflate_end, inflateEnd)
#define FIELD(field, symbol) __typeof__(symbol) *field;
#define FIND(field, symbol) complete = complete && (table->field = (__typeof__(table->field))dlsym(handle, #symbol));

struct matinee_zlib {
    EACH_FUNCTION(FIELD)
};

struct matinee_zlib_stream {
    const matinee_zlib *zlib;
    bool unpacks;
    z_stream state;
};

const matinee_zlib *matinee_zlib_load(const char *library) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return NULL;
    matinee_zlib *table = calloc(1, sizeof *table);
    bool complete = table != NULL;
    EACH_FUNCTION(FIND)
    if (complete) return table;
    free(table);
    dlclose(handle);
    return NULL;
}

void matinee_zlib_release(const matinee_zlib *zlib) {
    free((void *)zlib);
}

size_t matinee_zlib_bound(const matinee_zlib *zlib, size_t count) {
    return zlib->bound(count);
}

size_t matinee_zlib_compress(
    const matinee_zlib *zlib, const uint8_t *bytes, size_t count, uint8_t *compressed, size_t capacity) {
    uLongf length = capacity;
    return zlib->compress(compressed, &length, bytes, count, Z_BEST_SPEED) == Z_OK ? length : 0;
}

matinee_zlib_stream *matinee_zlib_start(const matinee_zlib *zlib, bool unpacks) {
    matinee_zlib_stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->zlib = zlib;
    stream->unpacks = unpacks;
    int size = sizeof stream->state;
    int outcome = unpacks ? zlib->inflate_start(&stream->state, ZLIB_VERSION, size)
                          : zlib->deflate_start(&stream->state, Z_DEFAULT_COMPRESSION, ZLIB_VERSION, size);
    if (outcome == Z_OK) return stream;
    free(stream);
    return NULL;
}

void matinee_zlib_end(matinee_zlib_stream *stream) {
    (stream->unpacks ? stream->zlib->inflate_end : stream->zlib->deflate_end)(&stream->state);
    free(stream);
}

/// What does not fit into zlib's numbers waits for the next turn.
static uInt clamped(size_t count) {
    return count < UINT_MAX ? (uInt)count : UINT_MAX;
}

matinee_zlib_progress matinee_zlib_go_on(
    matinee_zlib_stream *stream, const uint8_t *bytes, size_t *count, uint8_t *out, size_t *room, bool is_last) {
    z_stream *state = &stream->state;
    uInt given = clamped(*count), offered = clamped(*room);
    state->next_in = (Bytef *)bytes;
    state->avail_in = given;
    state->next_out = out;
    state->avail_out = offered;
    int outcome = stream->unpacks ? stream->zlib->inflate(state, Z_NO_FLUSH)
                                  : stream->zlib->deflate(state, is_last && given == *count ? Z_FINISH : Z_NO_FLUSH);
    *count -= given - state->avail_in;
    *room -= offered - state->avail_out;
    if (outcome == Z_STREAM_END) return MATINEE_ZLIB_IS_WHOLE;
    // That nothing could be done is no error where the next turn brings more bytes, or more room.
    bool needs_more = outcome == Z_BUF_ERROR && !(stream->unpacks && is_last && state->avail_out > 0);
    return outcome == Z_OK || needs_more ? MATINEE_ZLIB_GOES_ON : MATINEE_ZLIB_IS_DAMAGED;
}
