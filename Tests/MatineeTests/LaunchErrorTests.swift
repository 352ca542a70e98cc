import CursesTerminal
import Entities
import TestSupport
import Testing

@testable import Matinee

struct LaunchErrorTests {
    private static let hostile = "a\u{1B}[31mb\u{7}c\u{9B}d\ne\u{0}\u{202E}f\u{2028}"

    private static let all: [LaunchError] = [
        .unknownOption(hostile), .unknownSection(hostile), .twoSections(hostile),
        .malformedURL(variable: "MATINEE_TMDB_URL"), .malformedKey(variable: "TMDB_API_KEY"),
        .malformedKey(variable: "LASTFM_API_KEY"), .malformedPages(variable: "MATINEE_TMDB_PAGES"),
        .noTerminal(.notATerminal), .noTerminal(.unknownTerminal("")), .noTerminal(.unknownTerminal(hostile)),
        .noTerminal(.cannotMoveCursor(hostile)),
    ]

    private static let ofLibraries: [LaunchError] = [
        .unknownLibraryVerb(hostile), .unknownFormat(hostile), .oneTooMany(hostile), .library(.damaged(path: hostile)),
        .partOfLibrary(.damaged(path: hostile), LibraryPart(use: .exported, items: 1, missing: nil, folder: hostile)),
        .cannotRead(file: hostile), .unreadableImport(file: hostile), .laterExport(file: hostile, found: 2, known: 1),
        .skippedItems(file: hostile, count: 1),
    ]

    @Test(arguments: all + ofLibraries)
    func aSentenceIsOneLineThatATerminalCannotObey(error: LaunchError) {
        #expect(terminalHarm(in: error.sentence) == nil)
        #expect(!error.sentence.contains("\n"))
    }

    @Test(arguments: all)
    func aSentenceSaysWhatToDo(error: LaunchError) {
        let remedies = [
            "matinee --help", "correct or unset it", "set it", "set TERM", "start it without", "use another",
        ]
        #expect(remedies.contains { error.sentence.contains($0) })
    }

    @Test func whatWasTypedIsNamed() {
        #expect(LaunchError.unknownOption("--ofline").sentence.contains("'--ofline'"))
        #expect(LaunchError.unknownSection("books").sentence.contains("'books'"))
        #expect(LaunchError.twoSections("music").sentence.contains("'music'"))
        #expect(LaunchError.noTerminal(.unknownTerminal("vt9000")).sentence.contains("'vt9000'"))
        #expect(LaunchError.noTerminal(.cannotMoveCursor("dumb")).sentence.contains("'dumb'"))
    }

    @Test(arguments: ["TMDB_API_KEY", "LASTFM_API_KEY", "MATINEE_TMDB_URL", "MATINEE_LASTFM_URL"])
    func theVariableIsNamed(variable: String) {
        #expect(LaunchError.malformedKey(variable: variable).sentence.hasPrefix("\(variable) "))
        #expect(LaunchError.malformedURL(variable: variable).sentence.hasPrefix("\(variable) "))
    }

    @Test func endlessWordsAreCut() {
        #expect(LaunchError.unknownOption("-" + String(repeating: "x", count: 10_000)).sentence.count < 150)
    }
}
