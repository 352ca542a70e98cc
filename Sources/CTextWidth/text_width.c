#define _GNU_SOURCE
#include "text_width.h"
#include <locale.h>
#include <pthread.h>
#include <wchar.h>

static locale_t utf8;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_locale(void) {
    utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

int matinee_scalar_width(uint32_t scalar) {
    pthread_once(&once, make_locale);
    if (!utf8) return wcwidth((wchar_t)scalar);
    locale_t previous = uselocale(utf8);
    int width = wcwidth((wchar_t)scalar);
    uselocale(previous);
    return width;
}
