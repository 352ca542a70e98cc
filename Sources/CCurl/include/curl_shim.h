/// libcurl, loaded when it is first needed. The system's header gives the types and constants; the functions
/// come from dlopen, so that a program that never asks the network neither loads nor needs the library.
///
/// None of the functions of <curl/curl.h> itself may be called: nothing links them.
#pragma once
#include <curl/curl.h>
#include <stdbool.h>

/// The functions of a loaded libcurl, which is never unloaded. They never change.
typedef struct matinee_curl matinee_curl;

/// Loads the library (`libcurl.so.4`) and starts it. NULL when it is missing or lacks a function.
const matinee_curl *matinee_curl_load(const char *library);

/// Gives the functions back; the library stays.
void matinee_curl_release(const matinee_curl *curl);

CURL *matinee_curl_easy_init(const matinee_curl *curl);
void matinee_curl_easy_cleanup(const matinee_curl *curl, CURL *easy);

// curl_easy_setopt and curl_easy_getinfo take any type of argument, which Swift cannot call: one function a type.
bool matinee_curl_set_number(const matinee_curl *curl, CURL *easy, CURLoption option, long value);
/// curl keeps a copy of the text.
bool matinee_curl_set_text(const matinee_curl *curl, CURL *easy, CURLoption option, const char *value);
/// curl keeps the pointer.
bool matinee_curl_set_pointer(const matinee_curl *curl, CURL *easy, CURLoption option, void *value);
bool matinee_curl_set_receiver(const matinee_curl *curl, CURL *easy, CURLoption option, curl_write_callback value);
/// Only http and https, whatever else the library speaks; and no waiting for a name server when a transfer is given
/// up, which would hold up all others.
bool matinee_curl_set_common(const matinee_curl *curl, CURL *easy);
/// 0 where curl does not know.
long matinee_curl_number(const matinee_curl *curl, CURL *easy, CURLINFO info);

struct curl_slist *matinee_curl_list_append(const matinee_curl *curl, struct curl_slist *list, const char *text);
void matinee_curl_list_free(const matinee_curl *curl, struct curl_slist *list);

CURLM *matinee_curl_multi_init(const matinee_curl *curl);
void matinee_curl_multi_cleanup(const matinee_curl *curl, CURLM *multi);
bool matinee_curl_multi_add(const matinee_curl *curl, CURLM *multi, CURL *easy);
void matinee_curl_multi_remove(const matinee_curl *curl, CURLM *multi, CURL *easy);
void matinee_curl_multi_perform(const matinee_curl *curl, CURLM *multi);
/// Sleeps until a transfer can go on, or `matinee_curl_multi_wakeup`.
void matinee_curl_multi_wait(const matinee_curl *curl, CURLM *multi);
/// The one function that any thread may call.
void matinee_curl_multi_wakeup(const matinee_curl *curl, CURLM *multi);
/// The next transfer that has ended, and how; NULL when there is none.
CURL *matinee_curl_multi_next_ended(const matinee_curl *curl, CURLM *multi, CURLcode *result);
