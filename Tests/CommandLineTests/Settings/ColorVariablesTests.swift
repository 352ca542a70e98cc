import Presentation
import Services
import TerminalKit
import Testing

@testable import CommandLine

struct ColorVariablesTests {
    @Test(
        arguments: [
            ([:], .auto), (["NO_COLOR": "1"], .exactly(.mono)), (["NO_COLOR": "0"], .exactly(.mono)),
            (["NO_COLOR": ""], .auto),
            (["CLICOLOR": "0"], .exactly(.mono)), (["CLICOLOR": "1"], .auto),
            (["CLICOLOR_FORCE": "1"], .atLeast(.eight)),
            (["CLICOLOR_FORCE": "0"], .auto), (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .atLeast(.eight)),
            (["FORCE_COLOR": "1"], .atLeast(.eight)), (["FORCE_COLOR": "true"], .atLeast(.eight)),
            (["FORCE_COLOR": "2"], .atLeast(.palette)), (["FORCE_COLOR": "3"], .atLeast(.direct)),
            (["FORCE_COLOR": "0"], .exactly(.mono)), (["FORCE_COLOR": "false"], .exactly(.mono)),
            (["FORCE_COLOR": "3", "NO_COLOR": "1"], .exactly(.mono)),
            (["FORCE_COLOR": "1", "CLICOLOR": "0"], .atLeast(.eight)),
            (["MATINEE_COLORS": "truecolor", "NO_COLOR": "1"], .exactly(.direct)),
            (["MATINEE_COLORS": "256"], .exactly(.palette)), (["MATINEE_COLORS": "16"], .exactly(.sixteen)),
            (["MATINEE_COLORS": "8"], .exactly(.eight)), (["MATINEE_COLORS": "off"], .exactly(.mono)),
            (["MATINEE_COLORS": "auto", "NO_COLOR": "1"], .exactly(.mono)),
        ] as [([String: String], ColorWish)])
    func variablesMeanWhatPeopleExpect(environment: [String: String], wish: ColorWish) throws {
        #expect(try Settings(environment: environment).colorWish == wish)
    }

    @Test("Why there are no pictures is said of what is set, where that is why")
    func whyThereAreNoPictures() throws {
        func said(_ environment: [String: String]) throws -> Message {
            try Wording.ofProgram(Settings(environment: environment)).pictures.none
        }
        let words = Wording.ofProgram(localeIdentifier: "C").pictures
        #expect(try said([:]) == words.none)
        #expect(try said(["MATINEE_READER": "1"]) == words.noneForReader)
        #expect(try said(["MATINEE_READER": "1", "NO_COLOR": "1"]) == words.noneForReader)
        #expect(try said(["NO_COLOR": "1"]) == words.noneWithoutColor)
        #expect(try said(["NO_COLOR": "1", "MATINEE_COLORS": "256"]) == words.noneWithoutColor)
        #expect(try said(["MATINEE_COLORS": "off"]) == words.noneWithoutColor)
    }

    @Test("The command line and the environment count before what was chosen in the program")
    func whatWasChosenCountsBelow() throws {
        #expect(try Settings(environment: [:]).themeName(kept: nil) == "auto")
        #expect(try Settings(environment: [:]).themeName(kept: "light") == "light")
        #expect(try Settings(environment: ["MATINEE_THEME": "dark"]).themeName(kept: "light") == "dark")
    }
}
