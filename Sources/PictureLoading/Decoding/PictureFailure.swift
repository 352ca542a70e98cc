/// Why there is no picture.
package enum PictureFailure: Error, Hashable, Sendable {
    /// It is of none of the kinds that are decoded, or an animation.
    case notAPicture
    /// More bytes or pixels than `PictureLimits` allows.
    case tooLarge
    case damaged
    /// The kind could be decoded, but its library is not installed.
    case missingLibrary(PictureKind)
    case cancelled
}
