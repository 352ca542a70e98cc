import Glibc

/// A pseudo terminal: the test types and reads the output.
package final class PseudoTerminal: Sendable {
    package struct NotAvailable: Error {}

    /// The end that a terminal emulator holds.
    package let emulator: Int32
    /// The end that a program holds, and its name.
    package let program: Int32
    package let path: String

    package init(columns: UInt16 = 40, rows: UInt16 = 10) throws {
        var (emulator, program): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        // `ttyname` has one name for all threads.
        var name = [CChar](repeating: 0, count: 256)
        guard openpty(&emulator, &program, nil, nil, &size) == 0, ttyname_r(program, &name, name.count) == 0 else {
            throw NotAvailable()
        }
        (self.emulator, self.program) = (emulator, program)
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for file in [emulator, program] { close(file) }
    }

    /// Makes it the terminal of this process.
    ///
    /// - Parameter path: of one that another process holds.
    package static func adopt(_ path: String, named name: String = "xterm-256color") throws {
        let program = open(path, O_RDWR | O_NOCTTY)
        guard program >= 0 else { throw NotAvailable() }
        for file in [STDIN_FILENO, STDOUT_FILENO] { dup2(program, file) }
        setenv("TERM", name, 1)
        setenv("LC_ALL", "C.UTF-8", 1)
        // What else would tell of another terminal.
        let others = ["COLORTERM", "TMUX", "STY", "TERM_PROGRAM", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION"]
        for variable in others { unsetenv(variable) }
    }

    /// The current settings of the terminal line, as a shell would find them.
    package var mode: [UInt32] {
        var mode = termios()
        tcgetattr(program, &mode)
        return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
    }

    package func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(program, UInt(TIOCSWINSZ), &size)
    }

    package func type(_ keys: String) {
        _ = write(emulator, keys, keys.utf8.count)
    }

    /// All output that was not read yet.
    package func output() -> String {
        var (bytes, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 4096))
        var waiting = pollfd(fd: emulator, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 0) > 0, waiting.revents & Int16(POLLIN) != 0 {
            let count = read(emulator, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
