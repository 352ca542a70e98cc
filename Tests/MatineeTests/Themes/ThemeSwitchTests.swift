import Foundation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

@MainActor
struct ThemeSwitchTests {
    private let terminal = TerminalStub(size: Size(width: 80, height: 24))
    private let notices = NoticeBoardSpy()
    private let folder: TemporaryFolder
    private var shown: String? { terminal.themes.last?.name }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/themes", withIntermediateDirectories: true)
    }

    private func themes(
        memory: TerminalMemory? = nil, variable: String? = nil, kept: String? = nil,
        remember: @escaping (TerminalMemory) -> Void = { _ in }
    ) -> ThemeSwitch {
        ThemeSwitch(
            terminal: terminal, library: ThemeLibrary(configuration: folder.path), memory: memory, variable: variable,
            kept: kept, wording: Wording.sample("C").theme, notices: notices, remember: remember)
    }

    private func write(_ text: String, as name: String) throws {
        try text.write(toFile: folder.path + "/themes/\(name).json5", atomically: true, encoding: .utf8)
    }

    @Test("Until the terminal has answered it is neutral, then dark or light, and follows")
    func itFollowsTheTerminal() {
        let themes = themes()
        _ = themes.look()
        #expect(shown == "neutral")
        terminal.background = .color(TerminalColor(rgb: 0xFFFFFF))
        _ = themes.look()
        #expect(shown == "auto-light")
        terminal.background = .color(TerminalColor(rgb: 0x101010))
        _ = themes.look()
        #expect(shown == "auto-dark")
    }

    @Test("What it said the last time is the guess, and who says nothing now is believed nothing")
    func whatItSaidTheLastTimeIsTheGuess() {
        let themes = themes(memory: TerminalMemory(background: TerminalColor(rgb: 0), colors: .direct))
        _ = themes.look()
        #expect(shown == "auto-dark")
        terminal.background = .none
        _ = themes.look()
        #expect(shown == "neutral")
    }

    @Test func whatIsNewIsRemembered() {
        var said: [TerminalMemory] = []
        let before = TerminalMemory(background: TerminalColor(rgb: 0), colors: .direct)
        let themes = themes(memory: before) { said.append($0) }
        _ = themes.look()
        (terminal.background, terminal.confirmedColors) = (.color(TerminalColor(rgb: 0)), .direct)
        _ = themes.look()
        #expect(said == [])
        terminal.background = .color(TerminalColor(rgb: 0xFFFFFF))
        _ = themes.look()
        _ = themes.look()
        #expect(said == [TerminalMemory(background: TerminalColor(rgb: 0xFFFFFF), colors: .direct)])
    }

    @Test("One that is named stays, whatever the terminal says")
    func oneThatIsNamedStays() {
        let themes = themes()
        themes.use("high-contrast")
        terminal.background = .color(TerminalColor(rgb: 0xFFFFFF))
        _ = themes.look()
        #expect(shown == "high-contrast" && themes.name == "high-contrast")
        themes.use("auto")
        _ = themes.look()
        #expect(shown == "auto-light" && themes.kept == nil)
    }

    @Test func oneThatIsLookedAtGoesAgain() {
        let themes = themes(kept: "dark")
        themes.use("dark")
        themes.preview("light")
        themes.preview("mono")
        _ = themes.look()
        #expect(shown == "mono" && themes.kept == "dark")
        themes.endPreview()
        _ = themes.look()
        #expect(shown == "dark")
        themes.preview("light")
        themes.keep("light")
        themes.endPreview()
        _ = themes.look()
        #expect(shown == "light" && themes.kept == "light")
        #expect(notices.notices == [Message("Theme: light.")])
    }

    @Test func anOwnOneIsFoundByItsName() throws {
        try write("{ 'based-on': 'dark', text: '#ABCDEF' }", as: "sunset")
        try write("{}", as: "dark")
        let themes = themes()
        #expect(themes.names == ThemeLibrary.programNames + ["sunset"])
        themes.use("sunset")
        _ = themes.look()
        #expect(shown == "sunset")
        #expect(terminal.themes.last?.look(of: .text).full.foreground?.rgb == 0xABCDEF)
        #expect(notices.notices == [])
    }

    @Test func itsMistakesAreTold() throws {
        try write("{ txt: 3, muted: '#ABCDEF' }", as: "sunset")
        let themes = themes()
        themes.use("sunset")
        _ = themes.look()
        #expect(shown == "sunset")
        #expect(notices.notices.first?.why == "txt: There is no such name. Did you mean “text”?")
        #expect(notices.notices.first?.place == folder.path + "/themes/sunset.json5")
    }

    @Test(
        "What is no theme is told, and nothing changes",
        arguments: ["drak", "../secrets", ".hidden", "", "a\u{1B}b", "sunsets", String(repeating: "x", count: 300)])
    func whatIsNoThemeIsTold(name: String) throws {
        let themes = themes()
        themes.use("light")
        themes.use(name)
        _ = themes.look()
        #expect(shown == "light")
        #expect(notices.notices.first?.isFailure == true)
        let remedy = try #require(notices.notices.first?.remedy)
        if name == "drak" {
            #expect(remedy == "Did you mean “dark”?")
        } else {
            #expect(remedy.contains("auto") && remedy.contains("high-contrast") && remedy.contains("themes/NAME.json5"))
        }
    }

    @Test func aPipeInAFilesPlaceDoesNotBlock() throws {
        #expect(mkfifo(folder.path + "/themes/pipe.json5", 0o600) == 0)
        let themes = themes()
        themes.use("pipe")
        #expect(notices.notices.first?.why == "The file cannot be read.")
    }
}
