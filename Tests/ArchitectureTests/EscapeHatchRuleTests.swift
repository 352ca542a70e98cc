import SceneGenerator
import Testing

struct EscapeHatchRuleTests {
    private let rule = EscapeHatchRule()

    private func offences(_ text: String) -> [Offence] {
        rule.offences(in: SourceFile(path: "Sources/Browsing/A.swift", text: text))
    }

    @Test func everyEscapeHatchHasItsReason() throws {
        expectNone(try Project.this.swiftFiles(below: "Sources", "Tests").flatMap(rule.offences))
    }

    @Test(arguments: ["final class A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1"])
    func oneWithoutItsReasonIsFound(code: String) {
        #expect(offences("import B\n\(code)\n").map(\.line) == [2])
    }

    @Test(arguments: ["final class A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1"])
    func oneWithItsReasonIsLeftAlone(code: String) {
        #expect(offences("/// Never changes.\n\(code)\n") == [])
        #expect(offences("\(code) // Never changes.\n") == [])
    }
}
