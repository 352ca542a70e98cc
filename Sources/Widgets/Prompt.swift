package import Browsing
package import Commands
package import TerminalKit

/// One line that is typed, with a cursor: a filter, a search, a field of a form. Its view knows what it is for, and
/// what ends it.
package struct Prompt {
    /// What was typed into it earlier. Its view may keep it from session to session.
    package var history = PromptHistory()
    private let label: String
    private let isSecret: Bool
    private let limit: Int
    private let limitInBytes: Int?
    /// Stands there as long as nothing is typed: what the line is to look like.
    private let placeholder: String
    private var editor: TextEditor
    private var viewport = LineViewport()
    /// The line's graphemes as they are drawn.
    private var graphemes: [String] = []
    /// The entry of the history that is shown; nil for none.
    private var recalled: Int?
    /// What was being typed before an entry of the history was shown.
    private var unfinished = ""
    /// Whether what was last put in was longer than there was room for, so that only its beginning is there.
    package private(set) var hasCut = false

    /// - Parameters:
    ///   - label: stands before the line.
    ///   - isSecret: whether the line is not shown, only its length.
    ///   - placeholder: stands there as long as nothing is typed: what the line is to look like.
    ///   - limit: how long it may be, in characters of Unicode, which it shows when it is full. Each key costs as much as the line is
    ///     long, whatever was pasted into it.
    ///   - limitInBytes: how long it may be to be of use; nil for as long as it can be. More can be typed, and then it shows both
    ///     lengths: its view says what is wrong with it.
    package init(
        label: String = "", isSecret: Bool = false, placeholder: String = "", limit: Int = Self.usualLimit,
        limitInBytes: Int? = nil
    ) {
        self.label = label
        self.isSecret = isSecret
        self.placeholder = placeholder
        self.limit = limit
        self.limitInBytes = limitInBytes
        editor = Self.editor("")
    }

    /// More than anybody searches for.
    package static let usualLimit = 256
    /// For keys of services, as they are pasted.
    package static let secretLimit = 512

    package var text: String { editor.text }

    /// Whether an entry of the history is shown.
    package var isRecalling: Bool { recalled != nil }

    /// Shows another text, with the cursor at its end.
    package mutating func show(_ text: String) {
        let line = fitting(text, into: limit)
        guard line != self.text else { return }
        recalled = nil
        editor = Self.editor(line)
    }

    /// Puts the line into the history, since it was taken.
    package mutating func remember() {
        history.add(text)
        recalled = nil
    }

    /// - Parameters:
    ///   - width: in cells, with the label.
    ///   - hasFocus: whether it is being typed: else it shows its beginning, wherever its cursor is.
    package mutating func layout(width: Int, hasFocus: Bool = true) {
        graphemes = editor.text.map { isSecret ? Self.hidden : String($0) }
        let counterWidth = hasFocus ? counter.map { $0.utf8.count + 1 } ?? 0 : 0
        viewport.show(
            graphemes.map(HarmlessText.width), cursor: hasFocus ? editor.cursor.column : 0,
            room: width - labelWidth - counterWidth)
    }

    /// Puts the cursor before a grapheme, or at the end.
    package mutating func moveCursor(to column: Int) {
        editor.moveCursor(to: TextEditor.Position(line: 0, column: column))
    }

    /// Draws on the first row of the surface.
    ///
    /// - Parameters:
    ///   - hasFocus: whether it is being typed.
    ///   - line: what it is called where a press puts the cursor into it.
    ///   - showsPlaceholder: whether what it is to look like stands in it, and not elsewhere.
    package func draw(on surface: Surface, hasFocus: Bool, line: Int = 0, showsPlaceholder: Bool = true) {
        let placeholder = showsPlaceholder ? placeholder : ""
        surface.draw(label, x: 0, y: 0, .key)
        var x = labelWidth
        if viewport.visible.lowerBound > 0 { x = surface.draw(Self.cut, x: x, y: 0, .muted) }
        var cursor = x
        // One by one, so that each looks the same whatever stands before it.
        for index in viewport.visible {
            if index == editor.cursor.column { cursor = x }
            let start = x
            x = surface.draw(graphemes[index], x: x, y: 0)
            surface.mark(row: 0, start..<x, as: .caret(line: line, column: index))
        }
        surface.mark(row: 0, x..<max(x, surface.width), as: .caret(line: line, column: viewport.visible.upperBound))
        if graphemes.isEmpty { surface.draw(placeholder, x: x, y: 0, limit: surface.width - x, .muted) }
        if viewport.visible.upperBound <= editor.cursor.column { cursor = x }
        if viewport.visible.upperBound < graphemes.count { surface.draw(Self.cut, x: x, y: 0, .muted) }
        guard hasFocus else { return }
        if let counter { surface.draw(counter, x: surface.width - counter.utf8.count, y: 0, .notice) }
        let under =
            editor.cursor.column < graphemes.count
            ? graphemes[editor.cursor.column] : graphemes.isEmpty ? placeholder.first.map(String.init) ?? " " : " "
        if !surface.isForReader {
            surface.draw(HarmlessText.width(of: under) > 0 ? under : " ", x: cursor, y: 0, .selected)
        }
        surface.placeCursor(x: cursor, y: 0)
    }

    /// Handles a key.
    ///
    /// - Returns: whether it says anything in a line.
    package mutating func handle(_ press: KeyPress) -> Bool {
        if let command = press.command(in: .prompt) { return handle(command) }
        switch press.key {
        case .character(let character): type(String(character))
        case .paste(let text, _): type(text)
        case .backspace, .delete: edit { _ = $0.handle(press.key) }
        case .left, .right: return editor.handle(press.key)
        default: return false
        }
        return true
    }

    private mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .lineStart, .lineEnd: return editor.handle(command)
        case .eraseWord, .eraseToStart, .eraseToEnd: edit { _ = $0.handle(command) }
        case .earlierEntry: recallEarlier()
        case .laterEntry: recallLater()
        default: return false
        }
        return true
    }

    private mutating func type(_ text: String) {
        let (room, length) = (max(0, limit - self.text.unicodeScalars.count), text.unicodeScalars.count)
        let more = fitting(text, into: room)
        // What is never shown is no loss.
        hasCut =
            length > room * Self.mostCleaned
            || length > room && more.unicodeScalars.count < text.asTypedLine.unicodeScalars.count
        if !more.isEmpty { edit { $0.insert(more) } }
    }

    /// A recalled entry that is changed is a new one.
    private mutating func edit(_ change: (inout TextEditor) -> Void) {
        recalled = nil
        change(&editor)
    }

    package mutating func recallEarlier() {
        recall((recalled ?? history.entries.count) - 1)
    }

    package mutating func recallLater() {
        if let recalled { recall(recalled + 1) }
    }

    /// Past the latest entry comes what was being typed.
    private mutating func recall(_ index: Int) {
        guard index >= 0 else { return }
        if recalled == nil { unfinished = text }
        recalled = index < history.entries.count ? index : nil
        editor = Self.editor(fitting(recalled.map { history.entries[$0] } ?? unfinished, into: limit))
    }

    private var labelWidth: Int { label.isEmpty ? 0 : HarmlessText.width(of: label) + 1 }

    /// `256/256`, or `4310/4096`; nil as long as more can be typed.
    private var counter: String? {
        if let limitInBytes {
            let length = text.utf8.count
            return length >= limitInBytes ? "\(length)/\(limitInBytes)" : nil
        }
        return text.unicodeScalars.count >= limit ? "\(limit)/\(limit)" : nil
    }

    /// As much of a text as there is room for, in whole graphemes.
    private func fitting(_ text: String, into room: Int) -> String {
        // What goes by cleaning is at most some escape sequences: nobody needs a whole book to be cleaned for a line.
        let most = max(0, room) * Self.mostCleaned
        let line = String(String.UnicodeScalarView(text.unicodeScalars.prefix(most))).asTypedLine
        guard line.unicodeScalars.count > room else { return line }
        var (end, length) = (line.startIndex, 0)
        while end < line.endIndex {
            length += line[end].unicodeScalars.count
            guard length <= room else { break }
            end = line.index(after: end)
        }
        return String(line[..<end])
    }

    /// An editor whose lines are never wrapped.
    private static func editor(_ line: String) -> TextEditor {
        var editor = TextEditor()
        editor.resize(to: Size(width: .max / 2, height: 1))
        editor.insert(line)
        return editor
    }

    /// How many characters of Unicode are cleaned for each that there is room for.
    private static let mostCleaned = 16
    /// Stands where a part of the line is out of sight.
    private static let cut = "…"
    /// Stands for each grapheme of a secret.
    private static let hidden = "•"
}
