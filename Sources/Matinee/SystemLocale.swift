import Glibc

/// What the locale data of the system take for granted where they are not told.
enum SystemLocale {
    /// Says it in place of the environment, of which nobody knows what is in it. ICU derives a locale of its own from
    /// LC_ALL, LC_MESSAGES or LANG, whatever it is asked for, and reads through a null pointer where that name is not to
    /// its liking: a language of 12 letters, a long modifier. It looks there only while this category is still unset.
    ///
    /// Before the first number or date is formatted, and before there are threads.
    static func keepFromEnvironment() {
        setlocale(LC_MESSAGES, "C.UTF-8")
    }
}
