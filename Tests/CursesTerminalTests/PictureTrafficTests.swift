import Pictures
import TerminalKit
import Testing

@testable import CursesTerminal

/// A picture is sent once: what is beside it costs what it would cost without.
struct PictureTrafficTests {
    private static let box = PictureBox(columns: 20, rows: 12)

    /// A list with a picture beside it, or with the room for one, and text below that.
    private static func draw(
        _ picture: RenderedPicture?, offset: Int = 0, selected: Int, on canvas: Canvas
    ) {
        let list = canvas.surface.part(Rect(x: 0, y: 1, width: 40, height: 22))
        for y in 0..<list.height {
            let style = y == selected ? Style.selected : .plain
            if y == selected { list.fillRow(y, style) }
            list.draw("Film \((offset + y) * 7_919 % 1_000) of \(1_900 + y * 31 % 120)", x: 1, y: y, style)
            list.drawRight("\((offset + y) * 37 % 90 + 80) min", end: 39, y: y, style)
        }
        let detail = canvas.surface.part(Rect(x: 42, y: 1, width: 38, height: 22))
        for y in 0..<detail.height {
            detail.draw("What is said about it, line \(y)", x: y <= box.rows ? box.columns + 3 : 1, y: y)
        }
        if let picture { detail.place(picture, x: 1, y: 1) }
        canvas.surface.draw("\(offset + selected + 1) of 200", x: 1, y: 23, .bar)
        canvas.surface.placeCursor(x: 1, y: 1 + selected)
    }

    /// What some frames cost in bytes.
    @MainActor
    private static func cost(
        _ picture: RenderedPicture?, on recorded: RecordedTerminal, of steps: [(offset: Int, selected: Int)]
    ) -> Int {
        recorded.reset()
        _ = recorded.presentWhole { draw(picture, offset: steps[0].offset, selected: steps[0].selected, on: $0) }
        return steps.dropFirst().reduce(0) { sum, step in
            sum + recorded.presentWhole { draw(picture, offset: step.offset, selected: step.selected, on: $0) }.count
        }
    }

    @Test(
        "A key that moves the cursor of a list costs no more than a tenth more where a picture stands beside it",
        arguments: ["xterm-256color", "xterm-kitty"], RenderedPicture.Way.allCases)
    func aKeyCostsNoMore(name: String, way: RenderedPicture.Way) async {
        await #expect(processExitsWith: .success) { [name = name as String, way = way as RenderedPicture.Way] in
            guard RecordedTerminal.isKnown(name) else { return }
            let recorded = try await RecordedTerminal(named: name)
            let downs = (0..<20).map { (offset: 0, selected: $0) }
            let without = await Self.cost(nil, on: recorded, of: downs)
            let with = await Self.cost(.numbered(1, Self.box, by: way), on: recorded, of: downs)
            #expect(without > 0)
            #expect(Double(with) <= 1.1 * Double(without), "\(with) bytes instead of \(without)")
        }
    }

    @Test("Nor where the list scrolls", arguments: RenderedPicture.Way.allCases)
    func scrollingCostsNoMore(way: RenderedPicture.Way) async {
        await #expect(processExitsWith: .success) { [way = way as RenderedPicture.Way] in
            let recorded = try await RecordedTerminal(named: "xterm-256color")
            let downs = (0..<20).map { (offset: $0, selected: 21) }
            let without = await Self.cost(nil, on: recorded, of: downs)
            let with = await Self.cost(.numbered(1, Self.box, by: way), on: recorded, of: downs)
            #expect(Double(with) <= 1.1 * Double(without), "\(with) bytes instead of \(without)")
        }
    }

    @Test("A frame like the last sends nothing", arguments: RenderedPicture.Way.allCases)
    func aFrameLikeTheLastSendsNothing(way: RenderedPicture.Way) async {
        await #expect(processExitsWith: .success) { [way = way as RenderedPicture.Way] in
            let recorded = try await RecordedTerminal(named: "xterm-256color")
            let picture = RenderedPicture.numbered(1, Self.box, by: way)
            #expect(await recorded.presentWhole { Self.draw(picture, selected: 3, on: $0) }.count > 1_000)
            #expect(await recorded.presentWhole { Self.draw(picture, selected: 3, on: $0) }.isEmpty)
        }
    }

    @Test(
        "The cursor of a grid moves without a byte of a picture", arguments: RenderedPicture.Way.allCases, [5, 20])
    func theCursorOfAGridSendsNothingOfPictures(way: RenderedPicture.Way, columns: Int) async {
        await #expect(processExitsWith: .success) { [way = way as RenderedPicture.Way, columns = columns as Int] in
            let recorded = try await RecordedTerminal(named: "xterm-256color")
            let pictures = (1...6).map {
                RenderedPicture.numbered($0, PictureBox(columns: columns, rows: 8), by: way)
            }
            _ = await recorded.presentWhole { Self.drawGrid(pictures, selected: 0, on: $0) }
            for selected in [1, 2, 5, 4, 3, 0] {
                let sent = await recorded.presentWhole { Self.drawGrid(pictures, selected: selected, on: $0) }
                #expect(!sent.isEmpty && sent.count < 2_000)
                let text = String(decoding: sent, as: UTF8.self)
                // Neither one of the pictures nor what would be written over one.
                for part in ["\u{1B}_G", "\u{1B}P", "\u{1B}]", "█", "\u{A0}\u{A0}"] {
                    #expect(!text.contains(part), "\(part.debugDescription)")
                }
            }
        }
    }

    private static func drawGrid(_ pictures: [RenderedPicture], selected: Int, on canvas: Canvas) {
        for (index, picture) in pictures.enumerated() {
            let (width, rows) = (picture.box.columns, picture.box.rows)
            let (x, y) = (index % 3 * (width + 2), 1 + index / 3 * (rows + 2))
            canvas.surface.place(picture, x: x + 1, y: y)
            canvas.surface.draw("film \(index)", x: x + 1, y: y + rows, limit: width)
            guard index == selected else { continue }
            for row in y..<y + rows {
                canvas.surface.draw("▐", x: x, y: row, .accent)
                canvas.surface.draw("▌", x: x + 1 + width, y: row, .accent)
            }
        }
    }
}
