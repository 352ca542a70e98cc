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
    /// What is sent behind the frame, in this order, as the terminal takes more. Only the first may have begun.
    private var queue: [Sending] = []
    /// Whether the terminal waits for the rest of an upload that was given up.
    private var hasOpenUpload = false
    private var nextID: UInt32

    /// - Parameter process: the number of this process, so that two programs in one window do not share ids.
    init(process: Int32) {
        nextID = UInt32(truncatingIfNeeded: process) << 16 | 1
    }

    /// Whether pictures, or pieces of one, wait to be sent.
    var hasMoreToSend: Bool { !queue.isEmpty }

    /// The screen was cleared, or is somebody else's.
    mutating func forget() {
        forgotten += shown.compactMap(\.id)
        shown = []
        // The terminal does not know: a deletion in the middle of it would make the next upload fail.
        hasOpenUpload = hasOpenUpload || queue.contains(where: \.hasBegun)
        queue = []
    }

    /// - Parameters:
    ///   - frame: what curses has just drawn.
    ///   - bytes: receives what belongs behind that.
    mutating func show(_ frame: Canvas, into bytes: inout [UInt8]) {
        let wanted = frame.placements
        guard wanted != shown.map(\.placement) || !forgotten.isEmpty else { return }
        var gone = shown.filter { !wanted.contains($0.placement) }
        var added = wanted.filter { placement in !shown.contains { $0.placement == placement } }
        shown.removeAll { !wanted.contains($0.placement) }
        guard !gone.isEmpty || !added.isEmpty || !forgotten.isEmpty else { return }
        bytes += Self.save
        if !gone.isEmpty || !forgotten.isEmpty { interruptUpload(into: &bytes) }
        deleteForgotten(into: &bytes)
        // What the terminal has already, or is about to, only changes its place, as when a grid scrolls.
        added.removeAll { move(to: $0, from: &gone, into: &bytes) }
        for old in gone { takeAway(old, from: frame, into: &bytes) }
        let isMany = added.count > 1
        for placement in added { add(placement, isQueued: isMany, into: &bytes) }
        bytes += Self.restore
    }

    /// The next piece of a picture, and the picture's place once it is whole; or a whole picture.
    mutating func sendMore(into bytes: inout [UInt8]) {
        guard let first = queue.first else { return }
        switch first {
        case .picture(let placement):
            queue.removeFirst()
            bytes += Self.save
            send(placement, into: &bytes)
            bytes += Self.restore
        case .upload(var upload):
            if let piece = upload.next() { bytes += piece }
            queue[0] = .upload(upload)
            guard upload.isWhole else { return }
            queue.removeFirst()
            bytes += Self.save + upload.placing + Self.restore
        }
    }

    /// Before somebody else gets the terminal.
    mutating func takeAllAway(into bytes: inout [UInt8]) {
        forget()
        interruptUpload(into: &bytes)
        deleteForgotten(into: &bytes)
    }

    /// Between the pieces of a picture no other command may be sent: the picture begins anew, behind that.
    private mutating func interruptUpload(into bytes: inout [UInt8]) {
        if hasOpenUpload { bytes += KittyCommands.abandonUpload }
        hasOpenUpload = false
        guard case .upload(var upload) = queue.first, upload.hasBegun else { return }
        bytes += KittyCommands.abandonUpload
        upload.beginAnew()
        queue[0] = .upload(upload)
    }

    private mutating func deleteForgotten(into bytes: inout [UInt8]) {
        for id in forgotten { bytes += KittyCommands.delete(id) }
        forgotten = []
    }

    /// - Parameter gone: what is taken away else.
    /// - Returns: whether the same picture was elsewhere.
    private mutating func move(
        to placement: PicturePlacement, from gone: inout [Shown], into bytes: inout [UInt8]
    ) -> Bool {
        guard let index = gone.firstIndex(where: { $0.id != nil && $0.placement.picture === placement.picture }),
            let id = gone.remove(at: index).id, let placing = placing(of: id, at: placement)
        else { return false }
        if let index = queue.firstIndex(where: { $0.id == id }), case .upload(var upload) = queue[index] {
            upload.placing = placing
            queue[index] = .upload(upload)
        } else {
            bytes += placing
        }
        shown.append(Shown(placement: placement, id: id))
        return true
    }

    private mutating func takeAway(_ old: Shown, from frame: Canvas, into bytes: inout [UInt8]) {
        if let index = queue.firstIndex(where: { $0.isAbout(old.placement, id: old.id) }) {
            // Not there yet.
            queue.remove(at: index)
        } else if let id = old.id {
            bytes += KittyCommands.delete(id)
        } else {
            blank(old.placement.rect, of: frame, into: &bytes)
        }
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

    /// - Parameter isQueued: whether others come with it, so that together they would delay what follows.
    private mutating func add(_ placement: PicturePlacement, isQueued: Bool, into bytes: inout [UInt8]) {
        var id: UInt32?
        switch placement.picture.form {
        case .kitty(let picture):
            id = nextID
            if let placing = placing(of: nextID, at: placement) {
                queue.append(.upload(KittyUpload(nextID, picture, placing: placing)))
            }
            nextID &+= 1
        case .sixel, .iterm:
            if isQueued { queue.append(.picture(placement)) } else { send(placement, into: &bytes) }
        case .cells: send(placement, into: &bytes)
        }
        shown.append(Shown(placement: placement, id: id))
    }

    private func send(_ placement: PicturePlacement, into bytes: inout [UInt8]) {
        let (picture, position) = (placement.picture, placement.position)
        bytes += picture.bytes(rows: 0..<picture.box.rows, atColumn: position.x, row: position.y)
    }

    /// Nil for a picture that is not of Kitty's protocol.
    private func placing(of id: UInt32, at placement: PicturePlacement) -> [UInt8]? {
        guard case .kitty(let picture) = placement.picture.form else { return nil }
        let (box, position) = (placement.picture.box, placement.position)
        return picture.placement(of: id, in: box, rows: 0..<box.rows, atColumn: position.x, row: position.y)
    }

    /// The cursor and its colours, of which curses knows where and which they are.
    private static let save = Array("\u{1B}7".utf8)
    private static let restore = Array("\u{1B}8".utf8)
}

/// What waits to be sent.
private enum Sending {
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

/// A picture on its way to the terminal, piece by piece.
struct KittyUpload {
    let id: UInt32
    /// What is sent once it is whole.
    var placing: [UInt8]
    private let pieces: [[UInt8]]
    private var sent = 0

    init(_ id: UInt32, _ picture: KittyPicture, placing: [UInt8]) {
        self.id = id
        self.placing = placing
        pieces = picture.upload(as: id)
    }

    var hasBegun: Bool { sent > 0 }

    var isWhole: Bool { sent == pieces.count }

    mutating func beginAnew() {
        sent = 0
    }

    mutating func next() -> [UInt8]? {
        guard !isWhole else { return nil }
        sent += 1
        return pieces[sent - 1]
    }
}
