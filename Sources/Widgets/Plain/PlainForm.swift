package import Presentation

/// Fields to fill in, in a dialogue of lines: each has a number.
package struct PlainForm {
    package enum Event: Hashable {
        case stays
        case changed(field: Int, Form.Content)
    }

    private var form: Form?
    /// The field that a text is asked for.
    private var asked: Int?
    /// Whether somebody has tried to save it, so that problems are told.
    private var isTried = false
    /// Fields that were filled in.
    private var filled: Set<Int> = []

    package init() {}

    /// - Parameter form: nil for none.
    package mutating func show(_ form: Form?) {
        if form == nil || form?.title != self.form?.title { (asked, isTried, filled) = (nil, false, []) }
        self.form = form
    }

    package func fill(_ page: inout PlainPage) {
        guard let form else { return }
        page.isForm = true
        page.hasChosen = true
        page.rows = form.fields.enumerated().map { index, field in
            PlainRow(field.markedLabel, Self.facts(of: field), number: index + 1)
        }
        for (index, field) in form.fields.enumerated() where isTried || filled.contains(index) {
            if let problem = field.problem {
                page.messages.append(Message("\(field.label): \(problem)", isFailure: true))
            }
        }
        guard let asked, form.fields.indices.contains(asked) else { return }
        let field = form.fields[asked]
        if case .secret = field.content {
            page.asked = .secret(field.label)
        } else {
            page.asked = .line(field.label)
        }
    }

    private static func facts(of field: Form.Field) -> [PlainFact] {
        switch field.content {
        case .text(let text): text.isEmpty ? [.empty] + .texts(field.placeholder) : [.text(text)]
        case .secret(let text): text.isEmpty ? [.empty] : [.hidden]
        case .choice(let names, let chosen): names.indices.contains(chosen) ? [.text(names[chosen])] : [.empty]
        case .toggle(let isOn): [.text(isOn ? "x" : "-")]
        }
    }

    /// Asks for the field's text, or says the next of its choices.
    ///
    /// - Returns: nil where there is no such field.
    package mutating func choose(_ number: Int) -> Event? {
        guard let form, form.fields.indices.contains(number - 1) else { return nil }
        let field = number - 1
        switch form.fields[field].content {
        case .text, .secret:
            asked = field
            return .stays
        case .choice(let names, let chosen):
            return names.isEmpty ? .stays : put(.choice(names, chosen: (chosen + 1) % names.count), field)
        case .toggle(let isOn): return put(.toggle(!isOn), field)
        }
    }

    /// The text of the field that was asked for.
    package mutating func take(_ text: String) -> Event {
        guard let form, let asked, form.fields.indices.contains(asked) else { return .stays }
        self.asked = nil
        if case .secret = form.fields[asked].content { return put(.secret(text), asked) }
        return put(.text(text), asked)
    }

    private mutating func put(_ content: Form.Content, _ field: Int) -> Event {
        filled.insert(field)
        form?.fields[field].content = content
        return .changed(field: field, content)
    }

    /// - Returns: whether a text was asked for.
    package mutating func leaveAsked() -> Bool {
        defer { asked = nil }
        return asked != nil
    }

    /// - Returns: whether every field may be stored; else what is wrong is told.
    package mutating func trySaving() -> Bool {
        isTried = true
        return form?.fields.contains { $0.problem != nil } != true
    }
}
