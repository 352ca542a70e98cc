package import Entities

/// Why a server that machines share could not be used.
package enum ServerFailure: Hashable, Sendable {
    /// It has not answered, or said that another time may be better, or something that is no answer to what it was asked.
    case notAnswered(CatalogFailure)
    /// It wants to know who asks, and there is no user or no password.
    case passwordMissing
    /// It does not take the user and the password.
    case passwordRefused
    /// A password would be sent so that anybody on the way can read it.
    case unprotected
    /// Whoever asks may not do that there.
    case forbidden
    /// What the place lies in is not there: the folder above it, or the bucket.
    case parentMissing
    /// What is there is no server of that kind.
    case otherProtocol
    case full
    /// The clocks here and there differ by more than it allows.
    case clockDiffers
    /// Any other refusal, with its own words where it has some.
    case refused(status: Int, message: String?)
    /// It said that it has stored a file, and has other bytes, or none.
    case notKept
    /// What its answers are read with is not installed.
    case libraryMissing(name: String)
}
