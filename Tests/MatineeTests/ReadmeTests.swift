import CatalogKit
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import Services
import TerminalKit
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

/// The README tells the same story as the code.
struct ReadmeTests {
    @Test func `The README's keys are those of the key table`() throws {
        let readme = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(readme.range(of: "<!-- keys -->\n"))
        let end = try #require(readme.range(of: "<!-- end of keys -->"))
        let written = readme[start.upperBound..<end.lowerBound]
        if ProcessInfo.processInfo.environment["MATINEE_RECORD"] == "1" {
            let mended = readme[..<start.upperBound] + keyTable + readme[end.lowerBound...]
            try mended.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(written == keyTable, "The README's keys are not those of KeyMap; `make docs` mends that.")
        }
    }

    @Test func `The README names every variable that holds a key`() throws {
        let readme = try String(contentsOf: file, encoding: .utf8)
        let keys = SourceRegistry.standard.descriptors.compactMap { $0.service?.key?.variables.first }
        #expect(!keys.isEmpty)
        for key in keys { #expect(readme.contains(key)) }
    }

    @Test func `The README names every theme and every role`() throws {
        let readme = try String(contentsOf: file, encoding: .utf8)
        for name in ThemeLibrary.programNames { #expect(readme.contains("`\(name)`")) }
        for role in Role.allCases { #expect(readme.contains("`\(role.rawValue)`")) }
    }

    @Test func `The README's commands are targets of the Makefile`() throws {
        let readme = try String(contentsOf: file, encoding: .utf8)
        let makefile = try String(contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
        let targets = readme.matches(of: /make ([a-z-]+)/).map { String($0.1) }
        #expect(!targets.isEmpty)
        for target in targets {
            #expect(makefile.contains("\n\(target):"), "There is no target '\(target)' in the Makefile.")
        }
    }

    /// On what is built in, so that they need no network.
    @Test func `The README's recipes find something`() async throws {
        let readme = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(readme.range(of: "<!-- recipes -->\n```sh\n"))
        let end = try #require(readme.range(of: "```\n<!-- end of recipes -->"))
        let recipes = readme[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
        #expect(recipes.count > 3)
        let folder = try TemporaryFolder()
        let isThere = try await Self.shell("command -v fzf", folder).status == 0
        for recipe in recipes where isThere || !recipe.contains("fzf") {
            let command = "matinee() { \"$MATINEE\" \"$@\" --builtin; }; set -o pipefail; \(recipe)"
            let result = try await Self.shell(command, folder)
            // `head` may have gone before the last line.
            let isDone = result.status == 0 || recipe.contains("| head") && result.status == 141
            #expect(isDone && !result.output.isEmpty && result.complaint.isEmpty, "\(recipe): \(result)")
        }
    }

    private static func shell(_ command: String, _ folder: TemporaryFolder) async throws -> MatineeProgram.Result {
        try await MatineeProgram(
            data: folder.path, wrapper: ["/bin/bash", "-c", command], environment: ["MATINEE": MatineeProgram.path]
        ).run()
    }

    private var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    private var file: URL { root.appending(path: "README.md") }

    /// What would end a tag or a cell of the table.
    private static func escaped(_ label: String) -> String {
        switch label {
        case "<": "&lt;"
        case ">": "&gt;"
        case "|": "&#124;"
        default: label
        }
    }

    private var keyTable: String {
        let wording = Wording.ofProgram(localeIdentifier: "en_US")
        let rows = KeyTable.standard(sections: SectionDescriptor.samples.map(\.id)).documented().map { binding in
            let keys = binding.sequences.map { "<kbd>\(Self.escaped($0.label))</kbd>" }.joined(separator: " ")
            return "| \(keys) | \(wording.description(binding.command)) |\n"
        }
        return "| key | does |\n|---|---|\n" + rows.joined()
    }
}
