#include "ncurses_shim.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

static WINDOW *input;

bool matinee_start(void) {
    if (newterm(NULL, stdout, stdin) == NULL) return false;
    // Reading from the screen itself would refresh it each time; a pad is never shown.
    input = newpad(1, 1);
    return input != NULL && raw() == OK && noecho() == OK && nonl() == OK && keypad(input, TRUE) == OK
        && nodelay(input, TRUE) == OK && intrflush(input, FALSE) == OK;
}

void matinee_resume(void) {
    reset_prog_mode();
    // Curses does not ask the terminal again for the sequences of function keys, which endwin ended.
    keypad(input, TRUE);
}

cchar_t matinee_cell(uint32_t base, uint64_t marks, attr_t attributes, int pair) {
    wchar_t text[5] = {(wchar_t)base};
    for (int i = 1; marks && i < 4; i++, marks >>= 21) text[i] = (wchar_t)(marks & 0x1FFFFF);
    cchar_t cell;
    memset(&cell, 0, sizeof cell);
    setcchar(&cell, text, attributes, 0, &pair);
    return cell;
}

/// Leaves out padding, `$<5>`, which a plain write cannot honour.
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

void matinee_define_key(const char *sequence, int code) {
    define_key(sequence, code);
}

int matinee_read_key(uint32_t *key) {
    wint_t value = 0;
    int kind = wget_wch(input, &value);
    *key = (uint32_t)value;
    return kind;
}

bool matinee_terminal_size(int *width, int *height) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *width = size.ws_col;
    *height = size.ws_row;
    return true;
}
