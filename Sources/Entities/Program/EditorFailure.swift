/// Why a text that was given to another editor did not come back. The sentences for people are made in `Wording`.
package enum EditorFailure: Error, Hashable, Sendable {
    /// There is no such program, or it may not be run.
    case notFound(program: String)
    /// It ended with an error.
    case ended(program: String, ProgramEnd)
    /// What it has written is not UTF-8.
    case notUTF8(program: String)
    /// The file is gone, or can no longer be read.
    case noFile(program: String)
    /// There is no place for the file that is to be edited.
    case noTemporaryFolder(path: String)
}
