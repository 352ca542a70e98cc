package import Pictures
package import Presentation
package import TerminalKit

/// Lays out a text with stops: parts that lead somewhere, and headings of sections that fold.
package struct LinkedLayout {
    /// What can be marked in the text.
    package enum Stop: Hashable {
        case place(Place)
        /// A section's heading, by its name in the scene.
        case heading(String)
    }

    /// A picture among the lines.
    package struct Poster {
        /// What it is of.
        package let row: DetailSection.Row
        /// In lines of the text, and in cells from its left edge.
        package let line: Int
        package let x: Int
    }

    private var text: TextLayout
    private let form: PageForm
    /// How wide a row of pictures is, in cells: wider than a text where the pane is; and beside the first lines.
    private let pictureWidth: Int
    private let short: ShortLines?
    /// In their order, all of one size.
    package private(set) var posters: [Poster] = []
    /// In their order; pieces of lines know them by their number.
    package private(set) var stops: [Stop] = []
    /// Sections that the user has folded, or unfolded, by their names.
    private let folded: [String: Bool]
    /// The columns that all bars of a page share.
    var barWidths = BarWidths()
    /// In their order.
    private var sections: [Section] = []

    private struct Section {
        let name: String
        let isFolded: Bool
        /// With its heading; those of two that stand beside each other overlap.
        var lines: Range<Int>
        /// Of its heading and of what is in it.
        let stops: Range<Int>
    }

    /// - Parameters:
    ///   - width: in cells.
    ///   - short: nil where nothing stands beside the first lines.
    ///   - folded: whether sections are, where the user has said so.
    package init(
        width: Int, short: ShortLines? = nil, folded: [String: Bool] = [:], form: PageForm = PageForm()
    ) {
        text = TextLayout(width: min(width, TextLayout.readableWidth), short: short)
        (self.folded, self.form) = (folded, form)
        (pictureWidth, self.short) = (width, short)
    }

    /// For a dialogue of lines.
    package init(plainFolded folded: [String: Bool]) {
        text = .plain
        (self.folded, form) = (folded, PageForm())
        (pictureWidth, short) = (0, nil)
    }

    /// The width of the next line, in cells.
    package var width: Int { text.width }

    /// Whether it is for a dialogue of lines.
    package var isPlain: Bool { text.isPlain }

    /// Whether it is said by a voice, and not seen.
    var isSpoken: Bool { isPlain || form.isForReader }

    /// Whether it is seen in a strip.
    var isStrip: Bool { form.isStrip && !isSpoken }

    /// How wide a line can be that is looked at rather than read, in cells.
    var fullWidth: Int { pictureWidth }

    package var lines: [TextLine] { text.lines }

    /// The section that a line is in, with its heading: the left one of two beside each other; nil for none.
    package func section(ofLine line: Int) -> String? {
        sections.first { $0.lines.contains(line) }?.name
    }

    /// The section that a stop is in, or is the heading of; nil for none.
    func section(ofStop stop: Int) -> String? {
        sections.first { $0.stops.contains(stop) }?.name
    }

    /// The lines of a section, with its heading; nil without one of that name.
    func lines(ofSection name: String) -> Range<Int>? {
        sections.first { $0.name == name }?.lines
    }

    func isFolded(_ name: String) -> Bool {
        sections.first { $0.name == name }?.isFolded ?? false
    }

    package mutating func add(_ text: String, _ style: Style = .plain) {
        self.text.add(text, style)
    }

    package mutating func add(_ text: LinkedText, _ style: Style = .plain) {
        self.text.add(linked(text, style))
    }

    /// Facts between which points stand. Where they are seen no line breaks inside of one.
    mutating func addFacts(_ facts: LinkedText, _ style: Style) {
        if isSpoken { return add(facts, style) }
        text.addFacts(linked(facts, style))
    }

    /// Facts with their names, and what was written about each below it. Where they are seen no line breaks inside of one.
    mutating func addFields(_ fields: [DetailContent.Field], left: Style, right: Style) {
        let cells = isSpoken ? [:] : fields.cellsInColumns(width: width)
        text.addTable(
            fields.enumerated().map { place, field in
                let value = cells[place].map { [TextLine.Span($0, right)] } ?? linked(field.value, right)
                return (linked(LinkedText(field.label), left), value)
            }, hasFacts: !isSpoken, notes: fields.notes)
    }

    /// A longer text, with its line breaks.
    package mutating func addParagraphs(_ text: String) {
        self.text.addParagraphs(text)
    }

    package mutating func add(_ line: TextLine) {
        text.add(line)
    }

    /// A line whose piece leads somewhere, between others.
    package mutating func add(_ before: [TextLine.Span], _ linked: LinkedText, _ style: Style, _ after: [TextLine.Span])
    {
        text.add(TextLine(before + self.linked(linked, style) + after))
    }

    /// One paragraph of pieces that lead nowhere.
    package mutating func add(_ pieces: [TextLine.Span]) {
        text.add(pieces)
    }

    /// A title, unless it is seen in the frame.
    package mutating func addTitle(_ title: String) {
        if isPlain || HarmlessText.width(of: title) > form.widestTitle { add(title, .title) }
    }

    /// Words that something is marked with.
    ///
    /// - Parameter styles: of each word.
    package mutating func addChips(_ words: [LinkedText], _ styles: [Style]) {
        text.addChips(
            zip(words, styles).map { word, style in
                .init(word.text, style, stop: word.parts.first?.place.map { add(.place($0)) })
            })
    }

    package mutating func addGap() {
        text.addGap()
    }

    /// A row of a list whose figure, a time or a count, ends where the lines do.
    ///
    /// - Parameter figure: nil where there is none.
    package mutating func addEntry(_ title: String, figure: String?) {
        text.addEntry(title, figure: figure)
    }

    package mutating func addTable(_ rows: [(left: LinkedText, right: LinkedText?)], left: Style, right: Style) {
        text.addTable(rows.map { row in (linked(row.left, left), row.right.map { linked($0, right) }) })
    }

    /// Things below each other, with what is said of them beside them, or below them where that leaves too little room.
    package mutating func addRows(_ rows: [DetailSection.Row]) {
        text.addRows(rows.map { linked($0) })
    }

    /// The same, in a wide pane with two things beside each other where there is room for that, but not where it is said by a voice.
    package mutating func addPairs(_ rows: [DetailSection.Row]) {
        guard form.isWide, !isSpoken, rows.count > 1 else { return addRows(rows) }
        text.addPairs(rows.map { linked($0) })
    }

    private mutating func linked(_ row: DetailSection.Row) -> ThingRow {
        ThingRow(linked(row.left, .plain), row.right.map { linked($0, .muted) }, before: row.before ?? "")
    }

    /// Whether it is a wide pane of a terminal that shows pictures, and there are some of these.
    func hasRoomForPosters(_ rows: [DetailSection.Row]) -> Bool {
        form.isWide && form.pictures != nil && !isPlain && rows.contains { $0.picture != nil }
    }

    /// In a wide pane of a terminal that shows pictures, as many of these as stand beside each other in the whole width: their titles below
    /// room for their pictures.
    ///
    /// - Returns: how many that are.
    package mutating func addPosters(_ rows: [DetailSection.Row]) -> Int {
        guard hasRoomForPosters(rows), let shape = form.pictures else { return 0 }
        let box = Self.posterBox(shape, cell: form.cell)
        let width = short.map { lines.count < $0.count ? min($0.width, pictureWidth) : pictureWidth } ?? pictureWidth
        let shown = Array(rows.prefix((width + Self.posterGap) / (box.columns + Self.posterGap)))
        let stops = shown.map { row in row.left.parts.first?.place.map { add(.place($0)) } }
        posters += shown.enumerated().map { place, row in
            Poster(row: row, line: lines.count, x: place * (box.columns + Self.posterGap))
        }
        let blank = String(repeating: " ", count: box.columns)
        let titles = shown.map { row in
            let year = row.before.map { " (\($0))" } ?? ""
            return (row.left.text + year).wrapped(to: box.columns, lines: Self.posterTitleLines)
        }
        for line in 0..<box.rows + (titles.map(\.count).max() ?? 0) {
            let texts = titles.map { line < box.rows || line - box.rows >= $0.count ? "" : $0[line - box.rows] }
            let pieces: [TextLine.Span] = zip(texts, stops).flatMap { text, stop in
                let rest = blank.count - HarmlessText.width(of: text) + Self.posterGap
                return line < box.rows
                    ? [TextLine.Span(blank, .plain, stop: stop), .init(Self.gap(Self.posterGap), .plain)]
                    : [.init(text, .plain, stop: text.isEmpty ? nil : stop), .init(Self.gap(rest), .plain)]
            }
            // Without the gap behind the last one, for which there may be no room.
            text.add(TextLine(Array(pieces.dropLast())))
        }
        return shown.count
    }

    /// The room for a picture among the lines: what most of them cover.
    ///
    /// - Parameter cell: the size of a cell in pixels; nil where the terminal does not say.
    package static func posterBox(_ shape: PictureState.Shape, cell: PixelSize?) -> PictureBox {
        PictureBox(columns: shape.columns(ofRows: posterRows, cell: cell), rows: posterRows)
    }

    private static func gap(_ columns: Int) -> String { String(repeating: " ", count: columns) }

    private static let posterRows = 9
    /// In cells.
    private static let posterGap = 2
    private static let posterTitleLines = 4

    /// A part below a heading of its own, which folds.
    ///
    /// - Parameters:
    ///   - name: the same whatever is in it.
    ///   - count: stands beside the heading while it is folded.
    ///   - isFolded: as long as the user has not said otherwise.
    package mutating func addSection(
        _ name: String, _ heading: String, count: String? = nil, isFolded: Bool = false,
        _ addContent: (inout LinkedLayout) -> Void
    ) {
        addGap()
        // Beside a picture that stands left a heading is not left alone: what it heads would begin at the other edge.
        if let short, short.indent > 0, lines.count == short.count - 1 { text.add(TextLine.empty) }
        let isFolded = folded[name] ?? isFolded
        // Headings below which nothing stands are below each other.
        if isFolded, !isPlain, let above = sections.last, above.isFolded, above.lines.upperBound == lines.count - 1 {
            text.removeGap()
        }
        let (start, firstStop) = (lines.count, stops.count)
        if isPlain {
            let heading = [heading, isFolded ? count : nil].compactMap(\.self).joined(separator: ", ")
            text.add([.init(heading, .label, stop: isFolded ? add(.heading(name)) : nil)])
        } else {
            let hidden = isFolded ? count.map { " · \($0)" } ?? "" : ""
            let sign = isFolded ? Self.foldedSign : Self.unfoldedSign
            text.add([.init("\(sign) \(heading)\(hidden)", .label, stop: add(.heading(name)))])
        }
        if !isFolded { addContent(&self) }
        sections.append(
            Section(name: name, isFolded: isFolded, lines: start..<lines.count, stops: firstStop..<stops.count))
    }

    /// Whether two columns have room beside each other on the page.
    var hasRoomForColumns: Bool { !isSpoken && short == nil && pictureWidth >= Self.leastForColumns }

    /// Two columns beside each other in the whole width of the page.
    mutating func addColumns(_ left: (inout LinkedLayout) -> Void, _ right: (inout LinkedLayout) -> Void) {
        addGap()
        let width = (min(pictureWidth, Self.mostForColumns) - Self.columnGap) / 2
        let (first, second) = (column(left, width: width), column(right, width: width))
        for y in 0..<max(first.count, second.count) {
            let line = y < first.count ? first[y] : .empty
            guard y < second.count, !second[y].spans.isEmpty else {
                text.add(line)
                continue
            }
            let gap = Self.gap(max(0, width + Self.columnGap - HarmlessText.width(of: line.text)))
            text.add(TextLine(line.spans + [.init(gap, .plain)] + second[y].spans))
        }
    }

    /// The lines of a column that begins at the next line; its stops and sections are known from now on.
    private mutating func column(_ add: (inout LinkedLayout) -> Void, width: Int) -> [TextLine] {
        // Pictures have their places in the whole width alone.
        var form = form
        form.pictures = nil
        var column = LinkedLayout(width: width, folded: folded, form: form)
        (column.stops, column.barWidths) = (stops, barWidths)
        add(&column)
        stops = column.stops
        let start = lines.count
        sections += column.sections.map { section in
            var section = section
            section.lines = section.lines.lowerBound + start..<section.lines.upperBound + start
            return section
        }
        return column.lines
    }

    /// The pieces of a text, with its stops, to be put into a line.
    package mutating func linked(_ text: LinkedText, _ style: Style) -> [TextLine.Span] {
        text.parts.map { part in
            // What leads out of the program looks so; what leads on in it, nearly everything, does not.
            .init(
                part.text, part.place?.address == nil ? style : .link,
                stop: part.text.isEmpty ? nil : part.place.map { add(.place($0)) },
                link: part.place?.address)
        }
    }

    /// The number of a stop, for pieces that are put into lines.
    mutating func add(_ stop: Stop) -> Int {
        stops.append(stop)
        return stops.count - 1
    }

    /// In cells: the least page that has two columns, the most that these take, and what is between them.
    private static let leastForColumns = 110
    private static let mostForColumns = 2 * TextLayout.readableWidth + columnGap
    private static let columnGap = 4
    /// Before the heading of a section that is folded, and of one that is not.
    package static let foldedSign = "▹"
    package static let unfoldedSign = "▾"
}
