import Glibc

/// How other programs are started: with no signal ignored only because it is here.
enum ProgramStart {
    /// - Parameter flags: of `posix_spawnattr_setflags`, beside the one for the signals.
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
