import Commands
import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct CommandWordingTests {
    @Test("Every command has a hint in each language", arguments: Command.allCases, Wording.all.indices)
    func everyCommandHasAHint(command: Command, language: Int) {
        #expect(!Wording.all[language].hint(command).isEmpty)
    }

    @Test("A hint is a word or two: it stands in the footer", arguments: Command.allCases, Wording.all.indices)
    func aHintIsShort(command: Command, language: Int) {
        #expect(Wording.all[language].hint(command).count <= 12)
    }

    @Test("A description is one line of the help in two columns", arguments: Command.allCases, Wording.all.indices)
    func aDescriptionIsShort(command: Command, language: Int) {
        #expect(Wording.all[language].description(command).count <= 40)
    }

    @Test("No two commands are described in the same words", arguments: Wording.all.indices)
    func everyCommandHasItsOwnDescription(language: Int) {
        let descriptions = Command.allCases.map(Wording.all[language].description)
        #expect(!descriptions.contains(""))
        #expect(Set(descriptions).count == Command.allCases.count)
    }

    @Test func theLanguagesDescribeInWordsOfTheirOwn() {
        let described = Wording.all.map { Command.allCases.map($0.description) }
        for (index, command) in Command.allCases.enumerated() {
            #expect(Set(described.map { $0[index] }).count == described.count, "\(command)")
        }
    }

    @Test func aSectionIsNamedAsItsTitle() {
        for wording in Wording.all {
            #expect(wording.description(.section(.movies)) == wording.movies)
            #expect(wording.description(.section(.music)) == wording.music)
        }
    }
}
