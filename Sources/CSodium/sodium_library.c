#include "sodium_library.h"
#include <dlfcn.h>

#define FIND(field, symbol) (functions->field = (__typeof__(functions->field))dlsym(handle, symbol))

bool matinee_sodium_load(const char *library, matinee_sodium *functions) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    // It says 1 where it was started before.
    int (*start)(void) = (int (*)(void))dlsym(handle, "sodium_init");
    bool complete = start && start() >= 0
        && FIND(make_key, "crypto_kdf_keygen")
        && FIND(derive, "crypto_kdf_derive_from_key")
        && FIND(hash_size, "crypto_generichash_statebytes")
        && FIND(hash_start, "crypto_generichash_init")
        && FIND(hash_add, "crypto_generichash_update")
        && FIND(hash_end, "crypto_generichash_final")
        && FIND(encrypt, "crypto_aead_xchacha20poly1305_ietf_encrypt")
        && FIND(decrypt, "crypto_aead_xchacha20poly1305_ietf_decrypt");
    if (!complete) dlclose(handle);
    return complete;
}
