import SceneGenerator
import Testing

struct PresenterSizeRuleTests {
    private let rule = PresenterSizeRule(longest: 180, median: 110)

    private func offences(_ sizes: Int...) -> [Offence] {
        rule.offences(
            in: sizes.enumerated().map { index, size in
                SourceFile(
                    path: "Sources/Scenes/A\(index)/A\(index)Presenter.swift",
                    text: String(repeating: "let a = 1\n", count: size))
            })
    }

    @Test func presentersAreShort() throws {
        let presenters = try Project.this.swiftFiles(below: "Sources/Scenes").filter { $0.part == .presenter }
        #expect(presenters.count > 5)
        expectNone(rule.offences(in: presenters))
    }

    @Test func oneThatIsTooLongIsFound() {
        #expect(offences(80, 180, 60) == [])
        #expect(offences(80, 181, 60).map(\.path) == ["Sources/Scenes/A1/A1Presenter.swift"])
    }

    @Test func manyThatAreLongAreFound() {
        #expect(offences(110, 180, 60) == [])
        #expect(offences(111, 180, 60).map(\.path) == ["Sources/Scenes"])
        #expect(offences() == [])
    }
}
