import Commands
import Foundation
import Presentation
import Services
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

@MainActor
struct CurrentConfigurationTests {
    private let folder: TemporaryFolder
    private let heard = Heard()
    private let current: CurrentConfiguration

    @MainActor
    private final class Heard {
        var used: [ProgramConfiguration] = []
        var changes: [ConfigurationChange] = []
        /// Of changes and mistakes, as far as they are told.
        var notices: [Message?] = []
    }

    init() throws {
        folder = try TemporaryFolder()
        let environment = ["HOME": folder.path, "LANG": "en_US.UTF-8"]
        current = CurrentConfiguration(
            try ProgramConfiguration(environment: environment), commandLine: CommandLineSettings(),
            environment: environment
        ) { [heard] now, change, isToBeTold in
            heard.used.append(now)
            heard.changes.append(change)
            if isToBeTold { heard.notices.append(change.notice(.english)) }
        } tell: { [heard] in
            heard.notices.append($0.notice(.english))
        }
    }

    private func write(_ text: String) throws {
        let url = URL(filePath: "\(folder.path)/.config/matinee/config.json5")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        current.readAgain()
    }

    @Test func otherKeysCountAtOnce() throws {
        try write("{ keys: { preset: 'vim' } }")
        #expect(heard.used.map(\.keys.takesCounts) == [true])
        #expect(heard.notices == [SettingsWording.english.taken(["keys"], [])])
        #expect(heard.changes.map(\.needsAnotherProgram) == [false])
    }

    @Test(arguments: [
        ("theme: 'light'", "theme"), ("pictures: 'cells'", "pictures"), ("mouse: false", "mouse"),
        ("panes: { ratio: 30 }", "panes.ratio"), ("reduce_motion: true", "reduce_motion"),
    ])
    func whatDrawsTheSameScreensNeedsNoOthers(text: String, name: String) throws {
        try write("{ \(text) }")
        #expect(heard.changes.map(\.taken) == [[name]] && heard.changes.map(\.needsAnotherProgram) == [false])
    }

    @Test(arguments: [
        ("language: 'de'", "language"), ("sections: 'music'", "sections"),
        ("films: { source: 'builtin' }", "films.source"),
        ("tmdb: { pages: 7 }", "tmdb.pages"), ("reader: true", "reader"), ("network: false", "network"),
    ])
    func whatScenesAreMadeOfNeedsOthers(text: String, name: String) throws {
        try write("{ \(text) }")
        #expect(heard.changes.map(\.taken) == [[name]] && heard.changes.map(\.needsAnotherProgram) == [true])
    }

    @Test(arguments: [
        ("plain: true", "plain"), ("log: { file: '/tmp/x' }", "log.file"),
        ("books: { url: 'http://127.0.0.1' }", "books.url"),
    ])
    func whatIsSettledBeforeThereIsAScreenCountsFromTheNextStartOn(text: String, name: String) throws {
        try write("{ \(text) }")
        #expect(heard.notices == [SettingsWording.english.taken([], [name])])
        #expect(heard.changes.map(\.needsAnotherProgram) == [false])
    }

    @Test func changesThatNobodyWasToldOfAreToldTogether() throws {
        try write("{ language: 'de' }")
        try write("{ language: 'de', pictures: 'off', log: { file: '/tmp/x' }, keys: { preset: 'vim' } }")
        var both = heard.changes[1]
        both.join(heard.changes[0])
        #expect(both.notice(.english) == SettingsWording.english.taken(["keys", "language", "pictures"], ["log.file"]))
    }

    @Test func aFileThatSaysTheSameIsNoNews() throws {
        try write("{ pictures: 'auto' }")
        let count = heard.notices.count
        try write("{ // a comment\n pictures: 'auto' }")
        #expect(heard.notices.count == count)
    }

    @Test func whileTheFileIsNotUnderstoodWhatItSaidBeforeCounts() throws {
        try write("{ keys: { preset: 'vim' } }")
        try write("{ keys: { preset: ")
        #expect(heard.used.count == 1)
        #expect(current.configuration.keys.takesCounts)
        #expect(heard.notices.count == 2)
        try write("{ keys: { preset: 'emacs' } }")
        #expect(heard.used.last?.keyChoice.preset == .emacs)
    }

    /// What a table says comes in another order each time.
    @Test func severalKeysThatStayAsTheyAreAreNoNews() throws {
        let keys = ["down: 'x'", "up: 'y'", "open: 'Entr'", "note: 'z'"].joined(separator: ", ")
        try write("{ keys: { list: { \(keys) } } }")
        #expect(heard.changes.count == 1 && heard.notices.count == 1)
        for number in 1...20 { try write("{ keys: { list: { \(keys) } } } // \(number)") }
        #expect(heard.changes.count == 1 && heard.notices.count == 1)
    }

    @Test func aMistakeIsToldOnce() throws {
        try write("{ pictures: 'x' }")
        try write("{ pictures: 'x' } // still")
        #expect(heard.notices.count == 1)
        try write("{ pictures: 'auto' }")
        #expect(heard.notices.count == 2, "That it is mended is told")
    }
}
