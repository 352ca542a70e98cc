package import Commands

/// What is said in a dialogue of lines, and what can be typed there.
package struct PlainWording: Sendable {
    /// The words for a command, the first of which is shown; none for what says nothing in lines.
    package var words: @Sendable (Command) -> [String]
    /// The words for what is no command on screens.
    package var sayings: @Sendable (PlainSaying) -> [String]
    package var help: @Sendable (PlainSaying) -> String
    /// What a command does, where that is something else in lines; nil where it is the same.
    package var description: @Sendable (Command) -> String?

    // Rows.
    /// `1 to 10 of 240`
    package var range: @Sendable (_ first: String, _ last: String, _ total: String?) -> String
    package var ratingOf: @Sendable (_ rating: String) -> String
    package var favourite: String
    package var withNote: String
    package var chosen: String
    package var excluded: String
    package var empty: String
    package var hidden: String

    // Prompts: what can be typed.
    package var number: String
    /// Stands for what is looked for, for a row and for a section.
    package var someWords: String
    package var someNumber: String
    package var someName: String
    /// `Title:`, before a text that is asked for.
    package var asksFor: @Sendable (_ label: String) -> String
    package var notShown: String
    package var searchLabel: String
    package var noteHelp: String
    package var formHelp: String

    // Answers.
    package var error: @Sendable (_ sentence: String) -> String
    package var loading: String
    package var unknown: @Sendable (_ word: String, _ nearest: String?) -> String
    package var ambiguous: @Sendable (_ word: String, _ words: [String]) -> String
    package var notHere: @Sendable (_ word: String) -> String
    package var onlyOnScreens: @Sendable (_ word: String) -> String
    package var needsNumber: @Sendable (_ word: String) -> String
    package var noSuchNumber: @Sendable (_ number: String) -> String
    package var nothingFurther: String
    package var changed: String
    package var answerFirst: String
    package var lineTooLong: @Sendable (_ limitInBytes: Int) -> String
    package var noLines: String
    package var helpTitle: String
    package var sectionsTitle: String
    /// Says that keys which sentences name are understood too.
    package var keysToo: String
}

/// What can be said in lines beside commands.
package enum PlainSaying: CaseIterable, Sendable {
    /// To a section, by its name or number.
    case go
    /// Marks an entry of a menu that takes several.
    case mark
    /// Says again what is here.
    case again
}
