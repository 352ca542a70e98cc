/// Why a picture could not be made ready for the terminal.
package enum PictureDrawingFailure: Error, Hashable {
    /// The library that makes its form is not installed, or lacks a function.
    case libraryMissing(name: String)
    /// The library refused the pixels, for lack of memory for instance.
    case refused
    /// Nobody waits for it any more.
    case cancelled
}
