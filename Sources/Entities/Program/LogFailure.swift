/// Why nothing more is written to the log. The program goes on without it.
package enum LogFailure: Error, Hashable, Sendable {
    /// Something else stands in its place: a folder, a pipe, a device.
    case notAFile(path: String)
    case notWritable(path: String)
    case diskFull(path: String)
    /// Any other error of the system.
    case unusable(path: String)
}
