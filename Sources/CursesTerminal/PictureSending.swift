import TerminalKit

/// What waits to be sent to the terminal.
enum PictureSending {
    case upload(KittyUpload)
    /// With a protocol that knows no pieces.
    case picture(PicturePlacement)

    var id: UInt32? { if case .upload(let upload) = self { upload.id } else { nil } }

    var hasBegun: Bool { if case .upload(let upload) = self { upload.hasBegun } else { false } }

    func isAbout(_ placement: PicturePlacement, id: UInt32?) -> Bool {
        switch self {
        case .upload(let upload): upload.id == id
        case .picture(let waiting): waiting == placement
        }
    }
}
