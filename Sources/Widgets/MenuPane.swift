package import Commands
package import Presentation
package import TerminalKit

/// A menu in a box over the lower part of a view. Typing goes to the entry whose name begins so; a digit chooses the entry of this
/// number, unless that takes something away.
package struct MenuPane {
    package enum Event: Hashable, Sendable {
        /// It goes on.
        case stays
        case answered(MenuAnswer)
    }

    package private(set) var menu: Menu?
    /// Without a copy of the menu: it is asked with every key.
    package var isOpen: Bool { if case .some = menu { true } else { false } }
    private var viewport = ListViewport()
    /// Whether it stands in a box; if not, only its title is above it.
    private let hasBox: Bool
    /// What was typed since the cursor was moved otherwise.
    private var typed = ""

    package init(hasBox: Bool = true) {
        self.hasBox = hasBox
    }

    /// In rows; 0 without a menu.
    package private(set) var height = 0

    /// The entry under the cursor.
    package var cursor: Int { viewport.cursor }

    /// A menu about something else starts where it says, or on its first chosen entry.
    package mutating func show(_ menu: Menu?) {
        guard menu != self.menu else { return }
        let isSame = menu?.subject == self.menu?.subject && menu?.entries.count == self.menu?.entries.count
        self.menu = menu
        if isSame { return }
        (typed, viewport, height) = ("", ListViewport(), 0)
        viewport.resize(count: menu?.entries.count ?? 0, height: 1)
        // Where several may be marked, one looks at them from the top.
        if menu?.takesSeveral != true, let first = menu?.start ?? menu?.chosen.min() { viewport.select(first) }
    }

    /// - Parameter height: of the view, in rows.
    package mutating func layout(height: Int) {
        guard let menu else { return }
        self.height =
            hasBox
            ? Surface.boxHeight(lines: max(1, menu.entries.count), in: height) : min(menu.entries.count + 1, height)
        let room = hasBox ? Surface.insideHeight(ofBox: self.height) : max(1, self.height - 1)
        viewport.resize(count: menu.entries.count, height: room)
    }

    package func draw(on surface: Surface) {
        guard let menu else { return }
        let isCut = viewport.count > viewport.height
        let status = isCut ? "\(viewport.cursor + 1)/\(viewport.count)" : nil
        let inside =
            hasBox
            ? surface.drawBox(menu.title, status: status, height: height)
            : surface.drawHeading(menu.title, status: status, height: height)
        if menu.entries.isEmpty { inside.draw(menu.empty, x: 2, y: 0, .muted) }
        for (y, index) in viewport.visible.enumerated() {
            inside.mark(row: y, 0..<inside.width, as: .entry(index))
            inside.drawRow(
                menu.entries[index], y: y, isSelected: index == viewport.cursor, hasFocus: true
            ) { name, line, style in
                if line.isForReader { return line.drawForReader(name, facts: [Self.mark(of: index, in: menu)], style) }
                let mark = max(1, line.draw(Self.mark(of: index, in: menu), x: 0, y: 0, style.plain)) + 1
                let number = mark + String(viewport.count).count
                line.drawRight(String(index + 1), end: number, y: 0, style.muted)
                line.draw(name, x: number + 1, y: 0, limit: line.width - number - 1, style.plain)
            }
        }
    }

    /// - Returns: nil for a key that is not for the menu, or without one.
    package mutating func handle(_ press: KeyPress) -> Event? {
        guard let menu, !press.isForProgram else { return nil }
        switch press.command(in: .menu) {
        case .leaveMenu: return .answered(.left)
        case .choose: return menu.entries.isEmpty ? .stays : .answered(.took(viewport.cursor))
        default: break
        }
        switch press.key {
        case .character(" ") where menu.takesSeveral && !menu.entries.isEmpty:
            typed = ""
            return .answered(.marked(viewport.cursor))
        case .backspace where menu.takesSeveral: return .answered(.tookBack)
        case .character(let character):
            if typed.isEmpty, let entry = Self.entry(numbered: character, in: menu) {
                viewport.select(entry)
                return menu.careful.contains(entry) ? .stays : .answered(.took(entry))
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

    /// A press takes an entry, or marks it where several may be.
    ///
    /// - Returns: nil without a menu.
    package mutating func handle(_ pointing: Pointing) -> Event? {
        guard let menu else { return nil }
        switch pointing.action {
        case .scroll(let lines): viewport.scroll(by: lines)
        case .press(.entry(let entry)) where menu.entries.indices.contains(entry):
            typed = ""
            viewport.select(entry)
            return .answered(menu.takesSeveral ? .marked(entry) : .took(entry))
        case .press, .drag: break
        }
        return .stays
    }

    /// While a menu is open.
    package static let commands: [Command] = [.down, .choose, .leaveMenu]

    /// What a digit chooses. In one of ten entries or more digits lead to entries as letters do, and so they do in a menu of numbers,
    /// as of years, unless the entry of this number is the only one that begins so, as in a menu of ratings.
    private static func entry(numbered digit: Character, in menu: Menu) -> Int? {
        guard digit.isASCII, let number = digit.wholeNumberValue, menu.entries.count < 10,
            menu.entries.indices.contains(number - 1)
        else { return nil }
        guard menu.entries.contains(where: { $0.first?.isNumber == true }) else { return number - 1 }
        return menu.entries.indices.filter { menu.entries[$0].first == digit } == [number - 1] ? number - 1 : nil
    }

    /// A character that leads nowhere after the ones before it begins anew, behind the cursor: so pressing it again goes
    /// to the next such entry.
    private mutating func jump(to character: Character, in entries: [String]) {
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
        return order.first { entries[$0].lowercased().hasPrefix(text) }
            ?? Int(text).flatMap { entries.indices.contains($0 - 1) ? $0 - 1 : nil }
    }

    private static func mark(of entry: Int, in menu: Menu) -> String {
        if menu.chosen.contains(entry) { return chosenMark }
        return menu.excluded.contains(entry) ? excludedMark : ""
    }

    private static let chosenMark = "✓"
    /// Before an entry that is not wanted.
    private static let excludedMark = "✗"
}
