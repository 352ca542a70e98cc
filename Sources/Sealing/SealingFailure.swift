/// Why nothing can be sealed or opened here.
package enum SealingFailure: Error, Hashable, Sendable {
    /// libsodium is not there, by the name that it was looked for.
    case noLibrary(name: String)
}
