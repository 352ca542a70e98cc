/// The few functions of libarchive that read a zip out of memory, loaded with dlopen at the first zip: a program that
/// reads none neither loads nor needs it.
///
/// They are declared here, so that its headers are not needed where the program is built. Its major version, which the
/// name of the library ends in, stands for their form. A library that was loaded is never unloaded.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct archive;
struct archive_entry;

typedef struct {
    struct archive *(*read_new)(void);
    int (*support_zip)(struct archive *archive);
    /// The memory must stay as long as the archive.
    int (*open_memory)(struct archive *archive, const void *bytes, size_t count);
    int (*next_header)(struct archive *archive, struct archive_entry **entry);
    /// Both belong to the entry, and may be null.
    const char *(*path_utf8)(struct archive_entry *entry);
    const char *(*path)(struct archive_entry *entry);
    /// How many bytes of the entry were read; 0 at its end, negative where it cannot be read.
    ssize_t (*read_data)(struct archive *archive, void *buffer, size_t count);
    int (*free)(struct archive *archive);
} matinee_archive;

enum {
    matinee_archive_end = 1,
    matinee_archive_ok = 0,
    /// It could be read, with something amiss, as a name that this locale cannot express.
    matinee_archive_warning = -20,
};

/// From here on, and until it is left, this thread reads texts as UTF-8, whatever the user's locale is: where that is
/// "C", libarchive drops names that are not ASCII. Null where there is no such locale.
void *matinee_archive_enter_utf8(void);

/// - Parameter former: what entering returned.
void matinee_archive_leave_utf8(void *former);

/// Fills in all functions, and is false when the library is missing or lacks one of them.
bool matinee_archive_load(const char *library, matinee_archive *functions);
