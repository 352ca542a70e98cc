import CVTerm
import Foundation

/// The two ends of a pseudo terminal.
final class Pseudoterminal {
    struct Failure: Error {
        let call: String
        let number: Int32
    }

    /// The path of the program's end.
    let path: String

    private var keyboard: Int32
    /// Kept open, so that the line's modes can be read after the program's end, and marks can be written into its
    /// output.
    private let line: Int32
    private var marks = 0

    init(width: Int, height: Int) throws {
        keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        let number = keyboard < 0 ? -1 : matinee_unlock_pseudoterminal(keyboard)
        guard number >= 0 else { throw Failure(call: "open", number: errno) }
        path = "/dev/pts/\(number)"
        line = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        guard line >= 0, fcntl(keyboard, F_SETFL, O_NONBLOCK) == 0 else {
            throw Failure(call: "open", number: errno)
        }
        resize(width: width, height: height)
    }

    deinit {
        close(line)
        hangUp()
    }

    /// Hangs up, as when the window is closed.
    func hangUp() {
        if keyboard >= 0 { close(keyboard) }
        keyboard = -1
    }

    /// Sends SIGWINCH to the program, too.
    func resize(width: Int, height: Int) {
        var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    }

    /// As keys do.
    func type(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EAGAIN && errno != EINTR {
                throw Failure(call: "write", number: errno)
            }
        }
    }

    /// The output that was not read yet; may be empty.
    ///
    /// - Parameter milliseconds: how long to wait for output.
    func read(waiting milliseconds: Int32) -> [UInt8] {
        var file = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, milliseconds) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(keyboard, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : []
    }

    /// How many bytes the program has not yet read.
    var unreadCount: Int {
        // Recent input may not be counted yet: polling makes the kernel deliver it.
        var file = pollfd(fd: line, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, 0)
        var count: Int32 = 0
        return ioctl(line, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    /// Writes a string that terminals ignore after all output so far. When it was read, all that output was read.
    ///
    /// - Returns: the string, and the output that was read to make room for it: a frame with a picture may fill the line.
    func mark() -> (mark: [UInt8], output: [UInt8]) {
        marks += 1
        let mark = Array("\u{1B}]7770;\(marks)\u{7}".utf8)
        var (rest, output) = (mark[...], read(waiting: 0))
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(line, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                output += read(waiting: 10)
            } else if errno != EINTR {
                break
            }
        }
        return (mark, output)
    }

    /// Writes to the terminal as another process could.
    func scribble(_ text: String) {
        _ = text.withCString { write(line, $0, strlen($0)) }
    }

    /// Whether the line shows what is typed.
    var echoes: Bool {
        var modes = termios()
        return tcgetattr(line, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Whether the program has read every line that was typed.
    var isRead: Bool {
        var count: Int32 = 0
        return ioctl(line, UInt(FIONREAD), &count) == 0 && count == 0
    }

    /// The settings that `stty -a` shows.
    var modes: LineModes {
        get {
            var modes = termios()
            tcgetattr(line, &modes)
            return LineModes(modes)
        }
        set {
            var modes = newValue.modes
            tcsetattr(line, TCSANOW, &modes)
        }
    }
}

/// The settings of a terminal line.
struct LineModes: Equatable {
    fileprivate let modes: termios

    fileprivate init(_ modes: termios) {
        self.modes = modes
    }

    static func == (left: LineModes, right: LineModes) -> Bool {
        left.flags == right.flags && left.characters == right.characters
    }

    private var flags: [tcflag_t] {
        [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag, modes.c_ispeed, modes.c_ospeed]
    }

    private var characters: [UInt8] {
        withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }
}
