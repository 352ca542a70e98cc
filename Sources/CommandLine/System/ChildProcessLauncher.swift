package import Glibc

/// Starts other programs with default signal handling: they should not inherit that this program ignores a signal.
package enum ChildProcessLauncher {
    /// POSIX_SPAWN_SETSID, which the C library declares only with its extensions.
    private static let setSessionID: Int16 = 0x80

    /// Starts a program on its own, without the terminal.
    ///
    /// - Parameters:
    ///   - program: its path; a name alone is looked for.
    ///   - arguments: with its name.
    ///   - input: an open file; nil for none.
    /// - Returns: nil if it could not be started.
    package static func detached(
        _ program: String, _ arguments: [String], input: Int32? = nil, environment: [String: String]
    ) -> ChildProcess? {
        spawn(program, arguments, input: input, environment: environment, flags: setSessionID)
            .map { ChildProcess(identifier: $0) }
    }

    /// Starts a program that reads and writes the files that it is given, in place of the terminal.
    ///
    /// - Parameters:
    ///   - program: its path; a name alone is looked for.
    ///   - arguments: with its name.
    ///   - input: an open file that it reads; nil for none.
    ///   - output: an open file for what it says; nil for none. Its errors are said to nobody.
    ///   - flags: for `posix_spawnattr_setflags`, in addition to those for signals.
    /// - Returns: nil if it could not be started.
    static func spawn(
        _ program: String, _ arguments: [String], input: Int32? = nil, output: Int32? = nil,
        environment: [String: String], flags: Int16 = 0
    ) -> pid_t? {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for (file, given) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, nil)] {
            if let given {
                posix_spawn_file_actions_adddup2(&files, given, file)
            } else {
                posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0)
            }
        }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { variables.forEach { free($0) } }
        var process: pid_t = 0
        let failure = withAttributes(flags: flags) {
            posix_spawnp(&process, program, &files, &$0, &words, &variables)
        }
        return failure == 0 ? process : nil
    }

    /// - Parameter flags: for `posix_spawnattr_setflags`, in addition to those for signals.
    package static func withAttributes<Result>(
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
