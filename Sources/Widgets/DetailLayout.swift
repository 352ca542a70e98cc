package import Presentation
import TerminalKit

/// A detail as lines of text.
extension LinkedLayout {
    package mutating func add(_ content: DetailContent) {
        barWidths = BarWidths(of: content)
        if isStrip { return addStrip(content) }
        addTitle(content.title)
        if let second = content.secondTitle { add(second) }
        if let facts = content.facts { addFacts(facts, .muted) }
        if let brief = content.brief { add(brief) }
        if let chips = content.chips { add(chips) }
        if let score = content.score { add(score) }
        let columns = hasRoomForColumns ? content.columns : nil
        var hasColumns = false
        for part in content.parts where !isLeftOut(part) {
            if let columns, case .section(let section) = part, section.column != nil {
                // All of them stand where the first one does.
                if !hasColumns { addColumns({ $0.add(columns.left) }, { $0.add(columns.right) }) }
                hasColumns = true
                continue
            }
            addGap()
            add(part)
        }
        // Of what nothing is known but its title.
        if lines.isEmpty { add(content.title, .title) }
    }

    /// What is known at a glance side by side, who made it, and then the rest: its prose first, over the whole width, with nothing between.
    private mutating func addStrip(_ content: DetailContent) {
        addTitle(content.title)
        var blocks: [[TextLine.Span]] = []
        if let second = content.secondTitle { blocks.append([.init(second, .plain)]) }
        if let facts = content.facts { blocks.append(linked(facts, .muted)) }
        for line in content.brief?.lines ?? [] { blocks.append([.init(line, .muted)]) }
        if let chips = content.chips { blocks.append(pieces(of: chips)) }
        if let score = content.score { blocks.append(Self.pieces(of: score)) }
        addSideBySide(blocks)
        if let people = content.people { add(TextLine(people.wrapped(to: fullWidth, lines: 1).joined())) }
        for case .prose(let words) in content.parts {
            for line in words.paragraphsWrapped(to: fullWidth) { add(TextLine(line)) }
        }
        for part in content.parts where !isLeftOut(part) { addToStrip(part, saidAlready: content.people) }
        if lines.isEmpty { add(content.title, .title) }
    }

    /// - Parameter people: those that a line above names: fields do not say them again.
    private mutating func addToStrip(_ part: DetailContent.Part, saidAlready people: String?) {
        switch part {
        case .prose: break
        case .fields(let fields):
            let others = fields.filter { people?.contains($0.value.text) != true }
            if !others.isEmpty { add(.fields(others)) }
        case .section(let section):
            guard case .bars(let bars, let sum) = section.body else { return add(part) }
            addSideBySide(bars, sum)
        case .text, .brief, .said, .note: add(part)
        }
    }

    /// Numbers with what they are, as `HP 28   Attack 149`: bars would take a line each.
    private mutating func addSideBySide(_ bars: [DetailSection.Bar], _ sum: DetailSection.Row?) {
        var numbers = bars.map { bar -> [TextLine.Span] in
            [.init(bar.label + " ", .muted), .init(bar.number, bar.step.map { Style($0) } ?? .plain)]
        }
        if let sum { numbers.append([.init(sum.left.text + " ", .muted), .init(sum.right?.text ?? "", .plain)]) }
        addSideBySide(numbers)
    }

    /// As many in each line as there is room for.
    private mutating func addSideBySide(_ blocks: [[TextLine.Span]]) {
        var line = TextLine.empty
        for block in blocks {
            let longer = TextLine(line.spans + [.init(Self.wideGap, .plain)] + block)
            if line.spans.isEmpty {
                line = TextLine(block)
            } else if HarmlessText.width(of: longer.text) <= fullWidth {
                line = longer
            } else {
                addWrapped(line)
                line = TextLine(block)
            }
        }
        addWrapped(line)
    }

    private mutating func addWrapped(_ line: TextLine) {
        if line.spans.isEmpty { return }
        if HarmlessText.width(of: line.text) <= fullWidth { add(line) } else { add(line.spans) }
    }

    private mutating func pieces(of chips: DetailContent.Chips) -> [TextLine.Span] {
        var pieces: [TextLine.Span] = []
        for (word, style) in zip(chips.words, Self.styles(of: chips)) {
            let stop = word.parts.first?.place.map { add(.place($0)) }
            let edge = style.tint == nil ? Style.chipEdge : style
            if !pieces.isEmpty { pieces.append(.init(" ", .plain)) }
            pieces += [.init("[", edge, stop: stop), .init(word.text, style, stop: stop), .init("]", edge, stop: stop)]
        }
        return pieces
    }

    private mutating func add(_ sections: [DetailSection]) {
        for section in sections {
            addGap()
            add(section)
        }
    }

    private mutating func add(_ brief: DetailContent.Brief) {
        if isSpoken { return addFields(brief.fields, left: .label, right: .plain) }
        for line in brief.lines { addFacts(LinkedText(line), .muted) }
    }

    private mutating func add(_ chips: DetailContent.Chips) {
        if isPlain, let label = chips.label, let words = chips.words.joined(separator: ", ") {
            return addFields([.init(label: label, value: words)], left: .label, right: .plain)
        }
        addChips(chips.words, Self.styles(of: chips))
    }

    private static func styles(of chips: DetailContent.Chips) -> [Style] {
        chips.words.indices.map { index in
            let tint = chips.tints.indices.contains(index) ? Tint(rawValue: chips.tints[index]) : nil
            return tint.map { Style($0) } ?? .chip
        }
    }

    /// `★ 7.9/10 ▰▰▰▰▰▰▰▰▱▱  11,432 votes`
    private mutating func add(_ score: DetailContent.Score) {
        if isPlain {
            return addFields([.init(label: score.label, value: LinkedText(score.text))], left: .label, right: .plain)
        }
        add(Self.pieces(of: score))
    }

    private static func pieces(of score: DetailContent.Score) -> [TextLine.Span] {
        let full = Int((score.share * Double(scoreWidth)).rounded())
        let votes = score.votes.map { [TextLine.Span("  " + $0, .muted)] } ?? []
        return [
            .init("\(RatingSign.star) ", .accent, spoken: "\(score.label) "),
            .init("\(score.seenNumber) ", .plain, spoken: "\(score.number) "),
            .init(String(repeating: "▰", count: full), Style(score.step), spoken: ""),
            .init(String(repeating: "▱", count: scoreWidth - full), .border, spoken: ""),
        ] + votes
    }

    /// Whether there is no room for the pictures of a section whose rows another one has.
    private func isLeftOut(_ part: DetailContent.Part) -> Bool {
        guard case .section(let section) = part, case .rows(let rows, .posterRow) = section.body else { return false }
        return !hasRoomForPosters(rows)
    }

    private mutating func add(_ part: DetailContent.Part) {
        switch part {
        case .text(let words, let tone): add(words, Self.style(tone))
        case .prose(let words): addParagraphs(words)
        case .fields(let fields): addFields(fields, left: .label, right: .plain)
        case .brief(let brief): add(brief)
        case .said(let seen, let spoken): addFields(isSpoken ? spoken : seen, left: .label, right: .accent)
        case .note(let note):
            add(note.label, .label)
            addParagraphs(note.text)
        case .section(let section): add(section)
        }
    }

    private static func style(_ tone: DetailContent.Tone) -> Style {
        switch tone {
        case .plain: .plain
        case .accent: .accent
        case .muted: .muted
        }
    }

    private mutating func add(_ section: DetailSection) {
        guard let name = section.name else {
            add(section.label, .label)
            return addInside(of: section)
        }
        addSection(name, section.label, count: section.body.count, isFolded: section.isFolded) {
            $0.addInside(of: section)
        }
    }

    private mutating func addInside(of section: DetailSection) {
        if let note = section.note { add(note, .muted) }
        switch section.body {
        case .prose(let words): addParagraphs(words)
        case .text(let words): addFacts(words, .plain)
        case .rows(let rows, let arrangement): add(rows, arrangement)
        case .bars(let bars, let sum): add(bars, sum)
        case .columns(let bars): addColumns(bars)
        case .tree(let branches): if !addOnOneLine(branches) { for branch in branches { add(branch) } }
        case .groups(let groups): for group in groups { add(group) }
        case .days(let map): add(map)
        }
    }

    private mutating func add(_ rows: [DetailSection.Row], _ arrangement: DetailSection.Arrangement) {
        switch arrangement {
        case .table: addRows(rows)
        case .pairs: addPairs(rows)
        case .posters:
            let shown = addPosters(rows)
            let rest = Array(rows.dropFirst(shown))
            if rest.isEmpty { return }
            if shown > 0 { addGap() }
            addPairs(rest)
        case .posterRow: _ = addPosters(rows)
        case .entries: for row in rows { addEntry(row.left.text, figure: row.right?.text) }
        }
    }

    /// `Bulbasaur ─16→ Ivysaur ─32→ Venusaur`
    ///
    /// - Returns: whether there is room for that, and there are no two ways from one of them.
    private mutating func addOnOneLine(_ branches: [DetailSection.Branch]) -> Bool {
        guard !isPlain, branches.enumerated().allSatisfy({ $0 == $1.depth }) else { return false }
        let arrows = branches.map { branch in branch.shortCondition.map { " ─\($0)→ " } ?? " → " }
        let texts = branches.map(\.name.text) + arrows.dropFirst()
        guard texts.reduce(0, { $0 + HarmlessText.width(of: $1) }) <= width else { return false }
        var line: [TextLine.Span] = []
        for branch in branches {
            if !line.isEmpty { line += Self.arrow(to: branch) }
            line += linked(branch.name, branch.isShown ? .accent : .plain)
        }
        add(TextLine(line))
        return true
    }

    private static func arrow(to branch: DetailSection.Branch) -> [TextLine.Span] {
        guard let condition = branch.condition, let short = branch.shortCondition else {
            return [.init(" → ", .border, spoken: ", ")]
        }
        return [
            .init(" ─", .border, spoken: ", "), .init(short, .muted, spoken: condition),
            .init("→ ", .border, spoken: ": "),
        ]
    }

    private mutating func add(_ branch: DetailSection.Branch) {
        let style = branch.isShown ? Style.accent : .plain
        let margin = isPlain ? "" : Self.spaces(branch.depth * 2) + (branch.isShown ? "▸ " : "  ")
        let condition = branch.condition.map { (isPlain ? ", " : "  ") + $0 } ?? ""
        add([.init(margin, style)], branch.name, style, [.init(condition, .muted)])
    }

    private mutating func add(_ group: DetailSection.Group) {
        addGap()
        add(group.label, .accent)
        addFields(group.fields, left: .muted, right: .plain)
        if !group.names.isEmpty { add(group.names.joined(separator: ", ")) }
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }

    /// In cells.
    private static let scoreWidth = 10
    /// Between facts of several kinds that stand side by side.
    private static let wideGap = "   "
}

extension DetailSection.Body {
    /// Said beside the heading while the section is folded; nil for what is not counted, and where there is nothing.
    fileprivate var count: String? {
        if case .rows(let rows, _) = self, !rows.isEmpty { String(rows.count) } else { nil }
    }
}

extension DetailContent {
    /// The sections that stand in two columns on a wide page; nil where one of these would be empty.
    fileprivate var columns: (left: [DetailSection], right: [DetailSection])? {
        let sections = parts.compactMap { part in if case .section(let section) = part { section } else { nil } }
        let columns = (sections.filter { $0.column == .left }, sections.filter { $0.column == .right })
        return columns.0.isEmpty || columns.1.isEmpty ? nil : columns
    }

    /// Adds all that it says to an empty layout.
    package var layOut: TextPane.LayOut {
        { layout in
            var layout = layout
            layout.add(self)
            return layout
        }
    }
}
