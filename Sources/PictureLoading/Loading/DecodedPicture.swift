import Pictures

/// What came of decoding a picture's file.
enum DecodedPicture: Sendable {
    case pixels(PixelImage)
    /// It is none, too large or damaged: the next time it would be the same.
    case unusable
    /// Its library is missing, or nobody waits any more.
    case notNow
}

extension PictureDecoder {
    /// - Parameters:
    ///   - file: as a source sent it.
    ///   - size: within which it will be shown.
    func picture(in file: [UInt8], within size: PixelSize) -> DecodedPicture {
        do throws(PictureFailure) {
            return .pixels(try decode(file, covering: size))
        } catch {
            return switch error {
            case .notAPicture, .tooLarge, .damaged: .unusable
            case .missingLibrary, .cancelled: .notNow
            }
        }
    }
}
