import Glibc

/// Settings of ICU, the system's locale library.
enum SystemLocale {
    /// Sets the locale category that ICU reads, so that ICU does not read the environment. It derives a default locale
    /// from LC_ALL, LC_MESSAGES or LANG, and crashes with a null pointer for some names there: a language of 12
    /// letters, a long modifier. It reads the environment only while this category is unset.
    ///
    /// Must be called before the first number or date is formatted, and before other threads exist.
    static func keepFromEnvironment() {
        setlocale(LC_MESSAGES, "C.UTF-8")
    }
}
