package import Navigation
package import TerminalKit

/// The box in which something lies over the screen: in its middle, or at the row that it is about; in a small window it is all of it,
/// but for a short question.
/// What is around it is there still, without colours, and a press there leaves. Where few colours cannot dim that, its title stands out
/// and more is blank beside it.
@MainActor
package struct OverlayBox {
    private enum Form {
        case box, whole
        /// The last rows, in their whole width: what stands beside a box would be read with it.
        case reader
    }

    package let content: any OverlayContent
    /// Where it may be, in cells of the screen.
    private let room: Rect
    private let form: Form
    /// The rows inside of its frame.
    private let rows: Int

    /// Lays the content out.
    package init(_ content: any OverlayContent, in room: Rect, isForReader: Bool) {
        self.content = content
        self.room = room
        func rows(_ form: Form) -> Int {
            let most = form == .box ? min(Self.mostRows, room.height - 2 * Self.margin - 2) : room.height - 2
            let width = form == .box ? Self.width(of: content, in: room) : room.width
            return content.layout(in: Size(width: width - 2, height: max(0, most)))
        }
        // What a question is about is seen beside it.
        let canBeBox = !Self.isSmall(room.size) || content.question != nil && Self.hasRoomForQuestion(room.size)
        var form: Form = isForReader ? .reader : canBeBox ? .box : .whole
        var count = rows(form)
        if form == .box, Self.isSmall(room.size), count > Self.mostOfQuestion {
            form = .whole
            count = rows(form)
        }
        (self.form, self.rows) = (form, count)
    }

    /// In smaller windows a box would show too little, and what is around it would not be recognized.
    private static func isSmall(_ size: Size) -> Bool { size.width < 60 || size.height < 14 }

    private static func hasRoomForQuestion(_ size: Size) -> Bool { size.width >= 40 && size.height >= 8 }

    /// With its border.
    private static func width(of content: any OverlayContent, in room: Rect) -> Int {
        min(content.width + 2, room.width - 2 * margin)
    }

    /// - Parameters:
    ///   - surface: the whole screen, with what it lies over.
    ///   - row: where the row begins that the user is at; nil for none.
    ///   - spinner: empty where nothing is being loaded. Where the box is all of the screen it is in its upper border.
    ///   - drawFoot: draws the keys.
    package func draw(on surface: Surface, at row: CellPosition?, spinner: String = "", drawFoot: (Surface) -> Void) {
        let row = content.isAboutRow ? row : nil
        let rect = rect(at: row)
        if form == .box, content.dimsOthers { surface.part(room).dim(around: row, below: rect) }
        surface.mark(Rect(x: 0, y: 0, width: surface.width, height: surface.height), as: .keys([.escape]))
        let standsOut = form == .box && surface.dimsInVain
        // What is beside the border keeps its distance.
        surface.part(form == .box ? rect.inset(columns: -Self.margin, rows: 0) : rect).clear()
        if standsOut { surface.part(Self.wideRoom(of: rect)).clear() }
        let frame = PaneFrame(surface: surface.part(rect), isRound: true)
        frame.draw()
        var end: Int?
        if form != .reader {
            let status = [content.status, form == .whole && !spinner.isEmpty ? spinner : nil].compactMap(\.self)
            if !status.isEmpty { end = frame.drawStatusAbove(status.joined(separator: " ")) }
            frame.drawFoot(drawFoot)
        }
        if !content.title.isEmpty {
            frame.drawTitle(content.title, status: nil, over: frame.first, hasFocus: true, before: end)
        }
        if standsOut { frame.emphasizeTitle() }
        content.draw(on: frame.surface.part(frame.first))
    }

    /// With what is blank beside it where it must stand out; the left border of the screen stays.
    private static func wideRoom(of rect: Rect) -> Rect {
        let x = max(margin, rect.x - wideMargin)
        return Rect(x: x, y: rect.y, width: rect.x + rect.width + wideMargin - x, height: rect.height)
    }

    private func rect(at row: CellPosition?) -> Rect {
        let height = rows + 2
        switch form {
        case .whole: return room
        case .reader: return Rect(x: 0, y: room.y + room.height - height, width: room.width, height: height)
        case .box: break
        }
        let width = Self.width(of: content, in: room)
        guard let row else {
            return Rect(
                x: (room.width - width) / 2, y: room.y + (room.height - height) / 2, width: width, height: height)
        }
        // The border of the row's pane stays.
        let x = max(Self.margin, min(row.x - 1, room.width - width - 2 * Self.margin))
        // Below the row; where there is no room for it, above.
        let hasRoomBelow = row.y + 1 + height <= room.y + room.height
        return Rect(
            x: x, y: hasRoomBelow ? row.y + 1 : max(room.y, row.y - height), width: width, height: height)
    }

    /// Around it, in cells.
    private static let margin = 1
    /// Around it where what is around it is as bright as it, in cells.
    private static let wideMargin = 2
    /// The most rows inside of its frame: more are scrolled.
    private static let mostRows = 20
    /// The most rows of a question in a small window.
    private static let mostOfQuestion = 2
}
