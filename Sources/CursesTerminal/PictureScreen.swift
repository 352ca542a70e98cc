import Pictures
import TerminalKit

/// The pictures on the screen, and what is sent where others should be there. Curses knows nothing of them: it has blanks
/// in their place which it never touches.
struct PictureScreen {
    private struct Shown {
        let placement: PicturePlacement
        /// By which Kitty's protocol knows the picture; nil with other protocols.
        let id: UInt32?
    }

    private var shown: [Shown] = []
    /// Pictures that were sent by Kitty's protocol before the screen was cleared: some terminals still have them.
    private var forgotten: [UInt32] = []
    private var uploads: [KittyUpload] = []
    /// Whether the terminal waits for the rest of an upload that was given up.
    private var hasOpenUpload = false
    private var nextID: UInt32

    /// - Parameter process: the number of this process, so that two programs in one window do not share ids.
    init(process: Int32) {
        nextID = UInt32(truncatingIfNeeded: process) << 16 | 1
    }

    /// Whether pieces of a picture wait to be sent.
    var hasMoreToSend: Bool { !uploads.isEmpty }

    /// The screen was cleared, or is somebody else's.
    mutating func forget() {
        forgotten += shown.compactMap(\.id)
        shown = []
        // The terminal does not know: a deletion in the middle of it would make the next upload fail.
        hasOpenUpload = hasOpenUpload || uploads.contains(where: \.hasBegun)
        uploads = []
    }

    /// - Parameters:
    ///   - frame: what curses has just drawn.
    ///   - bytes: receives what belongs behind that.
    mutating func show(_ frame: Canvas, into bytes: inout [UInt8]) {
        let wanted = frame.placements
        guard wanted != shown.map(\.placement) || !forgotten.isEmpty else { return }
        let gone = shown.filter { !wanted.contains($0.placement) }
        let added = wanted.filter { placement in !shown.contains { $0.placement == placement } }
        shown.removeAll { !wanted.contains($0.placement) }
        guard !gone.isEmpty || !added.isEmpty || !forgotten.isEmpty else { return }
        bytes += Self.save
        deleteForgotten(into: &bytes)
        for old in gone { takeAway(old, from: frame, into: &bytes) }
        for placement in added { add(placement, into: &bytes) }
        bytes += Self.restore
    }

    /// The next piece of a picture, and the picture's place once it is whole.
    mutating func sendMore(into bytes: inout [UInt8]) {
        guard let first = uploads.indices.first else { return }
        if let piece = uploads[first].next() { bytes += piece }
        guard uploads[first].isWhole else { return }
        let upload = uploads.remove(at: first)
        bytes += Self.save + upload.placing + Self.restore
    }

    /// Before somebody else gets the terminal.
    mutating func takeAllAway(into bytes: inout [UInt8]) {
        forget()
        deleteForgotten(into: &bytes)
    }

    private mutating func deleteForgotten(into bytes: inout [UInt8]) {
        if hasOpenUpload { bytes += KittyCommands.abandonUpload }
        hasOpenUpload = false
        for id in forgotten { bytes += KittyCommands.delete(id) }
        forgotten = []
    }

    private mutating func takeAway(_ old: Shown, from frame: Canvas, into bytes: inout [UInt8]) {
        guard let id = old.id else { return blank(old.placement.rect, of: frame, into: &bytes) }
        if let index = uploads.firstIndex(where: { $0.id == id }) {
            if uploads[index].hasBegun { bytes += KittyCommands.abandonUpload }
            uploads.remove(at: index)
        }
        bytes += KittyCommands.delete(id)
    }

    /// Curses overwrites all cells that have something else in them now, and not those that belong to a picture still.
    private func blank(_ rect: Rect, of frame: Canvas, into bytes: inout [UInt8]) {
        for y in rect.y..<min(rect.y + rect.height, frame.size.height) {
            let isBlank = { x in
                (rect.x..<min(rect.x + rect.width, frame.size.width)).contains(x) && frame[x, y].isBelowPicture
            }
            for x in rect.x..<rect.x + rect.width where isBlank(x) {
                // What is drawn over its middle stays: each run of blanks is written for itself.
                if !isBlank(x - 1) { bytes += "\u{1B}[0m\u{1B}[\(y + 1);\(x + 1)H".utf8 }
                bytes.append(UInt8(ascii: " "))
            }
        }
    }

    private mutating func add(_ placement: PicturePlacement, into bytes: inout [UInt8]) {
        let (picture, position) = (placement.picture, placement.position)
        let rows = 0..<picture.box.rows
        var id: UInt32?
        if case .kitty(let sent) = picture.form {
            id = nextID
            uploads.append(
                KittyUpload(
                    nextID, sent,
                    placing: sent.placement(
                        of: nextID, in: picture.box, rows: rows, atColumn: position.x, row: position.y)))
            nextID &+= 1
        } else {
            bytes += picture.bytes(rows: rows, atColumn: position.x, row: position.y)
        }
        shown.append(Shown(placement: placement, id: id))
    }

    /// The cursor and its colours, of which curses knows where and which they are.
    private static let save = Array("\u{1B}7".utf8)
    private static let restore = Array("\u{1B}8".utf8)
}

/// A picture on its way to the terminal, piece by piece.
struct KittyUpload {
    let id: UInt32
    /// What is sent once it is whole.
    let placing: [UInt8]
    private var pieces: ArraySlice<[UInt8]>
    private let count: Int

    init(_ id: UInt32, _ picture: KittyPicture, placing: [UInt8]) {
        self.id = id
        self.placing = placing
        pieces = picture.upload(as: id)[...]
        count = pieces.count
    }

    var hasBegun: Bool { pieces.count < count }

    var isWhole: Bool { pieces.isEmpty }

    mutating func next() -> [UInt8]? { pieces.popFirst() }
}
