/// Wrappers for parts of SQLite that Swift cannot import: function pointers cast from numbers.
#pragma once
#include <sqlite3.h>

/// Binds a copy, so that the caller may free the memory.
static inline int matinee_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int matinee_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

/// Whether closing the last connection moves the -wal file's content into the database. If off, closing leaves both
/// files unchanged.
static inline int matinee_checkpoint_on_close(sqlite3 *database, int on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !on, (int *)0);
}
