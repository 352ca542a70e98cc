#define _GNU_SOURCE
#include "archive_library.h"
#include <dlfcn.h>
#include <locale.h>

#define FIND(field, symbol) (functions->field = (__typeof__(functions->field))dlsym(handle, symbol))

void *matinee_archive_enter_utf8(void) {
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    return utf8 ? uselocale(utf8) : NULL;
}

void matinee_archive_leave_utf8(void *former) {
    if (!former) return;
    locale_t utf8 = uselocale((locale_t)former);
    freelocale(utf8);
}

bool matinee_archive_load(const char *library, matinee_archive *functions) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
    bool complete = FIND(read_new, "archive_read_new")
        && FIND(support_zip, "archive_read_support_format_zip")
        && FIND(open_memory, "archive_read_open_memory")
        && FIND(next_header, "archive_read_next_header")
        && FIND(path_utf8, "archive_entry_pathname_utf8")
        && FIND(path, "archive_entry_pathname")
        && FIND(read_data, "archive_read_data")
        && FIND(free, "archive_read_free");
    if (!complete) dlclose(handle);
    return complete;
}
