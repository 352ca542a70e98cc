import CursesTerminal
import Testing

@testable import Matinee

struct LaunchRequestTests {
    @Test func withoutArgumentsTheProgramRuns() throws {
        #expect(try LaunchRequest(arguments: []) == .run(LaunchOptions()))
    }

    @Test(arguments: [("movies", LaunchOptions.Section.movies), ("music", .music), ("library", .library)])
    func aSectionIsWhereItStarts(word: String, section: LaunchOptions.Section) throws {
        #expect(try LaunchRequest(arguments: [word]) == .run(LaunchOptions(section: section)))
    }

    @Test func builtInIsAskedFor() throws {
        #expect(try LaunchRequest(arguments: ["--builtin"]) == .run(LaunchOptions(usesBuiltIn: true)))
    }

    @Test(arguments: [("music", LaunchOptions.Section.music), ("library", .library)])
    func argumentsComeInAnyOrder(word: String, section: LaunchOptions.Section) throws {
        for arguments in [[word, "--builtin"], ["--builtin", word]] {
            #expect(
                try LaunchRequest(arguments: arguments) == .run(LaunchOptions(section: section, usesBuiltIn: true)))
        }
    }

    @Test(arguments: [["-h"], ["--help"], ["music", "--help"], ["library", "--help"], ["--help", "--nonsense"]])
    func helpIsShown(arguments: [String]) throws {
        #expect(try LaunchRequest(arguments: arguments) == .showHelp)
    }

    @Test(arguments: [["-V"], ["--version"], ["movies", "--version"]])
    func theVersionIsShown(arguments: [String]) throws {
        #expect(try LaunchRequest(arguments: arguments) == .showVersion)
    }

    @Test(arguments: ["--online", "-x", "-", "--", "--builtin=yes", "-hV"])
    func anUnknownOptionIsRefused(option: String) {
        #expect(throws: LaunchError.unknownOption(option)) { try LaunchRequest(arguments: [option]) }
    }

    @Test(arguments: ["books", "Movies", "", "music "])
    func anUnknownSectionIsRefused(word: String) {
        #expect(throws: LaunchError.unknownSection(word)) { try LaunchRequest(arguments: [word]) }
    }

    @Test(arguments: [["movies", "music"], ["movies", "movies"], ["movies", "library"]])
    func aSecondSectionIsRefused(arguments: [String]) {
        #expect(throws: LaunchError.twoSections(arguments[1])) { try LaunchRequest(arguments: arguments) }
    }
}
