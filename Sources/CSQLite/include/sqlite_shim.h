/// The system's SQLite, without what Swift cannot take in: function pointers cast from numbers.
#pragma once
#include <sqlite3.h>

/// SQLite takes a copy of what is bound: the caller's memory may go.
static inline int matinee_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int matinee_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

/// Whether the last connection to close moves what is in the -wal file into the database. Off, closing leaves both
/// files as they are.
static inline int matinee_checkpoint_on_close(sqlite3 *database, int on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !on, (int *)0);
}
