import Commands
import Entities
import SceneGenerator
import Testing

/// The compiler asks for the words of a new command, but not for its declaration.
struct CommandListRuleTests {
    @Test func everyCommandIsDeclared() throws {
        let file = try #require(
            try Project.this.swiftFiles(below: "Sources/Commands").first { $0.name == "Command" })
        let body = file.lines.drop { !$0.contains("enum Command:") }.dropFirst().prefix { !$0.hasPrefix("}") }
        let names = body.filter { $0.contains("    case ") }.flatMap { line in
            line.replacing("    case ", with: "").split(separator: ", ").map { String($0.prefix { $0 != "(" }) }
        }
        #expect(names.count > 30)
        let listed = Command.allCases.map { "\($0)" } + ["section"]
        #expect(Set(names) == Set(listed))
        #expect(Set(listed).count == listed.count)
    }
}
