package import Presentation
package import TerminalKit

extension Surface {
    /// Draws a message in the middle of the surface.
    ///
    /// - Parameter hasFocus: whether the user is there.
    package func draw(_ message: Message, hasFocus: Bool = false) {
        drawCentered(message.centredLines(width: width, height: height), hasFocus: hasFocus)
    }
}

/// A message where there is little room: its path is shortened first, then the end of its reason; what happened and
/// what to do always stay.
extension Message {
    /// Left and right of it, in the middle of a surface.
    fileprivate static var margins: Int { 4 }

    /// Its height in the middle of a surface, in lines.
    func height(width: Int) -> Int {
        centredLines(width: width).count
    }

    /// As in the middle of a surface: each of its sentences in a line, or in several of about one length, which are read at a glance.
    ///
    /// - Parameters:
    ///   - width: of the surface, in cells.
    ///   - height: how many lines there may be.
    fileprivate func centredLines(width: Int, height: Int = .max) -> [TextLine] {
        let room = width - Self.margins
        return lines(width: room, height: height) { text in
            let alone = text.wrapped(to: min(room, Self.mostAlone))
            return alone.count == 1 ? alone : text.balanced(to: min(room, Self.mostCells))
        }
    }

    /// What happened, why, and what to do, each on its own lines if there is room; then the path.
    ///
    /// - Parameters:
    ///   - width: in cells.
    ///   - height: how many lines there may be.
    package func lines(width: Int, height: Int = .max) -> [TextLine] {
        lines(width: width, height: height) { $0.wrapped(to: width) }
    }

    private func lines(width: Int, height: Int, wrap: (String) -> [String]) -> [TextLine] {
        func lines(_ text: String?, _ style: Style) -> [TextLine] {
            text.map { wrap($0).map { TextLine($0, style) } } ?? []
        }
        let whatStyle: Style = isFailure ? .failure : .muted
        let said = lines(what, whatStyle) + lines(why, .plain) + (hintLines(width: width) ?? lines(remedy, .notice))
        guard said.count <= height else {
            return runningText(width: width, height: height).map { TextLine($0, whatStyle) }
        }
        let whole = place?.wrapped(to: width).map { TextLine($0, .muted) } ?? []
        guard let place, said.count + whole.count > height else { return said + whole }
        return said.count < height ? said + [TextLine(place.shortenedPath(to: width), .muted)] : said
    }

    /// Below a gap a line for each key, all of one width, so that they stand below each other in the middle too. Nil where there are none,
    /// or one has no room.
    private func hintLines(width: Int) -> [TextLine]? {
        let widths = hints.map { (key: HarmlessText.width(of: $0.key), what: HarmlessText.width(of: $0.what)) }
        let (key, what) = (widths.map(\.key).max() ?? 0, widths.map(\.what).max() ?? 0)
        guard !hints.isEmpty, key + Self.gapOfHints + what <= width else { return nil }
        func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
        return [TextLine.empty]
            + zip(hints, widths).map { hint, widths in
                TextLine([
                    .init(hint.key + blanks(key - widths.key + Self.gapOfHints), .label),
                    .init(hint.what + blanks(what - widths.what), .muted),
                ])
            }
    }

    /// Its text in as few lines as possible.
    package func rows(width: Int, height: Int) -> [String] {
        var rows = runningText(width: width, height: height)
        guard let place, let last = rows.last else { return rows }
        let room = width - HarmlessText.width(of: last) - HarmlessText.width(of: Self.separator)
        if room >= min(Self.leastPlace, HarmlessText.width(of: place)) {
            rows[rows.count - 1] = last + Self.separator + place.shortenedPath(to: room)
        } else if rows.count < height {
            rows.append(place.shortenedPath(to: width))
        }
        return rows
    }

    /// In cells.
    private static let gapOfHints = 2
    /// The longest of several lines in the middle of a surface, and the longest that has a whole sentence, in cells: two short ones look
    /// lost in a wide pane.
    private static let mostCells = 60
    private static let mostAlone = 72
    /// The least that is left of a shortened text, in cells.
    private static let leastCells = 16
    /// The least that is left of a shortened path, in cells: enough for most file names.
    private static let leastPlace = 30
    private static let separator = " · "

    /// The message without its path, as one text.
    private func runningText(width: Int, height: Int) -> [String] {
        var rows = sentence(what, why).wrapped(to: width)
        var cells = width * min(height, rows.count)
        while rows.count > height, let why, cells > Self.leastCells {
            cells -= 4
            rows = sentence(what, why.shortened(to: cells)).wrapped(to: width)
        }
        if rows.count > height { rows = sentence(what, nil).wrapped(to: width) }
        cells = width * min(height, rows.count)
        while rows.count > height, cells > Self.leastCells {
            cells -= 4
            rows = sentence(what.shortened(to: cells), nil).wrapped(to: width)
        }
        return Array(rows.prefix(height))
    }

    private func sentence(_ what: String, _ why: String?) -> String {
        Message(what, why: why, remedy: remedy).text
    }
}

extension String {
    /// In as few lines as this width allows, but no wider than it takes for so many: no word is alone on the last one.
    fileprivate func balanced(to width: Int) -> [String] {
        let lines = wrapped(to: width)
        guard lines.count > 1 else { return lines }
        // In less than its longest word that would be broken.
        let longest = split(separator: " ").lazy.map { HarmlessText.width(of: String($0)) }.max() ?? width
        var (least, most) = (min(longest, width), width)
        while least < most {
            let middle = (least + most) / 2
            if wrapped(to: middle).count > lines.count { least = middle + 1 } else { most = middle }
        }
        return wrapped(to: most)
    }
}
