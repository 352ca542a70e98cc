package import Commands
package import Navigation
package import Pictures
package import Presentation
package import TerminalKit

/// A menu over the screen. Typing goes to the entry whose name, or a word of it, begins so; a digit chooses the entry of this number, unless that
/// takes something away. Where several may be marked, a space marks, unless a name goes on with it.
@MainActor
package final class MenuPane {
    package enum Event: Hashable, Sendable {
        /// It goes on.
        case stays
        case answered(MenuAnswer)
    }

    package private(set) var menu: Menu?
    /// Without a copy of the menu: it is asked with every key.
    package var isOpen: Bool { if case .some = menu { true } else { false } }
    /// In cells.
    package var width: Int
    package let dimsOthers: Bool
    /// What an entry looks like, beside its name, by its index; nil for nothing to be seen.
    private let swatch: (Int) -> RenderedPicture?
    private var viewport = ListViewport()
    /// What was typed since the cursor was moved otherwise.
    private var typed = ""

    /// - Parameters:
    ///   - width: in cells.
    ///   - dimsOthers: whether what is around it loses its colours.
    ///   - swatch: what an entry looks like, by its index: one row, the same picture as long as it looks so.
    package init(
        width: Int = MenuPane.usualWidth, dimsOthers: Bool = true,
        swatch: @escaping (Int) -> RenderedPicture? = { _ in nil }
    ) {
        self.width = width
        self.dimsOthers = dimsOthers
        self.swatch = swatch
    }

    /// Itself, while it is open.
    package var overlay: (any OverlayContent)? { isOpen ? self : nil }

    /// The entry under the cursor.
    package var cursor: Int { viewport.cursor }

    /// A menu about something else starts where it says, or on its first chosen entry.
    package func show(_ menu: Menu?) {
        guard menu != self.menu else { return }
        let isSame = menu?.subject == self.menu?.subject && menu?.entries.count == self.menu?.entries.count
        self.menu = menu
        if isSame { return }
        (typed, viewport) = ("", ListViewport())
        viewport.resize(count: menu?.entries.count ?? 0, height: 1)
        // Where several may be marked, one looks at them from the top.
        let chosen = menu?.takesSeveral == true ? nil : menu?.chosen.min()
        if let first = menu?.start ?? chosen { viewport.select(first) }
    }

    /// - Returns: nil for a key that is not for the menu, or without one.
    package func handle(_ press: KeyPress) -> Event? {
        guard let menu, !press.isForProgram else { return nil }
        switch press.command(in: .menu) {
        case .leaveMenu: return .answered(.left)
        case .choose: return menu.entries.isEmpty ? .stays : .answered(.took(viewport.cursor))
        case .clear where menu.takesSeveral && !menu.entries.isEmpty:
            typed = ""
            return .answered(.cleared(viewport.cursor))
        case .mark where menu.takesSeveral && !menu.entries.isEmpty && !isSpaceInName(press.key, in: menu):
            typed = ""
            return .answered(.marked(viewport.cursor))
        default: break
        }
        switch press.key {
        case .character(let character):
            if let entry = Self.entry(numbered: character, in: menu), !isTyped(typed + String(character), in: menu) {
                let isBeginning = Self.isBeginning(character, in: menu)
                typed = isBeginning ? String(character) : ""
                viewport.select(entry)
                return isBeginning || menu.careful.contains(entry) ? .stays : .answered(.took(entry))
            }
            jump(to: character, in: menu.entries)
        default:
            let command = press.command(in: .screens)
            if command == .back, press.isHeld { return .answered(.left) }
            guard let motion = command?.motion else { break }
            typed = ""
            viewport.move(motion)
        }
        return .stays
    }

    /// A press takes an entry, or marks it where several may be; on the sign that clears it, it does that.
    ///
    /// - Returns: nil without a menu.
    package func handle(_ pointing: Pointing) -> Event? {
        guard let menu else { return nil }
        switch pointing.action {
        case .scroll(let lines): viewport.scroll(by: lines)
        case .press(.entry(let entry)) where menu.entries.indices.contains(entry):
            typed = ""
            viewport.select(entry)
            return .answered(menu.takesSeveral ? .marked(entry) : .took(entry))
        case .press(.stop(let entry)) where menu.details.indices.contains(entry):
            viewport.select(entry)
            return .answered(.cleared(entry))
        case .press, .drag, .pull: break
        }
        return .stays
    }

    /// For whoever only wants the answer.
    ///
    /// - Parameters:
    ///   - display: hears that a new frame is needed while the menu goes on.
    ///   - didAnswer: called with the answer.
    /// - Returns: whether the key was for the menu.
    package func handle(
        _ press: KeyPress, on display: (any Display)? = nil, didAnswer: (MenuAnswer) -> Void
    ) -> Bool {
        switch handle(press) {
        case .stays: display?.setNeedsDisplay()
        case .answered(let answer): didAnswer(answer)
        case nil: return false
        }
        return true
    }

    /// For whoever only wants the answer.
    ///
    /// - Parameter didAnswer: called with the answer.
    /// - Returns: nil without a menu.
    package func handle(_ pointing: Pointing, didAnswer: (MenuAnswer) -> Void) -> PointerUse? {
        guard let event = handle(pointing) else { return nil }
        guard case .answered(let answer) = event else { return .marked }
        didAnswer(answer)
        return .acted
    }

    /// What a digit chooses. In a menu whose entries are numbers, as of years, digits lead to entries as letters do, unless these are
    /// called by others.
    private static func entry(numbered digit: Character, in menu: Menu) -> Int? {
        guard digit.isASCII, let number = digit.wholeNumberValue else { return nil }
        if menu.numbers.isEmpty, menu.entries.contains(where: { $0.first.map { $0.isASCII && $0.isNumber } == true }) {
            return nil
        }
        return menu.entry(numbered: number)
    }

    /// Whether a longer number begins with this digit: then it only leads to its entry.
    private static func isBeginning(_ digit: Character, in menu: Menu) -> Bool {
        menu.numbers.contains { number in number.map { $0 > 9 && String($0).first == digit } ?? false }
    }

    /// Whether something was typed before this text's last character, and all of it begins a name.
    private func isTyped(_ text: String, in menu: Menu) -> Bool {
        !typed.isEmpty && Self.entry(text, in: menu.entries, from: 0) != nil
    }

    /// Whether it is a space that goes on with a name, and marks nothing.
    private func isSpaceInName(_ key: Key, in menu: Menu) -> Bool {
        key == .character(" ") && isTyped(typed + " ", in: menu)
    }

    /// A character that leads nowhere after the ones before it begins anew, behind the cursor: so pressing it again goes
    /// to the next such entry.
    private func jump(to character: Character, in entries: [String]) {
        let start = viewport.cursor
        for (text, first) in [(typed + String(character), start), (String(character), start + 1)] {
            guard let found = Self.entry(text, in: entries, from: first) else { continue }
            typed = text
            return viewport.select(found)
        }
        typed = ""
    }

    private static func entry(_ text: String, in entries: [String], from first: Int) -> Int? {
        let text = text.lowercased()
        let order = entries.indices.map { ($0 + first) % entries.count }
        let names = entries.map { $0.lowercased() }
        return order.first { names[$0].hasPrefix(text) } ?? order.first { names[$0].hasWord(beginningWith: text) }
    }

    /// Where it is narrow, the name is cut before the column of the values.
    private static func draw(
        _ detail: Menu.Detail, valuesAt column: Int, entry: Int, on line: Surface, _ style: RowStyle
    ) {
        let end = line.width - 2
        let start = min(column, end * mostOfNames / 100)
        line.draw(detail.name, x: 0, y: 0, limit: detail.value.isEmpty ? end : start - 2, style.plain)
        if start < end {
            line.draw(detail.value, x: start, y: 0, limit: end - start, detail.isSet ? style.plain : style.muted)
        }
        if detail.value.isEmpty { return }
        line.draw(detail.isSet ? clearMark : leadsOnMark, x: line.width - 1, y: 0, style.muted)
        if detail.isSet { line.mark(row: 0, line.width - 2..<line.width, as: .stop(entry)) }
    }

    /// How much of the width names have, in percent.
    private static let mostOfNames = 66

    private static func mark(of entry: Int, in menu: Menu) -> String {
        if menu.chosen.contains(entry) { return chosenMark }
        return menu.excluded.contains(entry) ? excludedMark : ""
    }

    private static let chosenMark = "✓"
    /// Before an entry that is not wanted.
    private static let excludedMark = "✗"
    /// Behind an entry for which something was chosen: a press there clears it.
    private static let clearMark = "×"
    /// Behind one that asks for something.
    private static let leadsOnMark = "▸"
    /// Behind an order that is turned round when it is chosen again.
    private static let usualMark = "↓"
    private static let turnedMark = "↑"
}

extension MenuPane: OverlayContent {
    package var title: String { menu?.title ?? "" }

    package var status: String? {
        viewport.count > viewport.height ? "\(viewport.cursor + 1)/\(viewport.count)" : nil
    }

    package var commands: [Command] {
        [.down] + (isOfMarks ? [.mark] : []) + [.choose] + (menu?.details.isEmpty == false ? [.clear] : [])
            + [.leaveMenu]
    }

    package var hints: [Command: String] { menu?.hints ?? [:] }

    /// Whether to mark an entry is something else than to choose it.
    private var isOfMarks: Bool { menu.map { $0.takesSeveral && $0.details.isEmpty } ?? false }

    package var isAboutRow: Bool { menu?.isAboutRow == true }

    package func layout(in room: Size) -> Int {
        viewport.resize(count: viewport.count, height: min(viewport.count, room.height))
        return min(max(1, viewport.count), room.height)
    }

    package func draw(on surface: Surface) {
        guard let menu else { return }
        if menu.entries.isEmpty { surface.draw(menu.empty, x: 2, y: 0, limit: surface.width - 3, .muted) }
        // Only what a digit chooses has one.
        let digits = (0...9).map { number in
            let digit = Character("\(number)")
            return Self.isBeginning(digit, in: menu) ? nil : Self.entry(numbered: digit, in: menu)
        }
        let hasDigits = digits.contains { $0 != nil }
        let hasMarks = menu.details.isEmpty && (menu.takesSeveral || !menu.chosen.isEmpty || !menu.excluded.isEmpty)
        let valueColumn = menu.details.filter { !$0.value.isEmpty }.map { HarmlessText.width(of: $0.name) }.max() ?? 0
        for (y, index) in viewport.visible.enumerated() {
            surface.mark(row: y, 0..<surface.width, as: .entry(index))
            surface.drawRow(
                menu.entries[index], y: y, isSelected: index == viewport.cursor, hasFocus: true
            ) { name, line, style in
                if line.isForReader { return line.drawForReader(name, facts: [Self.mark(of: index, in: menu)], style) }
                let column = hasMarks ? 2 : 0
                if hasMarks { line.draw(Self.mark(of: index, in: menu), x: 0, y: 0, style.plain) }
                if let digit = digits.firstIndex(of: index) { line.draw("\(digit)", x: column, y: 0, style.muted) }
                // What is a number itself would be read as one with its digit.
                var start = hasDigits ? column + (menu.numbers.isEmpty ? 2 : 3) : column
                if menu.signs.indices.contains(index) {
                    line.draw(menu.signs[index], x: start, y: 0, style.plain)
                    start += 2
                }
                let rest = line.part(Rect(x: start, y: 0, width: line.width - start, height: 1))
                if menu.details.indices.contains(index) {
                    return Self.draw(menu.details[index], valuesAt: valueColumn + 2, entry: index, on: rest, style)
                }
                let text = menu.drawn.indices.contains(index) ? menu.drawn[index] : name
                var end = rest.draw(text, x: 0, y: 0, style.plain)
                if let isTurned = menu.isTurned, menu.chosen.contains(index) {
                    end = rest.draw(isTurned ? Self.turnedMark : Self.usualMark, x: end + 1, y: 0, style.mark)
                }
                if let swatch = swatch(index), end + 1 < rest.width - swatch.box.columns {
                    let start = rest.width - swatch.box.columns
                    // The column before a picture is blank, where the bar goes on.
                    if rest.place(swatch, x: start, y: 0), index == viewport.cursor {
                        rest.draw(" ", x: start - 1, y: 0, style.plain)
                    }
                }
            }
        }
    }
}

extension String {
    /// Whether one of its words, with what follows it, begins so.
    fileprivate func hasWord(beginningWith text: String) -> Bool {
        var isBetween = true
        for index in indices {
            let isOfWord = self[index].isLetter || self[index].isNumber
            if isBetween, isOfWord, self[index...].hasPrefix(text) { return true }
            isBetween = !isOfWord
        }
        return false
    }
}
