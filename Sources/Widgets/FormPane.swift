package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// A form, over the screen or in a view of its own. It is not saved while a field has a problem: the cursor goes to such a
/// field. Its problem stands behind it, where the example stood; where there is no room for that, below it as long as it has the cursor.
@MainActor
package final class FormPane {
    package enum Event: Hashable, Sendable {
        /// It goes on.
        case stays
        case changed(field: Int, Form.Content)
        case saved
        case left
    }

    package private(set) var form: Form?
    /// The prompt of each field; those of fields without text are not used.
    private var prompts: [Prompt] = []
    private var cursor = 0
    /// The fields whose problems are shown: nobody needs to hear of them before having been there.
    private var tried: Set<Int> = []
    /// The width of its lines, in cells.
    private var lineWidth = 0
    /// The lines of the problem of the field under the cursor, where it stands below that.
    private var problem: [String] = []
    /// The first line in sight.
    private var top = 0

    package init() {}

    /// Whether characters are text for the field under the cursor.
    package var takesText: Bool {
        guard let form, form.fields.indices.contains(cursor) else { return false }
        return form.fields[cursor].content.text != nil
    }

    /// Itself, while there is a form.
    package var overlay: (any OverlayContent)? { form == nil ? nil : self }

    /// A form with other fields than before starts on the first of them.
    package func show(_ form: Form?) {
        guard form != self.form else { return }
        if form?.fields.map(\.label) != self.form?.fields.map(\.label) || form?.title != self.form?.title {
            (cursor, tried, top) = (0, [], 0)
            prompts =
                form?.fields.map {
                    Prompt(
                        isSecret: $0.content.isSecret, placeholder: $0.proposal.isEmpty ? $0.placeholder : $0.proposal,
                        limit: $0.content.isSecret ? Prompt.secretLimit : $0.content.longestText,
                        limitInBytes: $0.limitInBytes)
                } ?? []
        }
        self.form = form
        for (index, field) in (form?.fields ?? []).enumerated() {
            if let text = field.content.text { prompts[index].show(text) }
        }
    }

    /// Whether the field under the cursor had no room for all that was last put into it.
    package var hasCutText: Bool { takesText && prompts[cursor].hasCut }

    /// - Returns: nil for a key that is not for the form, or without one.
    package func handle(_ press: KeyPress) -> Event? {
        guard let form, !press.isForProgram else { return nil }
        // The help.
        if case .function = press.key { return nil }
        switch (press.command(in: .form), press.key) {
        case (.leaveForm, _): return .left
        case (.saveForm, _): return save(form)
        case (.nextField, _): move(by: 1, of: form.fields.count)
        case (.previousField, _): move(by: -1, of: form.fields.count)
        case (.nextChoice, _) where isOnChoices: return step(by: 1, in: form)
        case (.previousChoice, _) where isOnChoices: return step(by: -1, in: form)
        default: return change(press, form)
        }
        return .stays
    }

    /// A press goes to a field, and there to what was pressed of its text; one that is not typed says the next of its choices.
    ///
    /// - Returns: nil without a form.
    package func handle(_ pointing: Pointing) -> Event? {
        guard let form else { return nil }
        if case .press(.caret(let field, let column)) = pointing.action, prompts.indices.contains(field) {
            if field != cursor { tried.insert(cursor) }
            cursor = field
            prompts[field].moveCursor(to: column)
            return .stays
        }
        guard case .press(.field(let field)) = pointing.action, form.fields.indices.contains(field) else {
            return .stays
        }
        if field != cursor { tried.insert(cursor) }
        cursor = field
        return step(by: 1, in: form)
    }

    /// Whether the field under the cursor has choices, or is ticked.
    private var isOnChoices: Bool {
        form.map { $0.fields.indices.contains(cursor) && $0.fields[cursor].content.text == nil } ?? false
    }

    private func save(_ form: Form) -> Event {
        tried.formUnion(form.fields.indices)
        guard let refused = form.fields.firstIndex(where: { $0.problem != nil }) else { return .saved }
        if form.fields[cursor].problem == nil { cursor = refused }
        return .stays
    }

    /// After the last field comes the first.
    private func move(by step: Int, of count: Int) {
        guard count > 0 else { return }
        tried.insert(cursor)
        cursor = (cursor + step + count) % count
    }

    private func change(_ press: KeyPress, _ form: Form) -> Event {
        guard form.fields.indices.contains(cursor) else { return .stays }
        return put(changed(form.fields[cursor], by: press), in: form)
    }

    private func step(by step: Int, in form: Form) -> Event {
        put(Self.stepped(form.fields[cursor].content, by: step), in: form)
    }

    private func put(_ after: Form.Content, in form: Form) -> Event {
        guard after != form.fields[cursor].content else { return .stays }
        self.form?.fields[cursor].content = after
        return .changed(field: cursor, after)
    }

    private func changed(_ field: Form.Field, by press: KeyPress) -> Form.Content {
        switch field.content {
        case .text:
            _ = prompts[cursor].handle(press)
            return .text(prompts[cursor].text)
        case .secret:
            _ = prompts[cursor].handle(press)
            return .secret(prompts[cursor].text)
        case .choice(let names, _):
            guard let digit = press.key.digit, let chosen = field.numbers.firstIndex(of: digit),
                names.indices.contains(chosen)
            else { return field.content }
            return .choice(names, chosen: chosen)
        case .toggle: return field.content
        }
    }

    /// The next of its choices; what is typed stays.
    private static func stepped(_ content: Form.Content, by step: Int) -> Form.Content {
        switch content {
        case .text, .secret: content
        case .choice(let names, let chosen):
            names.isEmpty ? content : .choice(names, chosen: (chosen + step + names.count) % names.count)
        case .toggle(let isOn): .toggle(!isOn)
        }
    }

    private var problemBelow: String? {
        problemBehind(fieldAt: cursor) == nil ? shownProblem(ofFieldAt: cursor) : nil
    }

    private func shownProblem(ofFieldAt index: Int) -> String? {
        guard let form, form.fields.indices.contains(index), tried.contains(index) else { return nil }
        return form.fields[index].problem
    }

    private func draw(_ field: Form.Field, at index: Int, on line: Surface) {
        let isHere = index == cursor
        if isHere, !line.isForReader { line.draw(Sign.cursor.symbol, x: 0, y: 0, .accent) }
        if field.problem != nil, tried.contains(index) { line.draw(Self.warning, x: 1, y: 0, .failure) }
        line.draw(field.markedLabel, x: Self.indent, y: 0, limit: labelWidth, .label)
        let value = line.part(Rect(x: Self.indent + labelWidth + Self.gap, y: 0, width: valueWidth, height: 1))
        let style: Style = isHere && !line.isForReader ? .selected : .plain
        let problem = problemBehind(fieldAt: index)
        switch field.content {
        case .text, .secret:
            let example = line.isForReader ? nil : exampleBehind(field)
            let behind = problem ?? example
            let width = textWidth(at: index, forReader: line.isForReader)
            let text = value.part(Rect(x: 0, y: 0, width: width, height: 1))
            // Where it is, and how far it goes, is seen while there is nothing in it.
            if !line.isForReader { text.draw(String(repeating: "_", count: width), x: 0, y: 0, .border) }
            prompts[index].layout(width: width, hasFocus: isHere)
            prompts[index].draw(on: text, hasFocus: isHere, line: index, showsPlaceholder: example == nil)
            if let behind { value.draw(behind, x: width + Self.gap, y: 0, problem == nil ? .muted : .failure) }
        case .choice, .toggle:
            let end = draw(field, on: value, style)
            if let problem { value.draw(problem, x: end + Self.gap, y: 0, .failure) }
        }
        if isHere, field.content.text == nil { value.placeCursor(x: 0, y: 0) }
    }

    /// What is chosen stands between the signs for that there is more to choose; a reader hears what it is called.
    ///
    /// - Returns: the column behind it.
    private func draw(_ field: Form.Field, on value: Surface, _ style: Style) -> Int {
        guard field.content.isChoice, !value.isForReader else {
            return value.draw(field.content.shown, x: 0, y: 0, style)
        }
        let more: Style = style == .selected ? .selected : .border
        let room = value.width - Self.choiceEnds
        var x = value.draw("‹ ", x: 0, y: 0, more)
        x = value.draw(field.shownChoice, x: x, y: 0, limit: room, style)
        return value.draw(" ›", x: x, y: 0, more)
    }

    /// At most half of the room, since values are more important.
    private var labelWidth: Int {
        let widest = form?.fields.map { HarmlessText.width(of: $0.markedLabel) }.max() ?? 0
        return max(0, min(widest, (lineWidth - Self.indent) / 2))
    }

    private var valueWidth: Int { lineWidth - Self.indent - labelWidth - Self.gap - 1 }

    /// What an empty field is to look like, where there is room for it behind the field: in it, it could be taken for what was typed.
    /// Nil where it stands in the field.
    private func exampleBehind(_ field: Form.Field) -> String? {
        guard field.content.text?.isEmpty == true, !field.placeholder.isEmpty else { return nil }
        return hasRoom(behind: field) ? field.placeholder : nil
    }

    /// Half of the room is for what is typed.
    private func hasRoom(behind field: Form.Field) -> Bool {
        let room = valueWidth - HarmlessText.width(of: field.placeholder) - Self.gap
        return room >= max(Self.leastField, valueWidth / 2)
    }

    /// Of what the form's fields are to look like the widest that has room behind its field, in cells; 0 for none. All fields leave it
    /// that room, whatever is in them, so that they are of one length, which stays while one types.
    private var examplesWidth: Int {
        let fields = form?.fields.filter { $0.content.text != nil && !$0.placeholder.isEmpty && hasRoom(behind: $0) }
        return fields?.map { HarmlessText.width(of: $0.placeholder) }.max() ?? 0
    }

    /// What is wrong with a field that was left, where there is room for it behind the field; else nil.
    private func problemBehind(fieldAt index: Int) -> String? {
        guard let form, let problem = shownProblem(ofFieldAt: index) else { return nil }
        let field = form.fields[index]
        let least = field.content.text == nil ? field.shownWidth : Self.leastField
        return valueWidth - HarmlessText.width(of: problem) - Self.gap >= least ? problem : nil
    }

    /// Of a field that is typed into, without what stands behind it. To a reader, who sees no field, nothing but problems does.
    private func textWidth(at index: Int, forReader: Bool) -> Int {
        let problem = problemBehind(fieldAt: index).map { HarmlessText.width(of: $0) } ?? 0
        let behind = max(forReader ? 0 : examplesWidth, problem)
        return max(0, valueWidth - (behind > 0 ? behind + Self.gap : 0))
    }

    /// Left of the labels: the cursor, and the sign of a problem.
    private static let indent = 3
    /// Between a label, its field, and what stands behind that.
    private static let gap = 2
    /// Of a field with something behind it.
    private static let leastField = 16
    /// Around what is chosen.
    fileprivate nonisolated static let choiceEnds = 4
    private static let warning = "!"
}

extension FormPane: OverlayContent {
    package var title: String { form?.title ?? "" }

    package var commands: [Command] {
        ((form?.fields.count ?? 0) > 1 ? [.nextField] : []) + (isOnChoices ? [.nextChoice] : [])
            + [.saveForm, .leaveForm]
    }

    package var hints: [Command: String] { form?.hints ?? [:] }

    package var isAboutRow: Bool { form?.isAboutRow != false }

    package func layout(in room: Size) -> Int {
        guard let form else { return 0 }
        lineWidth = room.width
        problem = problemBelow?.wrapped(to: max(1, lineWidth - Self.indent - 1)) ?? []
        let lines = max(1, form.fields.count + problem.count)
        let height = min(lines, room.height)
        // The problem's end may be out of sight, its field may not.
        let last = min(cursor + problem.count, cursor + max(1, height) - 1)
        top = max(last - max(1, height) + 1, min(top, cursor))
        top = max(0, min(top, lines - height))
        return height
    }

    package func draw(on surface: Surface) {
        guard let form else { return }
        for (index, field) in form.fields.enumerated() {
            let y = index - top + (index > cursor ? problem.count : 0)
            guard (0..<surface.height).contains(y) else { continue }
            surface.mark(row: y, 0..<surface.width, as: .field(index))
            draw(field, at: index, on: surface.part(Rect(x: 0, y: y, width: surface.width, height: 1)))
        }
        for (index, line) in problem.enumerated() where cursor + 1 + index >= top {
            surface.draw(line, x: Self.indent, y: cursor + 1 + index - top, .failure)
        }
    }
}

extension Form.Content {
    fileprivate var isSecret: Bool {
        if case .secret = self { true } else { false }
    }

    fileprivate var isChoice: Bool {
        if case .choice = self { true } else { false }
    }

    /// In characters: more than any field may have, so that what is too long is said by its problem, before it is cut; and as much as is
    /// in it already, since nothing of that goes.
    fileprivate var longestText: Int { max(5_000, text?.unicodeScalars.count ?? 0) }

    /// What stands in a field in which nothing is typed; empty for others.
    fileprivate var shown: String {
        switch self {
        case .text, .secret: ""
        case .choice(let names, let chosen): names.indices.contains(chosen) ? names[chosen] : ""
        case .toggle(let isOn): isOn ? "[x]" : "[ ]"
        }
    }
}

extension Form.Field {
    /// What is chosen, or whether it is ticked, as it is seen; empty where it is typed.
    fileprivate var shownChoice: String {
        guard case .choice(_, let chosen) = content, signs.indices.contains(chosen) else { return content.shown }
        return signs[chosen]
    }

    /// In cells, of a field in which nothing is typed.
    fileprivate var shownWidth: Int {
        HarmlessText.width(of: shownChoice) + (content.isChoice ? FormPane.choiceEnds : 0)
    }
}

extension Key {
    /// Nil for other keys.
    fileprivate var digit: Int? {
        if case .character(let character) = self, character.isASCII { character.wholeNumberValue } else { nil }
    }
}
