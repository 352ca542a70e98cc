import Glibc

/// Wakes a thread that polls files: a pipe that becomes readable after `ring`.
struct Bell: Sendable {
    let descriptor: Int32
    private let ringing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { preconditionFailure("the system has no file left to give") }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, ringing) = (ends[0], ends[1])
    }

    func ring() {
        var byte: UInt8 = 1
        // If the pipe is full, it is readable already.
        _ = write(ringing, &byte, 1)
    }

    func silence() {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }

    func close() {
        Glibc.close(descriptor)
        Glibc.close(ringing)
    }
}
