import Pictures
import TerminalKit

/// The pictures on the screen, and what is sent where others should be there. `FrameWriter` knows nothing of them: it has cells
/// in their place which stay as they are.
struct PictureScreen {
    private struct Shown {
        let placement: PicturePlacement
        /// By which Kitty's protocol knows the picture; nil with other protocols.
        let id: UInt32?

        /// Whether the terminal takes it off the screen by itself once it is deleted, or is shown it elsewhere.
        var isPlaced: Bool { if case .kitty = placement.picture.form { true } else { false } }

        var isOfPlaceholders: Bool { if case .placeholders = placement.picture.form { true } else { false } }
    }

    private var shown: [Shown] = []
    /// Pictures that something lies over. The terminal keeps them, so that they are not sent again.
    private var covered: [Shown] = []
    /// Pictures that stay until those which take their place are whole.
    private var replaced: [(old: Shown, successor: UInt32)] = []
    /// Pictures that were sent by Kitty's protocol before the screen was cleared: some terminals still have them.
    private var forgotten: [UInt32] = []
    /// What is sent behind the frame, in this order, as the terminal takes more. Only the first may have begun.
    private var queue: [PictureSending] = []
    /// Whether the terminal waits for the rest of an upload that was given up.
    private var hasOpenUpload = false
    private var ids: KittyIDs
    var route: KittyRoute

    /// - Parameters:
    ///   - process: the number of this process, so that two programs in one window do not share ids.
    ///   - route: the way to the terminal that shows the pictures.
    init(process: Int32, route: KittyRoute = .direct) {
        ids = KittyIDs(process: process)
        self.route = route
    }

    /// Whether pictures, or pieces of one, wait to be sent.
    var hasMoreToSend: Bool { !queue.isEmpty }

    /// The screen was cleared, or is somebody else's.
    mutating func forget() {
        forgotten += (shown + covered + replaced.map(\.old)).compactMap(\.id)
        (shown, covered) = ([], [])
        replaced = []
        // The terminal does not know: a deletion in the middle of it would make the next upload fail.
        hasOpenUpload = hasOpenUpload || queue.contains(where: \.hasBegun)
        queue = []
    }

    /// - Parameters:
    ///   - frame: what has just been written.
    ///   - bytes: receives what belongs behind that.
    mutating func show(_ frame: Canvas, into bytes: inout [UInt8]) {
        let wanted = frame.placements
        let stayCovered = covered.allSatisfy { isThere($0, on: frame) }
        guard wanted != shown.map(\.placement) || !forgotten.isEmpty || !stayCovered else { return }
        var gone = shown.filter { !wanted.contains($0.placement) } + covered
        var added = wanted.filter { placement in !shown.contains { $0.placement == placement } }
        shown.removeAll { !wanted.contains($0.placement) }
        guard !gone.isEmpty || !added.isEmpty || !forgotten.isEmpty else { return }
        bytes += Self.save
        if !gone.isEmpty || !forgotten.isEmpty { interruptUpload(into: &bytes) }
        deleteForgotten(into: &bytes)
        // What the terminal has already, or is about to, only changes its place, as when a grid scrolls.
        let moves = Self.moves(from: &gone, to: &added)
        let hidden = takeOutCovered(by: frame, from: &gone)
        takeBackReplaced(by: gone + moves.map(\.old), to: &gone)
        let additions = added.map { Shown(placement: $0, id: id(for: $0.picture)) }
        let staying = (shown + moves.map { Shown(placement: $0.new, id: $0.old.id) }).filter { !isWaiting($0) }
        // All is cleared before anything is drawn, since one picture may come to where another one was.
        for move in moves where !move.old.isPlaced && !isWaiting(move.old) {
            clear(move.old, of: frame, besides: staying, into: &bytes)
        }
        for one in hidden { hide(one, of: frame, besides: staying, into: &bytes) }
        for old in gone { takeAway(old, for: additions, from: frame, besides: staying, into: &bytes) }
        for (old, new) in moves { move(old, to: new, into: &bytes) }
        for addition in additions { add(addition, isQueued: additions.count > 1, into: &bytes) }
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
            bytes += Self.save + upload.placing
            for (old, successor) in replaced where successor == upload.id { delete(old.id, into: &bytes) }
            replaced.removeAll { $0.successor == upload.id }
            bytes += Self.restore
        }
    }

    /// Before somebody else gets the terminal.
    mutating func takeAllAway(into bytes: inout [UInt8]) {
        forget()
        interruptUpload(into: &bytes)
        deleteForgotten(into: &bytes)
    }

    // MARK: Going

    /// Between the pieces of a picture no other command may be sent: the picture begins anew, behind that.
    private mutating func interruptUpload(into bytes: inout [UInt8]) {
        if hasOpenUpload { bytes += route.carrying(KittyCommands.abandonUpload) }
        hasOpenUpload = false
        guard case .upload(var upload) = queue.first, upload.hasBegun else { return }
        bytes += route.carrying(KittyCommands.abandonUpload)
        upload.beginAnew()
        queue[0] = .upload(upload)
    }

    private mutating func deleteForgotten(into bytes: inout [UInt8]) {
        for id in forgotten { delete(id, into: &bytes) }
        forgotten = []
    }

    private func isThere(_ one: Shown, on frame: Canvas) -> Bool {
        frame.placed.contains { $0.picture === one.placement.picture }
    }

    /// What the terminal has, and what is there still below something else, stays with it.
    ///
    /// - Returns: what of that was in sight until now.
    private mutating func takeOutCovered(by frame: Canvas, from gone: inout [Shown]) -> [Shown] {
        let before = covered.compactMap(\.id)
        covered = gone.filter { $0.id != nil && isThere($0, on: frame) && !isWaiting($0) }
        let ids = Set(covered.compactMap(\.id))
        gone.removeAll { $0.id.map(ids.contains) == true }
        return covered.filter { one in !before.contains { $0 == one.id } }
    }

    private func hide(_ one: Shown, of frame: Canvas, besides others: [Shown], into bytes: inout [UInt8]) {
        if one.isPlaced, let id = one.id { bytes += route.carrying(KittyCommands.hide(id)) }
        if !one.isPlaced { clear(one, of: frame, besides: others, into: &bytes) }
    }

    private func delete(_ id: UInt32?, into bytes: inout [UInt8]) {
        if let id { bytes += route.carrying(KittyCommands.delete(id)) }
    }

    /// What was to stay until others are whole goes now, if those go or move.
    private mutating func takeBackReplaced(by others: [Shown], to gone: inout [Shown]) {
        let successors = Set(others.compactMap(\.id))
        gone += replaced.filter { successors.contains($0.successor) }.map(\.old)
        replaced.removeAll { successors.contains($0.successor) }
    }

    /// - Parameters:
    ///   - additions: what comes. By placeholders it may come where the old picture is, which then stays for so long.
    ///   - staying: what else is on the screen.
    private mutating func takeAway(
        _ old: Shown, for additions: [Shown], from frame: Canvas, besides staying: [Shown], into bytes: inout [UInt8]
    ) {
        if let index = queue.firstIndex(where: { $0.isAbout(old.placement, id: old.id) }) {
            // Not there yet.
            queue.remove(at: index)
            return
        }
        let successor = additions.first { $0.isOfPlaceholders && $0.placement.rect.overlaps(old.placement.rect) }
        if let successor, let id = successor.id, !old.isPlaced {
            replaced.append((old, id))
            clear(old, of: frame, besides: staying + [successor], into: &bytes)
        } else {
            delete(old.id, into: &bytes)
            if !old.isPlaced { clear(old, of: frame, besides: staying, into: &bytes) }
        }
    }

    /// All cells are written that have something else in them now, and not those that belong to a picture still.
    private func clear(_ old: Shown, of frame: Canvas, besides others: [Shown], into bytes: inout [UInt8]) {
        let rect = old.placement.rect
        let others = others.map(\.placement.rect).filter(rect.overlaps)
        for y in rect.y..<min(rect.y + rect.height, frame.size.height) {
            let isBlank = { x in
                (rect.x..<min(rect.x + rect.width, frame.size.width)).contains(x) && frame[x, y].isBelowPicture
                    && !others.contains { $0.contains(x: x, y: y) }
            }
            for x in rect.x..<rect.x + rect.width where isBlank(x) {
                // What is drawn over its middle stays: each run of blanks is written for itself.
                if !isBlank(x - 1) { bytes += "\u{1B}[0m\u{1B}[\(y + 1);\(x + 1)H".utf8 }
                bytes.append(UInt8(ascii: " "))
            }
        }
    }

    // MARK: Coming

    /// Takes out what is the same picture at another place.
    private static func moves(
        from gone: inout [Shown], to added: inout [PicturePlacement]
    ) -> [(old: Shown, new: PicturePlacement)] {
        var moves: [(old: Shown, new: PicturePlacement)] = []
        added.removeAll { placement in
            let old = gone.firstIndex { $0.id != nil && $0.placement.picture === placement.picture }
            if let old { moves.append((gone.remove(at: old), placement)) }
            return old != nil
        }
        return moves
    }

    private func isWaiting(_ one: Shown) -> Bool {
        queue.contains { $0.isAbout(one.placement, id: one.id) }
    }

    private mutating func move(_ old: Shown, to placement: PicturePlacement, into bytes: inout [UInt8]) {
        guard let id = old.id else { return }
        let placing = placing(of: id, at: placement)
        if let index = queue.firstIndex(where: { $0.id == id }), case .upload(var upload) = queue[index] {
            upload.placing = placing
            queue[index] = .upload(upload)
        } else {
            bytes += placing
        }
        shown.append(Shown(placement: placement, id: id))
    }

    private mutating func id(for picture: RenderedPicture) -> UInt32? {
        switch picture.form {
        case .kitty: return ids.next()
        case .placeholders:
            let used = (shown + covered + replaced.map(\.old)).compactMap(\.id)
            return ids.nextOfPlaceholders(where: used.contains)
        case .cells, .sixel, .iterm: return nil
        }
    }

    /// - Parameter isQueued: whether others come with it, so that together they would delay what follows.
    private mutating func add(_ addition: Shown, isQueued: Bool, into bytes: inout [UInt8]) {
        let placement = addition.placement
        switch placement.picture.form {
        case .kitty(let picture): queue({ picture.upload(as: $0) }, of: addition)
        case .placeholders(let picture):
            queue({ picture.upload(as: $0, placeholders: placement.picture.box) }, of: addition)
        case .sixel, .iterm:
            if isQueued { queue.append(.picture(placement)) } else { send(placement, into: &bytes) }
        case .cells: send(placement, into: &bytes)
        }
        shown.append(addition)
    }

    /// - Parameter upload: the commands for an id.
    private mutating func queue(_ upload: (UInt32) -> [[UInt8]], of addition: Shown) {
        guard let id = addition.id else { return }
        queue.append(
            .upload(
                KittyUpload(
                    id, pieces: upload(id).map(route.carrying), placing: placing(of: id, at: addition.placement))))
    }

    private func send(_ placement: PicturePlacement, into bytes: inout [UInt8]) {
        let (picture, position) = (placement.picture, placement.position)
        bytes += picture.bytes(rows: 0..<picture.box.rows, atColumn: position.x, row: position.y)
    }

    /// Nothing for a picture that is not of Kitty's protocol.
    private func placing(of id: UInt32, at placement: PicturePlacement) -> [UInt8] {
        let (box, position) = (placement.picture.box, placement.position)
        switch placement.picture.form {
        case .kitty(let picture):
            return route.carrying(
                picture.placement(of: id, in: box, rows: 0..<box.rows, atColumn: position.x, row: position.y))
        case .placeholders:
            return KittyPlaceholders.cells(of: id, in: box, atColumn: position.x, row: position.y)
        case .cells, .sixel, .iterm: return []
        }
    }

    /// The cursor and its colours, of which `FrameWriter` knows where and which they are.
    private static let save = Array("\u{1B}7".utf8)
    private static let restore = Array("\u{1B}8".utf8)
}
