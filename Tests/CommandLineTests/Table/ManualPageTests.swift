import Commands
import Entities
import Testing

@testable import CommandLine

struct ManualPageTests {
    private let text = ManualPage.standard.text

    /// What stands between one key's entry and the next.
    private func entry(_ description: String) throws -> Substring {
        try #require(text.split(separator: "\n.TP\n").first { $0.contains("\n\(description)") })
    }

    @Test func keysOfOtherPresetsStandBelowTheUsualOnes() throws {
        #expect(
            try entry("Go to the first row")
                == ".B Home, g\nGo to the first row\n.br\nvim: g g, Home\n.br\nemacs: Home, Alt\\-<, g")
        #expect(try entry("Half a page down") == ".B Ctrl\\-D\nHalf a page down\n.br\nemacs: none")
    }

    @Test func whatIsTheSameEverywhereStandsThereOnce() throws {
        #expect(try entry("Half a page up") == ".B Ctrl\\-U\nHalf a page up")
    }

    @Test(arguments: KeyPreset.allCases)
    func everyKeyOfAPresetIsThere(preset: KeyPreset) {
        let table = KeyTable.standard(sections: SectionDescriptor.all.map(\.id), preset: preset)
        for binding in table.documented() {
            let keys = binding.sequences.map(\.label).joined(separator: ", ")
            #expect(text.contains(keys.replacing("\\", with: "\\e").replacing("-", with: "\\-")), "\(keys)")
        }
    }
}
