import Commands
import Entities
import ScreenTestSupport
import TestSupport
import Testing

@testable import Presentation

/// A language that says some words itself, and leaves the others to another.
struct OwnWordsTests {
    private let words = OwnWords()
        .putting { (column: inout ColumnWording) in (column.title, column.year) = ("Titolo", "Anno") }
        .putting { (mouse: inout MouseWording) in mouse.released = "Mouse libero" }
        .calling([.open: CommandWords("apri", "Apre")])

    private var wording: Wording {
        let known = Wording.sample("en_US")
        return .english(known.format, known.sources, known.sections, .standard, words)
    }

    @Test func whatItSaysItselfIsSaid() {
        #expect(wording.column.title == "Titolo")
        #expect(wording.column.year == "Anno")
        #expect(wording.mouse.released == "Mouse libero")
        #expect(wording.hint(.open) == "apri")
        #expect(wording.description(.open) == "Apre")
    }

    @Test func whatIsPutLaterJoinsWhatIsThere() {
        let more = words.putting { (column: inout ColumnWording) in column.year = "Data" }
        let column = more(ColumnWording.english(.standard))
        #expect(column.title == "Titolo" && column.year == "Data")
    }

    @Test func allElseIsSaidInTheOtherLanguage() {
        let english = Wording.sample("en_US")
        #expect(wording.column.kind == english.column.kind)
        #expect(wording.mouse.taken == english.mouse.taken)
        #expect(wording.hint(.back) == english.hint(.back))
        #expect(wording.loading == english.loading)
    }

    @Test(arguments: Language.allCases) func aLanguageThatSaysEverythingHasNoWordsToPutElsewhere(language: Language) {
        guard language.isComplete else { return }
        #expect(language.ownWords(ColumnWording.english(.standard)).title == "Title")
    }
}
