/// The text of a screen.
struct ScreenText: Equatable {
    /// Without spaces at their ends.
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
    }

    /// - Parameter text: each line with its end.
    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A row of a list, and how many rows there are: `2 of 240`.
    struct Position: Equatable {
        let row: Int
        let total: Int
    }

    var text: String { lines.joined(separator: "\n") }

    func contains(_ text: String) -> Bool {
        lines.contains { $0.contains(text) }
    }

    /// The cursor position in the border of the list; in a split, of the left one.
    var position: Position? {
        guard let border = lines.last(where: { $0.hasPrefix("└") || $0.hasPrefix("╰") || $0.hasPrefix("+") }) else {
            return nil
        }
        let words = border.split { $0 == " " || $0 == "─" || $0 == "-" }
        for index in words.indices.dropLast(2) where ["of", "von"].contains(words[index + 1]) {
            guard let row = number(words[index]), let total = number(words[index + 2]) else { continue }
            return Position(row: row, total: total)
        }
        return nil
    }

    /// The first words of the row under the cursor, in the leftmost list.
    var selection: String? {
        guard let line = lines.first(where: { $0.hasPrefix("│▌") || $0.hasPrefix("||") }) else { return nil }
        let row = line.dropFirst(3)
        let end = row.indices.first { row[$0...].hasPrefix("  ") || "│|".contains(row[$0]) } ?? row.endIndex
        return String(row[..<end])
    }

    /// Whether a spinner turns at the end of the header, or of the border of a box that is all of the screen.
    var isBusy: Bool { spinner != nil }

    /// How many characters of the first line stand before the spinner; nil without one.
    var spinner: Int? {
        guard let line = lines.first else { return nil }
        for end in ["", " ─╮", " -+"] where line.hasSuffix(end) {
            let rest = line.dropLast(end.count)
            if rest.count > 2, rest.dropLast().last == " ", let shape = rest.last, Self.spinnerShapes.contains(shape) {
                return rest.count - 1
            }
        }
        return nil
    }

    /// Dots, and on a terminal of ASCII lines.
    static let spinnerShapes = "⣾⣽⣻⢿⡿⣟⣯⣷|/-\\"

    /// The text with a fixed shape of the spinner.
    var withoutSpinner: ScreenText {
        guard let spinner else { return self }
        return ScreenText(lines: [lines[0].prefix(spinner) + "|" + lines[0].dropFirst(spinner + 1)] + lines.dropFirst())
    }

    /// The first line of a frame, which tabs may stand above; empty where there is none.
    var topFrame: String { lines.first { $0.hasPrefix("┌") } ?? "" }

    /// Whether two panes stand side by side.
    var isSplit: Bool { contains("┬") }

    /// The column of the line between two panes side by side, from 0; nil where there are none.
    var divider: Int? {
        lines.lazy.compactMap { line in
            line.firstIndex(of: "┬").map { line.distance(from: line.startIndex, to: $0) }
        }.first
    }

    /// What stands right of the line between the panes.
    var rightPane: [String] {
        divider.map { divider in lines.map { String($0.dropFirst(divider + 1)) } } ?? []
    }

    private func number(_ word: Substring) -> Int? {
        Int(word.filter { $0 != "," && $0 != "." })
    }
}

extension ScreenText {
    /// What pictures are made of. The half blocks that mark a row or a tile are not among them.
    private static let parts = Set("▀▄█▖▗▘▙▚▛▜▝▞▟")

    var hasPicture: Bool { lines.contains { $0.contains(where: Self.parts.contains) } }

    /// The picture's characters, row by row.
    var picture: [String] {
        lines.map { String($0.filter(Self.parts.contains)) }.filter { !$0.isEmpty }
    }
}
