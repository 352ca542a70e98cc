#define _GNU_SOURCE
#include "ncurses_shim.h"

#include "terminal_guard.h"
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/// The file that curses writes to: the terminal, or a file in memory while it makes a frame.
static int output = -1;
static int frame = -1;

static FILE *open_output(void) {
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    frame = memfd_create("frame", MFD_CLOEXEC);
    return output < 0 || frame < 0 ? NULL : fdopen(output, "w");
}

/// Has curses take the size of the window, and not LINES and COLUMNS, which may be those of another one: it would scroll a part of
/// the screen alone, and leave it so. Where nobody knows the window's size, these count.
static void prefer_window_size(void) {
    int width, height;
    if (!matinee_terminal_size(&width, &height)) return;
    use_env(FALSE);
    use_tioctl(TRUE);
}

matinee_start_result matinee_know_terminal(void) {
    int error;
    prefer_window_size();
    if (setupterm(NULL, STDOUT_FILENO, &error) != OK) return matinee_unknown_terminal;
    const char *move = tigetstr("cup");
    return move == NULL || move == (const char *)-1 ? matinee_no_cursor : matinee_started;
}

bool matinee_has_entry(const char *name) {
    TERMINAL *known = cur_term;
    int error;
    // Without a place for the error it would end the process.
    bool is_there = setupterm((char *)name, STDOUT_FILENO, &error) == OK;
    if (is_there && cur_term != known) {
        TERMINAL *found = set_curterm(known);
        del_curterm(found);
    }
    return is_there;
}

int matinee_number(const char *name) {
    return tigetnum(name);
}

matinee_start_result matinee_start(const char *name) {
    FILE *file = open_output();
    if (file == NULL || newterm((char *)name, file, stdin) == NULL) return matinee_unknown_terminal;
    raw();
    noecho();
    nonl();
    intrflush(stdscr, FALSE);
    // The event loop checks for waiting keys, so curses need not do so during a frame.
    typeahead(-1);
    return matinee_started;
}

size_t matinee_compose(const uint8_t **bytes) {
    static uint8_t *buffer;
    static size_t capacity;
    wnoutrefresh(stdscr);
    // `dup2` would hand it on to the programs that are started, such as a browser or an editor.
    dup3(frame, output, O_CLOEXEC);
    doupdate();
    dup3(STDOUT_FILENO, output, O_CLOEXEC);
    off_t end = lseek(frame, 0, SEEK_CUR);
    lseek(frame, 0, SEEK_SET);
    size_t length = end > 0 ? (size_t)end : 0;
    if (length > capacity) {
        uint8_t *larger = realloc(buffer, length);
        if (!larger) return 0;
        buffer = larger;
        capacity = length;
    }
    for (size_t count = 0; count < length;) {
        ssize_t part = pread(frame, buffer + count, length - count, (off_t)count);
        if (part <= 0) return 0;
        count += (size_t)part;
    }
    *bytes = buffer;
    return length;
}

cchar_t matinee_cell(uint32_t base, uint64_t marks, attr_t attributes, int pair) {
    wchar_t text[5] = {(wchar_t)base};
    for (int i = 1; marks && i < 4; i++, marks >>= 21) text[i] = (wchar_t)(marks & 0x1FFFFF);
    cchar_t cell;
    memset(&cell, 0, sizeof cell);
    setcchar(&cell, text, attributes, 0, &pair);
    return cell;
}

/// Removes padding, `$<5>`, which a plain write cannot handle.
static void strip_padding(char *text) {
    char *to = text;
    for (const char *from = text; *from; from++) {
        if (from[0] == '$' && from[1] == '<') {
            const char *end = strchr(from, '>');
            if (end) {
                from = end;
                continue;
            }
        }
        *to++ = *from;
    }
    *to = 0;
}

char *matinee_capability(const char *name) {
    const char *value = tigetstr(name);
    if (value == NULL || value == (const char *)-1) return NULL;
    char *copy = strdup(value);
    if (copy) strip_padding(copy);
    return copy;
}

char *matinee_color(int number, bool is_ground) {
    const char *value = tigetstr(is_ground ? "setab" : "setaf");
    if (value == NULL || value == (const char *)-1) return NULL;
    const char *set = tiparm(value, number);
    char *copy = set ? strdup(set) : NULL;
    if (copy) strip_padding(copy);
    return copy;
}

bool matinee_has_capability(const char *name) {
    const char *value = tigetstr(name);
    return tigetflag(name) > 0 || tigetnum(name) > 0 || (value != NULL && value != (const char *)-1);
}

bool matinee_cell_size(int *width, int *height) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *width = size.ws_xpixel / size.ws_col;
    *height = size.ws_ypixel / size.ws_row;
    return *width > 0 && *height > 0;
}

bool matinee_terminal_size(int *width, int *height) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *width = size.ws_col;
    *height = size.ws_row;
    return true;
}
