import Entities
import ScreenTestSupport
import TestSupport
import Testing

@testable import CommandLine
@testable import LibraryStore

/// Exports of hostile text are harmless, and importing them restores the text.
struct HarmlessExportTests {
    /// Texts that terminals, spreadsheets or Markdown would interpret.
    private static let hostile = [
        "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{1B}]52;c;cm0gLXJm\u{1B}\\", "\u{9B}31m\u{9D}52;c;x\u{9C}",
        "\u{202E}fdp.exe",
        "a\rb", "a\r\nb", "tab\there", "\u{7F}\u{0}", "\u{2066}x\u{2069}\u{200F}", "=1+1", "'\"\u{1B}\"", "'\"x\"",
        "'\"",
        "\"\u{301}\"", "'\u{301}", "=\u{338}", "\\u001b", "\u{FEFF}bom", "x\u{2028}\u{2029}\u{85}\u{B}", "👩‍👩‍👧 花樣年華",
        "<script>", "\u{E0001}\u{E0041}",
    ]

    @Test(arguments: ExportFormat.allCases, hostile)
    func `An export is harmless`(format: ExportFormat, text: String) {
        #expect(terminalHarm(in: LibraryText.text(of: [Self.record(text)], format: format)) == nil)
    }

    @Test(arguments: ExportFormat.allCases) func `No character of all there are gets out`(
        format: ExportFormat
    ) {
        #expect(terminalHarm(in: LibraryText.text(of: Self.everything, format: format)) == nil)
    }

    @Test(arguments: [ExportFormat.json, .csv], hostile)
    func `What was exported comes back byte for byte`(format: ExportFormat, text: String) throws {
        // NUL is never stored.
        let text = String(text.unicodeScalars.filter { $0 != "\u{0}" }.map(Character.init))
        try expectSame([Self.record(text)], format)
    }

    @Test(arguments: [ExportFormat.json, .csv])
    func `All characters there are come back byte for byte`(format: ExportFormat) throws {
        try expectSame(Self.everything, format)
    }

    @Test func `A cell may begin with any character, and end with it`() {
        for start in stride(from: UInt32(0), to: 0x3000, by: 0x100) {
            let scalars = (start..<start + 0x100).compactMap(Unicode.Scalar.init)
            let fields = scalars.flatMap { [String($0), "\($0)x", "\"\($0)", "'\($0)", "x\($0)"] }
            let row = HarmlessCSV.row(fields)
            #expect(terminalHarm(in: row) == nil)
            let read = HarmlessCSV.records(of: Array(row.utf8))
            #expect(read?.count == 1)
            #expect(read?.first?.fields.map { Array($0.utf8) } == fields.map { Array($0.utf8) })
        }
    }

    @Test func `Cells of any characters come back`() {
        var generator = SeededGenerator(seed: 11)
        let alphabet: [Unicode.Scalar] = [
            "'", "\"", "\\", ",", "\r", "\n", "\t", "=", "u", "0", "\u{1B}", "\u{301}", "\u{9B}", "\u{202E}", "a", " ",
        ]
        for _ in 0..<2_000 {
            let fields = (0..<4).map { _ in
                String(
                    String.UnicodeScalarView(
                        (0..<Int.random(in: 1...6, using: &generator)).compactMap { _ in
                            alphabet.randomElement(using: &generator)
                        }))
            }
            let row = HarmlessCSV.row(fields)
            #expect(terminalHarm(in: row) == nil)
            #expect(
                HarmlessCSV.records(of: Array(row.utf8))?.first?.fields.map { Array($0.utf8) }
                    == fields.map { Array($0.utf8) })
        }
    }

    @Test(arguments: [
        ("'tis", "'tis"), ("'\"tis", "'\"tis"), ("'=1", "=1"), ("''x", "'x"), ("'\tx", "\tx"),
    ])
    func `What was written before, or by hand, is read as it was`(cell: String, text: String) {
        let quoted = "\"\(cell.replacing("\"", with: "\"\""))\"\r\n"
        #expect(HarmlessCSV.records(of: Array(quoted.utf8))?.first?.fields == [text])
    }

    @Test func `Markdown shows that there was something`() {
        let text = LibraryText.text(of: [Self.record("a\u{1B}b\u{9B}c")], format: .markdown)
        #expect(text.contains("## a\u{241B}b\u{FFFD}c"))
        #expect(text.contains("> a\u{241B}b\u{FFFD}c"))
    }

    @Test func `A path is harmless where a person sees it, and whole where a program reads it`() throws {
        let location = LibraryLocation(folder: "/data/\u{1B}]52;c;x\u{7}\u{202E}")
        for isSeen in [true, false] {
            var output = ""
            try LibraryCommand(location: location, isSeen: isSeen).run(
                .path, print: { (text) throws(LaunchError) in output += text }, complain: { _ in })
            #expect((terminalHarm(in: output) == nil) == isSeen)
            #expect((output == location.path + "\n") != isSeen)
        }
    }

    private func expectSame(_ records: [LibraryRecord], _ format: ExportFormat) throws {
        let text = LibraryText.text(of: records, format: format)
        let file = try ImportedFile(Array(text.utf8))
        try #require(file.problems.isEmpty)
        // Compares bytes, since equal strings may have different ones.
        #expect(file.records.map { Self.bytes(of: $0.record) } == records.map(Self.bytes))
    }

    private static func bytes(of record: LibraryRecord) -> [[UInt8]] {
        let summary = record.item.summary
        var texts = [summary.title, summary.subtitle ?? "", record.item.note?.text ?? ""]
        if let id = summary.subject.artist { texts += [id.name, id.source.rawValue] }
        return texts.map { Array($0.utf8) }
    }

    /// A record with the text in every field.
    private static func record(_ text: String) -> LibraryRecord {
        let summary = LibrarySummary(
            subject: .artist(ArtistID(name: text, source: SourceID(rawValue: text))), title: text, subtitle: text)
        let note = Note(text: text, changed: 0, revision: 1)
        return LibraryRecord(
            item: LibraryItem(summary: summary, isFavourite: true, added: 0, note: note), revisions: [note])
    }

    /// All scalars but NUL, in notes.
    private static let everything: [LibraryRecord] = {
        let scalars = (1...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init)
        let step = 20_000
        return stride(from: 0, to: scalars.count, by: step).map { start in
            let text = String(String.UnicodeScalarView(scalars[start..<min(start + step, scalars.count)]))
            let summary = LibrarySummary(subject: .artist(ArtistID(name: "\(start)")), title: "Artist")
            return LibraryRecord(
                item: LibraryItem(
                    summary: summary, isFavourite: true, added: 0, note: Note(text: text, changed: 0, revision: 1)),
                revisions: [])
        }
    }()
}
