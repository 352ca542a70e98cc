import Glibc

/// Starts other programs with default signal handling: they should not inherit that this program ignores a signal.
enum ProgramStart {
    /// - Parameter flags: for `posix_spawnattr_setflags`, in addition to those for signals.
    static func withAttributes<Result>(
        flags: Int16 = 0, _ start: (inout posix_spawnattr_t) -> Result
    ) -> Result {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var heard = sigset_t()
        sigemptyset(&heard)
        for number in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGXFSZ] { sigaddset(&heard, number) }
        posix_spawnattr_setsigdefault(&attributes, &heard)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | flags)
        return start(&attributes)
    }
}
