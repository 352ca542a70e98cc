import SceneGenerator
import Testing

struct KeyLiteralRuleTests {
    private let rule = KeyLiteralRule()

    private func offences(_ text: String) throws -> [Offence] {
        try rule.offences(in: SourceFile(path: "Sources/Scenes/MovieList/MovieListView.swift", text: text + "\n"))
    }

    @Test func noSceneBindsAKey() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources/Scenes").flatMap(rule.offences))
    }

    @Test(arguments: [
        #"case .character("y"): presenter.didAnswer(true)"#, #"if key == .control("s") {}"#,
        "case .function(1): help()",
    ])
    func aKeyThatIsBoundInASceneIsFound(code: String) throws {
        #expect(try offences(code).map(\.line) == [1])
    }

    @Test(arguments: [
        "case .character(let character): presenter.didChoose(String(character))",
        "case .save: presenter.didAskToSave()",
        "// .character(\"y\")",
    ])
    func typingAndCommandsAreLeftAlone(code: String) throws {
        #expect(try offences(code) == [])
    }
}
