import Foundation

/// A program that is run to its end.
enum ChildProgram {
    struct Result {
        let status: Int32
        let output: String
    }

    struct NotStarted: Error {
        /// Of errno.
        let number: Int32
    }

    /// - Parameter arguments: the program, by its name, and what it is given.
    /// - Returns: its exit status, and all that it wrote, to standard error too.
    static func run(_ arguments: [String]) throws(NotStarted) -> Result {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw NotStarted(number: errno) }
        let (reading, writing) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&files, writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&files, writing, STDERR_FILENO)
        posix_spawn_file_actions_addclose(&files, ends[0])
        posix_spawn_file_actions_addclose(&files, writing)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Ctrl-C ends what is waited for, though not who waits.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, arguments[0], &files, &attributes, &words, environ)
        close(writing)
        guard failure == 0 else { throw NotStarted(number: failure) }
        let output = (try? reading.readToEnd()) ?? nil
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return Result(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
            output: String(decoding: output ?? Data(), as: UTF8.self))
    }
}
