/// libcurl, loaded with dlopen when it is first needed, so that a program without network access neither loads nor
/// needs it. Types and constants come from the system's header.
///
/// Do not call the functions of <curl/curl.h> directly: the library is not linked.
#pragma once
#include <curl/curl.h>
#include <stdbool.h>

/// The functions of a loaded libcurl, which is never unloaded. They never change.
typedef struct matinee_curl matinee_curl;

/// Loads the library (`libcurl.so.4`) and starts it. NULL when it is missing or lacks a function.
const matinee_curl *matinee_curl_load(const char *library);

/// Releases the table of functions; the library stays loaded.
void matinee_curl_release(const matinee_curl *curl);

CURL *matinee_curl_easy_init(const matinee_curl *curl);
void matinee_curl_easy_cleanup(const matinee_curl *curl, CURL *easy);

// Swift cannot call the variadic curl_easy_setopt and curl_easy_getinfo, so there is a function for each argument type.
bool matinee_curl_set_number(const matinee_curl *curl, CURL *easy, CURLoption option, long value);
/// curl keeps a copy of the text.
bool matinee_curl_set_text(const matinee_curl *curl, CURL *easy, CURLoption option, const char *value);
/// curl keeps the pointer.
bool matinee_curl_set_pointer(const matinee_curl *curl, CURL *easy, CURLoption option, void *value);
bool matinee_curl_set_receiver(const matinee_curl *curl, CURL *easy, CURLoption option, curl_write_callback value);
/// Allows only http and https; and makes a cancelled transfer not wait for its name server, which would block all
/// others.
bool matinee_curl_set_common(const matinee_curl *curl, CURL *easy);
/// 0 if curl does not know.
long matinee_curl_number(const matinee_curl *curl, CURL *easy, CURLINFO info);

struct curl_slist *matinee_curl_list_append(const matinee_curl *curl, struct curl_slist *list, const char *text);
void matinee_curl_list_free(const matinee_curl *curl, struct curl_slist *list);

CURLM *matinee_curl_multi_init(const matinee_curl *curl);
void matinee_curl_multi_cleanup(const matinee_curl *curl, CURLM *multi);
bool matinee_curl_multi_add(const matinee_curl *curl, CURLM *multi, CURL *easy);
void matinee_curl_multi_remove(const matinee_curl *curl, CURLM *multi, CURL *easy);
void matinee_curl_multi_perform(const matinee_curl *curl, CURLM *multi);
/// Sleeps until a transfer can go on, or `matinee_curl_multi_wakeup` is called.
void matinee_curl_multi_wait(const matinee_curl *curl, CURLM *multi);
/// The only function that any thread may call.
void matinee_curl_multi_wakeup(const matinee_curl *curl, CURLM *multi);
/// The next transfer that has ended, and how; NULL when there is none.
CURL *matinee_curl_multi_next_ended(const matinee_curl *curl, CURLM *multi, CURLcode *result);
