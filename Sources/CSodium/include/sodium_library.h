/// The few functions of libsodium that seal what others may read, loaded with dlopen when something is sealed: a program that seals
/// nothing neither loads nor needs it.
///
/// They are declared here, so that its headers are not needed where the program is built. Its major version, which the name of the
/// library ends in, stands for their form. A library that was loaded is never unloaded.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct crypto_generichash_blake2b_state matinee_sodium_hash;

typedef struct {
    /// A key for `derive`, of 32 random bytes.
    void (*make_key)(uint8_t *key);
    /// crypto_kdf: a key of another use, of 16 to 64 bytes, of a key of 32 and a context of 8.
    int (*derive)(uint8_t *subkey, size_t count, uint64_t number, const char *context, const uint8_t *key);
    /// crypto_generichash (BLAKE2b), one part after the other. The state has this many bytes, at a multiple of 64.
    size_t (*hash_size)(void);
    int (*hash_start)(matinee_sodium_hash *state, const uint8_t *key, size_t key_count, size_t count);
    int (*hash_add)(matinee_sodium_hash *state, const uint8_t *bytes, unsigned long long count);
    int (*hash_end)(matinee_sodium_hash *state, uint8_t *hash, size_t count);
    /// crypto_aead_xchacha20poly1305_ietf: a key of 32 bytes, a nonce of 24, and 16 more bytes than the text has.
    int (*encrypt)(uint8_t *sealed, unsigned long long *sealed_count, const uint8_t *text, unsigned long long count,
        const uint8_t *data, unsigned long long data_count, const uint8_t *unused, const uint8_t *nonce, const uint8_t *key);
    /// Not 0 where any of it is not what it was.
    int (*decrypt)(uint8_t *text, unsigned long long *count, uint8_t *unused, const uint8_t *sealed,
        unsigned long long sealed_count, const uint8_t *data, unsigned long long data_count, const uint8_t *nonce,
        const uint8_t *key);
} matinee_sodium;

/// Fills in all functions, and is false when the library is missing, lacks one of them or cannot start.
bool matinee_sodium_load(const char *library, matinee_sodium *functions);
