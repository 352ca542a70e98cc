package import Entities

/// What can be done with the library.
package enum LibraryState: Hashable, Sendable {
    /// The file is being read; orders wait for that.
    case opening
    case ready
    /// What could be read can be shown; nothing can be stored.
    case readOnly(LibraryFailure)
    /// There is nothing to show, and nothing can be stored.
    case unavailable(LibraryFailure)

    /// Why nothing can be stored.
    package var failure: LibraryFailure? {
        switch self {
        case .opening, .ready: nil
        case .readOnly(let failure), .unavailable(let failure): failure
        }
    }
}
