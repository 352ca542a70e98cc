import CursesTerminal
import Entities
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import CommandLine

struct LaunchRequestTests {
    private func options(_ arguments: [String]) throws -> LaunchOptions {
        guard case .run(let options) = try LaunchRequest(arguments: arguments) else {
            throw LaunchError.oneTooMany(arguments.joined())
        }
        return options
    }

    @Test func withoutArgumentsTheProgramRuns() throws {
        #expect(try LaunchRequest(arguments: []) == .run(LaunchOptions()))
    }

    @Test(arguments: [("movies", SectionID.movies), ("music", .music), ("library", .library)])
    func aSectionIsWhereItStarts(word: String, section: SectionID) throws {
        #expect(try LaunchRequest(arguments: [word]) == .run(LaunchOptions(section: section)))
    }

    @Test(arguments: [("--builtin", ProgramSetting.onlyBuiltIn), ("--offline", ProgramSetting.offline)])
    func anOptionIsASetting(option: String, setting: Setting<Bool>) throws {
        let settings = try Settings(commandLine: try options([option]).settings, environment: [:])
        #expect(settings[setting])
        #expect(settings.place(of: setting) == .commandLine(option: option))
    }

    @Test(arguments: [("music", SectionID.music), ("library", .library)])
    func argumentsComeInAnyOrder(word: String, section: SectionID) throws {
        for arguments in [[word, "--builtin"], ["--builtin", word]] {
            let options = try options(arguments)
            #expect(options.section == section)
            #expect(options.settings["builtin"] == "on")
        }
    }

    @Test(arguments: [["-h"], ["--help"], ["music", "--help"], ["library", "--help"], ["--help", "--nonsense"]])
    func helpIsShown(arguments: [String]) throws {
        #expect(try LaunchRequest(arguments: arguments) == .showHelp)
    }

    @Test(arguments: [["--source", "foo=bar"], ["--source=foo=bar"]])
    func aKindThatASourceCannotBeChosenForIsNamedWithThoseThatThereAre(arguments: [String]) {
        for words in [arguments, ["find", "a"] + arguments] {
            let failure = #expect(throws: LaunchError.self) { try LaunchRequest(arguments: words) }
            #expect(
                failure
                    == .unknownSubject("foo", option: "--source", known: ["films", "music", "books", "pokemon"]))
            #expect(
                failure?.sentence == "--source knows no kind 'foo'; there are films, music, books and pokemon "
                    + "(see 'matinee --help')")
            #expect(failure?.exitStatus == 2)
        }
    }

    @Test(arguments: [["--source"], ["--source", "tmdb"], ["--source=tmdb"], ["--source", "=tmdb"], ["--source="]])
    func aSourceWithoutAKindNeedsOne(arguments: [String]) {
        let option = SettingOption("--source", of: "films", argument: "NAME")
        #expect(throws: LaunchError.valueMissing(option)) { try LaunchRequest(arguments: arguments) }
    }

    @Test func theOptionThatWasTypedIsNotGuessed() {
        #expect(throws: LaunchError.unknownOption("--undo")) {
            try LaunchRequest(arguments: ["sync", "came", "laptop", "--undo"])
        }
        #expect(throws: LaunchError.oneTooMany("--undo")) {
            try LaunchRequest(arguments: ["sync", "came", "--undo", "--undo"])
        }
        #expect(throws: LaunchError.unknownOption("--again=1", nearest: "--again")) {
            try LaunchRequest(arguments: ["log", "Moonlight", "--again=1"])
        }
    }

    @Test(arguments: [["-V"], ["--version"], ["movies", "--version"]])
    func theVersionIsShown(arguments: [String]) throws {
        #expect(try LaunchRequest(arguments: arguments) == .showVersion)
    }

    @Test(
        arguments: [
            ("--bogus", nil), ("-x", nil), ("-", nil), ("--", nil), ("--builtin=yes", "--builtin"), ("-hV", nil),
        ] as [(String, String?)])
    func anUnknownOptionIsRefused(option: String, nearest: String?) {
        #expect(throws: LaunchError.unknownOption(option, nearest: nearest)) {
            try LaunchRequest(arguments: [option])
        }
    }

    @Test(arguments: [
        (["--hlep"], "--help"), (["movies", "--ofline"], "--offline"), (["--theem=dark"], "--theme"),
        (["prefetch", "--film", "3"], "--films"), (["cache", "--clea"], "--clear"), (["config", "--chek"], "--check"),
        (["find", "a", "--limt", "3"], "--limit"), (["library", "import", "a", "--dry-rnu"], "--dry-run"),
    ])
    func whatWasProbablyMeantIsGuessed(arguments: [String], option: String) {
        do throws(LaunchError) {
            _ = try LaunchRequest(arguments: arguments)
            Issue.record("It was taken")
        } catch {
            #expect(error.sentence.contains("; did you mean \(option)? "), "\(error.sentence)")
        }
    }

    @Test(arguments: [["--theme", "nord", "list", "films"], ["--builtin", "find", "a"]])
    func aCommandBehindOptionsIsToldToComeFirst(arguments: [String]) {
        let command = arguments.first { ["list", "find"].contains($0) } ?? ""
        #expect(throws: LaunchError.commandNotFirst(command)) { try LaunchRequest(arguments: arguments) }
        #expect(LaunchError.commandNotFirst(command).sentence.contains("matinee \(command) …"))
    }

    @Test(arguments: ["comics", "Movies", "", "music "])
    func anUnknownSectionIsRefused(word: String) {
        #expect(throws: LaunchError.unknownSection(word, known: [.movies, .music, .library, .books, .pokedex])) {
            try LaunchRequest(arguments: [word])
        }
    }

    @Test(arguments: [["movies", "music"], ["movies", "movies"], ["movies", "library"]])
    func aSecondSectionIsRefused(arguments: [String]) {
        #expect(throws: LaunchError.twoSections(arguments[1])) { try LaunchRequest(arguments: arguments) }
    }
}
