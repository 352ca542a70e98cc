import TerminalKit

extension Surface {
    /// Draws an empty box over the lower part of the surface.
    ///
    /// - Parameter height: in rows, with the border. There is none where nothing would be left inside.
    /// - Returns: the inside.
    func drawBox(_ title: String, status: String?, height: Int) -> Surface {
        let box = part(Rect(x: 0, y: self.height - height, width: width, height: height))
        for y in 0..<box.height { box.fillRow(y, .ground) }
        // Nothing below it is to be reached.
        mark(Rect(x: 0, y: self.height - height, width: width, height: height), as: nil)
        guard Self.hasBorder(height: height) else { return box }
        let frame = PaneFrame(surface: box)
        frame.draw()
        frame.drawTitle(title, status: status, over: frame.first, hasFocus: true)
        return box.part(frame.first)
    }

    /// The same without a border, for where there is one already.
    func drawHeading(_ title: String, status: String?, height: Int) -> Surface {
        let rows = part(Rect(x: 0, y: self.height - height, width: width, height: height))
        guard height > 1 else { return rows }
        let end = rows.draw(title, x: 2, y: 0, limit: width - 3, .label)
        if let status { rows.draw(status, x: end + 2, y: 0, limit: width - end - 3, .muted) }
        return rows.part(Rect(x: 0, y: 1, width: width, height: height - 1))
    }

    /// The height of a box, in rows: what stands around it stays in sight where there is room.
    ///
    /// - Parameter lines: how many it would like to show.
    static func boxHeight(lines: Int, in height: Int) -> Int {
        min(lines + 2, max(leastBox, height * 2 / 3), height)
    }

    /// The height of the inside of a box.
    static func insideHeight(ofBox height: Int) -> Int {
        hasBorder(height: height) ? height - 2 : height
    }

    private static func hasBorder(height: Int) -> Bool { height > 2 }

    private static let leastBox = 6
}
