package import Commands
package import Navigation
package import Presentation
package import TerminalKit

/// What a screen says in a dialogue of lines at one moment: ready words, and what is asked.
package struct PlainPage: Equatable {
    /// Which rows of how many are here.
    package struct Rows: Equatable {
        package let first: Int
        package let last: Int
        /// Nil where nobody says.
        package let total: Int?

        package init(first: Int, last: Int, total: Int?) {
            (self.first, self.last, self.total) = (first, last, total)
        }
    }

    package var title = ""
    /// What is known of what it is about.
    package var facts = ""
    package var marks = Marks()
    /// Nil for what is no list.
    package var range: Rows?
    /// The tabs of a list.
    package var tabs: [String] = []
    package var rows: [PlainRow] = []
    package var text: [String] = []
    package var messages: [Message] = []
    package var question: Question?
    package var asked: PlainAsked?
    /// Whether its rows are entries to choose from, of which several may be marked.
    package var takesMarks = false
    /// Whether it is a form, whose rows are its fields.
    package var isForm = false
    /// Whether its rows are entries of a menu.
    package var isMenu = false
    /// Whether there are more rows behind these.
    package var hasFurther = false
    /// Whether parts of its text are called by numbers.
    package var hasNumbers = false
    /// Whether commands are for the row that was chosen last.
    package var hasChosen = false

    package init(_ title: String = "") {
        self.title = title
    }

    /// With its first rows: who goes on in a list has heard them.
    mutating func say(_ tabs: ListTabs?) {
        if range.map({ $0.first == 1 }) ?? true { self.tabs = tabs?.labels ?? [] }
    }
}

/// A row that is called by its number.
package struct PlainRow: Equatable {
    /// Below zero where it is called by its name alone.
    package var number: Int
    /// Heading of the part that this row begins; nil within a part.
    package var heading: String?
    package let title: String
    package var facts: [PlainFact]
    /// What is said in place of its facts while its text is said too; nil for these.
    package var factsUnfolded: [PlainFact]?
    package var marks: Marks
    package var choice: Choice?

    package enum Choice: Equatable {
        case chosen, excluded
    }

    package init(
        _ title: String, _ facts: [PlainFact] = [], _ marks: Marks = Marks(), number: Int = 0, choice: Choice? = nil
    ) {
        (self.title, self.facts, self.marks, self.number, self.choice) = (title, facts, marks, number, choice)
    }
}

/// What is said of a row behind its title.
package enum PlainFact: Equatable {
    case text(String)
    case rating(String)
    case labelled(String, String)
    case empty
    case hidden
}

extension [PlainFact] {
    /// What is known of these.
    package static func texts(_ texts: String?...) -> [PlainFact] {
        texts.compactMap { text in text.flatMap { $0.isEmpty ? nil : .text($0) } }
    }
}

/// What the next line is, if it is no command.
package enum PlainAsked: Equatable {
    /// A text; the label stands before it, nil for words to search for.
    case line(String?)
    /// A text that nobody may see.
    case secret(String)
    /// Lines of a longer text.
    case lines
}

/// A view that is a part of a dialogue of lines: it is not drawn, but says its page.
@MainActor
package protocol PlainScreen: LeafScreen {
    var page: PlainPage { get }
    /// The user says a number alone.
    ///
    /// - Returns: whether there is one.
    func choose(_ number: Int) -> Bool
    /// What is said next is about that row.
    ///
    /// - Returns: whether there is one.
    func point(at number: Int) -> Bool
    /// Marks an entry where several may be.
    ///
    /// - Returns: whether there is one.
    func mark(_ number: Int) -> Bool
    /// The text that was asked for.
    func take(_ text: String)
    /// The user answers the question.
    func answer(_ answer: Command)
    /// The user wants nothing of what is asked.
    ///
    /// - Returns: whether anything was.
    func leaveAsked() -> Bool
}

/// Defaults for screens without rows and questions.
extension PlainScreen {
    package func choose(_ number: Int) -> Bool { false }

    package func point(at number: Int) -> Bool { false }

    package func mark(_ number: Int) -> Bool { false }

    package func take(_ text: String) {}

    package func answer(_ answer: Command) {}

    package func leaveAsked() -> Bool { false }
}

/// Defaults for all of them: nothing is laid out or drawn.
extension PlainScreen {
    package var status: String? { nil }

    package func layout(size: Size) {}

    package func draw(on surface: Surface, hasFocus: Bool) {}

    package func handle(_ command: Command) -> Bool { false }

    package var commands: [Command] { [] }
}
