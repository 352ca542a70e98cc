// Without this, the functions are macros whose types cannot be used.
#define CURL_DISABLE_TYPECHECK
#include "curl_shim.h"
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#define EACH_FUNCTION(DO) \
    DO(global_init) \
    DO(easy_init) \
    DO(easy_cleanup) \
    DO(easy_setopt) \
    DO(easy_getinfo) \
    DO(slist_append) \
    DO(slist_free_all) \
    DO(multi_init) \
    DO(multi_cleanup) \
    DO(multi_add_handle) \
    DO(multi_remove_handle) \
    DO(multi_perform) \
    DO(multi_poll) \
    DO(multi_wakeup) \
    DO(multi_info_read)

struct matinee_curl {
#define FIELD(name) __typeof__(curl_##name) *name;
    EACH_FUNCTION(FIELD)
};

// Libraries of 2022 may not be started by two threads at once.
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

const matinee_curl *matinee_curl_load(const char *library) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return NULL;
    matinee_curl *curl = calloc(1, sizeof *curl);
    bool complete = curl != NULL;
#define FIND(name) complete = complete && (curl->name = (__typeof__(curl->name))dlsym(handle, "curl_" #name));
    EACH_FUNCTION(FIND)
    if (complete) {
        pthread_mutex_lock(&starting);
        complete = curl->global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
        pthread_mutex_unlock(&starting);
    }
    if (complete) return curl;
    free(curl);
    dlclose(handle);
    return NULL;
}

void matinee_curl_release(const matinee_curl *curl) {
    free((void *)curl);
}

CURL *matinee_curl_easy_init(const matinee_curl *curl) {
    return curl->easy_init();
}

void matinee_curl_easy_cleanup(const matinee_curl *curl, CURL *easy) {
    curl->easy_cleanup(easy);
}

bool matinee_curl_set_number(const matinee_curl *curl, CURL *easy, CURLoption option, long value) {
    return curl->easy_setopt(easy, option, value) == CURLE_OK;
}

bool matinee_curl_set_text(const matinee_curl *curl, CURL *easy, CURLoption option, const char *value) {
    return curl->easy_setopt(easy, option, value) == CURLE_OK;
}

bool matinee_curl_set_pointer(const matinee_curl *curl, CURL *easy, CURLoption option, void *value) {
    return curl->easy_setopt(easy, option, value) == CURLE_OK;
}

bool matinee_curl_set_receiver(const matinee_curl *curl, CURL *easy, CURLoption option, curl_write_callback value) {
    return curl->easy_setopt(easy, option, value) == CURLE_OK;
}

bool matinee_curl_set_common(const matinee_curl *curl, CURL *easy) {
    // By number, since header versions differ. CURLOPT_PROTOCOLS is deprecated, but libraries of 2022 do not have its
    // successor; they may also refuse CURLOPT_QUICK_EXIT, which they do not know.
    const CURLoption protocols = (CURLoption)(CURLOPTTYPE_LONG + 181);
    const CURLoption quick_exit = (CURLoption)(CURLOPTTYPE_LONG + 322);
    (void)curl->easy_setopt(easy, quick_exit, 1L);
    return curl->easy_setopt(easy, protocols, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS)) == CURLE_OK;
}

long matinee_curl_number(const matinee_curl *curl, CURL *easy, CURLINFO info) {
    long value = 0;
    return curl->easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

struct curl_slist *matinee_curl_list_append(const matinee_curl *curl, struct curl_slist *list, const char *text) {
    struct curl_slist *longer = curl->slist_append(list, text);
    return longer ? longer : list;
}

void matinee_curl_list_free(const matinee_curl *curl, struct curl_slist *list) {
    curl->slist_free_all(list);
}

CURLM *matinee_curl_multi_init(const matinee_curl *curl) {
    return curl->multi_init();
}

void matinee_curl_multi_cleanup(const matinee_curl *curl, CURLM *multi) {
    curl->multi_cleanup(multi);
}

bool matinee_curl_multi_add(const matinee_curl *curl, CURLM *multi, CURL *easy) {
    return curl->multi_add_handle(multi, easy) == CURLM_OK;
}

void matinee_curl_multi_remove(const matinee_curl *curl, CURLM *multi, CURL *easy) {
    curl->multi_remove_handle(multi, easy);
}

void matinee_curl_multi_perform(const matinee_curl *curl, CURLM *multi) {
    int running;
    curl->multi_perform(multi, &running);
}

void matinee_curl_multi_wait(const matinee_curl *curl, CURLM *multi) {
    curl->multi_poll(multi, NULL, 0, INT_MAX, NULL);
}

void matinee_curl_multi_wakeup(const matinee_curl *curl, CURLM *multi) {
    curl->multi_wakeup(multi);
}

CURL *matinee_curl_multi_next_ended(const matinee_curl *curl, CURLM *multi, CURLcode *result) {
    int left;
    for (CURLMsg *message; (message = curl->multi_info_read(multi, &left));) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}
