import CatalogKit
import CursesTerminal
import DiaryFiles
import Entities
import Glibc
import Services
import TestSupport
import Testing

@testable import CommandLine

struct LaunchErrorTests {
    /// The program with standard files that are closed, or can take nothing, as a shell starts it.
    private func run(_ redirection: String, _ arguments: String...) async throws -> (status: Int32, complaint: String) {
        let folder = try TemporaryFolder()
        let words = arguments.joined(separator: " ")
        let result = try await MatineeProgram(
            data: folder.path, wrapper: ["/bin/sh", "-c", "exec timeout 60 \"$0\" \(words) \(redirection)"],
            environment: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path]
        ).run()
        return (result.status, result.complaint)
    }

    @Test(arguments: [">&-", ">/dev/full"], ["--help", "--man", "--version", "--plain --builtin"])
    func whoCannotWriteSaysSoAndHasFailed(redirection: String, words: String) async throws {
        let ended = try await run(redirection, words)
        #expect(ended.status == 1)
        #expect(ended.complaint.contains(LaunchError.cannotWrite.sentence))
    }

    /// The reader has gone before anything is written, so that it does not matter how soon that is.
    @Test(arguments: [
        "--help", "--man", "--version", "completions bash", "sources", "config", "cache", "library path", "year",
        "doctor", "list films --builtin --limit 3", "find moon --builtin",
    ])
    func whoseReaderHasGoneEndsSilentlyAndAsBySIGPIPE(words: String) async throws {
        let folder = try TemporaryFolder()
        let pipe = "\"\(folder.path)/pipe\""
        let script = "mkfifo \(pipe); exec 3<>\(pipe) 4>\(pipe) 3>&-; timeout 60 \"$0\" \(words) >&4; exit $?"
        let ended = try await MatineeProgram(
            data: folder.path, wrapper: ["/bin/sh", "-c", script],
            environment: [
                "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path,
                "MATINEE_OFFLINE": "1",
            ]
        ).run()
        #expect(ended.status == 128 + SIGPIPE)
        #expect(ended.complaint == "")
        #expect(LaunchError.readerGone.exitStatus == 128 + SIGPIPE && LaunchError.readerGone.sentence.isEmpty)
    }

    @Test func thatReadersGoIsInHelpAndManual() {
        for text in [Usage.text, ManualPage.standard.text] { #expect(text.contains("141")) }
    }

    @Test(arguments: ["<&-", "</dev/null"]) func whereNothingCanBeReadADialogueEnds(redirection: String) async throws {
        #expect(try await run(redirection, "--plain --builtin").status == 0)
    }

    private static let hostile = "a\u{1B}[31mb\u{7}c\u{9B}d\ne\u{0}\u{202E}f\u{2028}"

    private static let all: [LaunchError] = [
        .unknownOption(hostile), .unknownSection(hostile, known: [.movies, .music]), .twoSections(hostile),
        .unknownOption(hostile, nearest: "--help"), .commandNotFirst(hostile),
        .valueMissing(SettingOption("--some", argument: "NAME")),
        .unknownSubject(hostile, option: "--some", known: ["films"]),
        .noTerminal(.notATerminal), .noTerminal(.unknownTerminal("")), .noTerminal(.unknownTerminal(hostile)),
        .noTerminal(.cannotMoveCursor(hostile)),
    ]

    private static let ofLibraries: [LaunchError] = [
        .unknownLibraryVerb(hostile), .unknownShell(nil), .unknownShell(hostile), .noShelf, .shelfNotReached(hostile),
        .unknownFormat(hostile), .unknownPeriod(hostile),
        .oneTooMany(hostile), .library(.damaged(path: hostile)),
        .partOfLibrary(.damaged(path: hostile), LibraryPart(use: .exported, items: 1, missing: nil, folder: hostile)),
        .cannotRead(file: hostile), .unreadableImport(file: hostile, .notRecognised),
        .laterExport(file: hostile, found: 2, known: 1), .notWritten(file: hostile, .diskFull(path: hostile)),
        .notWritten(file: hostile, .unusable(path: hostile)), .fileIsThere(hostile),
        .skippedItems(file: hostile, count: 1),
    ]

    private static let ofFinding: [LaunchError] = [
        FindFailure.textMissing, .kindMissing, .unknownKind(hostile), .unusableValue("--years", hostile, "1999"),
        .unknownValue("--tag", hostile, [hostile, "rock"]), .notThere("--sort \(hostile)", .films, ["title"]),
        .notTogether(["--sort"], .films, isSearch: true), .searchTooShort(3), .closed(.books),
        .service(.tmdb, .refused(status: 400, message: hostile)), .nothing,
    ].map { LaunchError.find($0) }

    private static let ofWritingDown: [LaunchError] = [
        LogProblem.titleMissing, .tagMissing, .nothing(hostile), .otherYears(hostile, [1975], not: 1976),
        .nothingCached(hostile), .several(hostile, [hostile]),
        .notAllAnswered([.service(.tmdb, .refused(status: 400, message: hostile))], answered: [.films]),
    ].map { LaunchError.log($0) }

    private static let ofCaches: [LaunchError] =
        [.noCacheFolder]
        + [
            CacheFailure.damaged, .otherVersion, .locked, .diskFull, .readOnly, .notAFolder(path: hostile), .cannotOpen,
            .inputOutput,
        ].flatMap { failure in
            [true, false].map { .cache(path: hostile, failure, isClearing: $0) }
        }

    @Test(arguments: all + ofLibraries + ofFinding + ofWritingDown + ofCaches)
    func aSentenceIsOneLineThatATerminalCannotObey(error: LaunchError) {
        #expect(terminalHarm(in: error.sentence) == nil)
        #expect(!error.sentence.contains("\n"))
    }

    @Test(arguments: all)
    func aSentenceSaysWhatToDo(error: LaunchError) {
        let remedies = [
            "matinee --help", "correct or unset it", "set it", "set TERM", "needs a value: --some NAME",
            "start it without", "use another",
        ]
        #expect(remedies.contains { error.sentence.contains($0) })
    }

    @Test func whoHasNoTerminalIsToldOfTheDialogueOfLines() {
        #expect(LaunchError.noTerminal(.notATerminal).sentence.hasSuffix("or with --plain"))
    }

    @Test func whatWasTypedIsNamed() {
        #expect(LaunchError.unknownOption("--ofline").sentence.contains("'--ofline'"))
        #expect(LaunchError.unknownSection("books", known: []).sentence.contains("'books'"))
        #expect(LaunchError.twoSections("music").sentence.contains("'music'"))
        #expect(LaunchError.noTerminal(.unknownTerminal("vt9000")).sentence.contains("'vt9000'"))
        #expect(LaunchError.noTerminal(.cannotMoveCursor("dumb")).sentence.contains("'dumb'"))
    }

    private static let expectations: [(SettingExpectation, String)] = [
        (.flag, "is neither on nor off"), (.wholeNumber(1...500), "is not a whole number from 1 to 500"),
        (.webAddress, "is not a URL that starts with http:// or https:// and names a host"),
        (.key([.hexadecimal(digits: 32)]), "is not an API key (32 hexadecimal digits)"),
        (
            .key([.hexadecimal(digits: 32), .token(start: "eyJ")]),
            "is neither an API key (32 hexadecimal digits) nor a read access token (eyJ…)"
        ),
        (.plainText, "is not plain text of at most 200 ASCII characters without ( ) and \\"),
        (.oneOf(["a", "b"]), "is none of these: a, b"),
        (.words(["a", "b"]), "is not a list, with commas, of some of these, each once: a, b"),
        (
            .theme(known: ["a", "b"], nearest: "b"),
            "is neither a theme, a, b, nor the name of a file of yours, NAME.json5 in the folder themes; did you mean b?"
        ),
    ]

    @Test(arguments: expectations)
    func aSettingSaysWhereItIsWhatIsExpectedAndWhatToDo(expectation: SettingExpectation, words: String) {
        func sentence(_ place: SettingPlace) -> String {
            LaunchError.setting(SettingFailure(place: place, expectation: expectation)).sentence
        }
        #expect(sentence(.environment(variable: "SOME_KEY")) == "SOME_KEY \(words); correct or unset it")
        #expect(sentence(.commandLine(option: "--some")) == "--some \(words); correct it or leave it out")
        #expect(
            sentence(.file(path: "/a/\(Self.hostile)", line: 7, name: "some.key"))
                == "/a/\(Self.hostile.printable), line 7: some.key \(words); correct or remove it")
    }

    @Test(arguments: [("movie", "movies"), ("lst", "list"), ("Music", "music")])
    func theSectionOrCommandThatWasProbablyMeantIsNamed(word: String, meant: String) {
        let sentence = LaunchError.unknownSection(word, known: [.movies, .music]).sentence
        #expect(sentence == "unknown section '\(word)'; did you mean \(meant)? (see 'matinee --help')")
    }

    @Test func theSectionsThatThereAreAreNamed() {
        let sentence = LaunchError.unknownSection("books", known: [.movies, .music, .library]).sentence
        #expect(sentence.contains("there are movies, music and library "))
    }

    @Test func endlessWordsAreCut() {
        #expect(LaunchError.unknownOption("-" + String(repeating: "x", count: 10_000)).sentence.count < 150)
    }
}
