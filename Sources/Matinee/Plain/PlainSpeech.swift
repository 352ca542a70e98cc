import Commands
import Presentation
import TerminalKit
import Widgets

/// A page of a dialogue as lines: headings, rows with their numbers, texts, sentences, and what can be said.
struct PlainSpeech {
    let wording: Wording

    private var words: Words<PlainWording> { wording.plain }

    /// What identifies a page, and how many of what is here.
    func heading(of page: PlainPage) -> String {
        let range = page.range.map { range in
            words.range(
                wording.format.grouped(range.first), wording.format.grouped(range.last),
                range.total.map(wording.format.grouped))
        }
        return join([page.title] + marks(page.marks) + [range].compactMap(\.self))
    }

    /// Facts, tabs, rows, text and messages.
    func body(of page: PlainPage) -> [String] {
        (page.facts.isEmpty ? [] : [Self.plain(page.facts)]) + (page.tabs.isEmpty ? [] : [join(page.tabs)])
            + page.rows.flatMap { [$0.heading].compactMap(\.self).map(Self.plain) + [line(of: $0)] }
            + page.text.map(Self.plain)
            + page.messages.map(line)
    }

    func line(of row: PlainRow) -> String {
        let choice: String? =
            switch row.choice {
            case .chosen: words.chosen
            case .excluded: words.excluded
            case nil: nil
            }
        // Such a row is called by its name.
        return (row.number < 0 ? "" : "\(row.number). ")
            + join([row.title] + row.facts.map(text) + marks(row.marks) + [choice].compactMap(\.self))
    }

    private func text(of fact: PlainFact) -> String {
        switch fact {
        case .text(let text): text
        case .rating(let rating): words.ratingOf(rating)
        case .labelled(let label, let text): "\(label) \(text)"
        case .empty: words.empty
        case .hidden: words.hidden
        }
    }

    private func marks(_ marks: Marks) -> [String] {
        [state(marks)].compactMap(\.self) + (marks.isFavourite ? [words.favourite] : [])
            + (marks.hasNote ? [words.withNote] : [])
    }

    /// As the page of the thing says it.
    private func state(_ marks: Marks) -> String? {
        marks.state.map { state in
            marks.kind.map { wording.diary.state(state, of: $0).lowercasingFirst } ?? wording.diary.stateWord(state)
        }
    }

    private func join(_ parts: [String]) -> String {
        Self.plain(parts.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// What stands between words on the screen is a comma here.
    private static func plain(_ text: String) -> String {
        HarmlessText.text(of: text).replacing(" · ", with: ", ")
    }

    func line(of message: Message) -> String {
        var sentence = message.text
        if let place = message.place { sentence += (sentence.isEndedSentence ? " " : ". ") + place }
        return Self.plain(message.isFailure ? words.error(sentence) : sentence)
    }

    func error(_ sentence: String) -> String {
        HarmlessText.text(of: words.error(sentence))
    }

    /// The answers behind the sentence.
    func answers(to question: Question) -> String {
        join(
            question.answers.map { answer in
                (words.words(answer.command).first ?? answer.word) + " (\(answer.word))"
            }) + ":"
    }

    /// What can be said, the most important only.
    ///
    /// - Parameter offered: what the screen takes.
    func prompt(for page: PlainPage, offered: [Command], leadsBack: Bool) -> String {
        let isList = page.range != nil && !page.isMenu
        var parts: [String] = page.rows.isEmpty && !page.hasNumbers ? [] : [words.number]
        func add(_ command: Command, _ argument: String? = nil) {
            guard let word = words.words(command).first else { return }
            parts.append([word, argument].compactMap(\.self).joined(separator: " "))
        }
        let number = isList ? words.someNumber : nil
        if page.takesMarks { parts.append((words.sayings(.mark).first ?? "") + " " + words.someNumber) }
        if !page.isMenu {
            if page.hasFurther || (!isList && offered.contains(.next)) { add(.next) }
            if page.range.map({ $0.first > 1 }) ?? offered.contains(.previous) { add(.previous) }
            if page.messages.contains(where: \.isFailure), offered.contains(.refresh) { add(.refresh) }
            if offered.contains(.filter) { add(.filter, words.someWords) }
            let own: [Command] = [.saveForm, .enterKey, .useSource, .takeBack, .take, .noneOfThese, .putOff]
            for command in own where offered.contains(command) {
                add(command, page.hasChosen ? nil : number)
            }
            if offered.contains(.takeAll) { add(.takeAll) }
            if offered.contains(.favourite) { add(.favourite, number) }
            if offered.contains(.note), !isList { add(.note) }
        }
        if leadsBack || page.isMenu || page.hasChosen { add(.back) }
        add(.help)
        add(.quit)
        return join(parts) + ":"
    }

    /// Before a text that is asked for.
    func prompt(for asked: PlainAsked) -> String {
        switch asked {
        case .line(let label), .secret(let label as String?):
            HarmlessText.text(of: words.asksFor(label ?? words.searchLabel))
        case .lines: ""
        }
    }
}
