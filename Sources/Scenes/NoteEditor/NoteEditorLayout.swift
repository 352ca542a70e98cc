import TerminalKit

/// Where the parts of a note are in its pane: what it is about, its text, what is told of it, and the line below that. Where there is
/// little room, all of it is for the text.
struct NoteEditorLayout: Equatable {
    /// A title, and facts below it where there are some; nil where there is no room, or neither.
    private(set) var heading: Rect?
    /// Whether the heading begins with the title.
    private(set) var hasTitle = true
    private(set) var text = Rect(x: 0, y: 0, width: 0, height: 0)
    private(set) var notice = Rect(x: 0, y: 0, width: 0, height: 0)
    private(set) var foot: Rect?

    init() {}

    /// - Parameters:
    ///   - room: what a picture leaves.
    ///   - beside: right of a picture that stands above the room; nil where none does.
    ///   - footWidth: how wide the last line can be at least: a picture may end above it.
    ///   - hasTitle: whether the title is not seen in the frame.
    init(
        _ room: Rect, beside: Rect?, footWidth: Int, hasTitle: Bool = true, hasFacts: Bool, noticeHeight: Int
    ) {
        self.hasTitle = hasTitle
        let inside = Rect(x: room.x + 1, y: room.y, width: max(0, room.width - 2), height: room.height)
        var (top, height) = (inside.y, inside.height)
        if inside.height >= Self.leastForFoot {
            height -= 1
            foot = Rect(x: inside.x, y: inside.y + height, width: max(inside.width, footWidth), height: 1)
        }
        let lines = (hasTitle ? 1 : 0) + (hasFacts ? 1 : 0)
        if lines > 0, let beside, beside.width >= Self.leastBeside {
            heading = Rect(x: beside.x, y: beside.y, width: beside.width - 1, height: lines)
        } else if lines > 0, inside.height >= Self.leastForHeading {
            heading = Rect(x: inside.x, y: top, width: inside.width, height: lines)
            // With a free line below.
            top += lines + 1
            height -= lines + 1
        }
        height = max(0, height - noticeHeight)
        text = Rect(x: inside.x, y: top, width: inside.width, height: height)
        notice = Rect(x: inside.x, y: top + height, width: inside.width, height: noticeHeight)
    }

    /// In lines: where there are fewer, the frame says what it is about, and whether it is stored.
    private static let leastForHeading = 12
    private static let leastForFoot = 8
    /// In cells.
    private static let leastBeside = 16
}
