import Commands
import Entities
import Foundation
import Navigation
import Presentation
import Services
import Settings
import Sourcing
import TerminalKit
import TestSupport
import Testing

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

    @Test func `The README's commands are targets of the Makefile`() throws {
        let readme = try String(contentsOf: file, encoding: .utf8)
        let makefile = try String(contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
        let targets = readme.matches(of: /make ([a-z-]+)/).map { String($0.1) }
        #expect(!targets.isEmpty)
        for target in targets {
            #expect(makefile.contains("\n\(target):"), "There is no target '\(target)' in the Makefile.")
        }
    }

    private var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    private var file: URL { root.appending(path: "README.md") }

    private var keyTable: String {
        let wording = Wording.ofProgram(localeIdentifier: "en_US")
        let rows = KeyMap.documented(sections: SectionDescriptor.samples.map(\.id)).map { binding in
            let keys = binding.keys.map { "<kbd>\($0.label)</kbd>" }.joined(separator: " ")
            return "| \(keys) | \(wording.description(binding.command)) |\n"
        }
        return "| key | does |\n|---|---|\n" + rows.joined()
    }
}
