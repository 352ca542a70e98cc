import Entities
import Foundation
import LibraryStore
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it.
struct YearCommandTests {
    private struct Total: Decodable, Equatable {
        let entries: Int
        let things: Int
        let again: Int
    }

    private struct Kind: Decodable {
        struct Entry: Decodable {
            let event: String
            let title: String
            let day: String?
        }

        let kind: String
        let entries: Int
        let before: Int?
        let first: Entry?
        let last: Entry?
    }

    private struct Share<Of: Decodable>: Decodable {
        let of: Of
        let entries: Int
    }

    private struct Year: Decodable {
        let period: String
        let total: Total
        let before: Total?
        let withoutDay: Int
        let withoutMonth: Int
        let withoutDate: Int
        let kinds: [Kind]
        let parts: [Share<String>]
        let days: [Share<String>]
        let weekdays: [Int]
        let unrated: Int
        let decades: [Share<Int>]
        let artists: [Share<String>]
        let authors: [Share<String>]
    }

    private let folder: TemporaryFolder
    private let program: MatineeProgram

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(
            data: folder.path,
            environment: ["LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path])
    }

    private func fill() async throws {
        let records = [DiaryEntry].ofTwoYears.items.map { LibraryRecord(item: $0, revisions: []) }
        let result = try await program.run(
            "library", "import", "-", input: LibraryText.text(of: records, format: .json))
        #expect(result.status == 0, "\(result.complaint)")
    }

    private func year(_ arguments: String...) async throws -> Year {
        let result = try await program.run("year", arguments[0], "--json")
        #expect(result.status == 0 && result.complaint.isEmpty)
        #expect(result.output.count { $0 == "\n" } == 1)
        return try JSONDecoder().decode(Year.self, from: Data(result.output.utf8))
    }

    @Test func otherProgramsGetEveryFigure() async throws {
        try await fill()
        let year = try await year("2026")
        #expect(year.period == "2026" && year.total == Total(entries: 96, things: 86, again: 10))
        #expect(year.before == Total(entries: 2, things: 2, again: 0))
        #expect(year.kinds.map(\.kind) == ["movie", "album", "pokemon", "book"])
        #expect(year.kinds.map(\.entries) == [90, 3, 0, 3] && year.kinds.map(\.before) == [1, 0, 1, 0])
        #expect(year.kinds[1].first?.title == "Blue Lines" && year.kinds[2].first == nil)
        #expect(year.withoutDay == 2 && year.withoutMonth == 1 && year.withoutDate == 1)
        #expect(year.parts.count == 12 && year.parts.map(\.entries).reduce(0, +) == 95)
        #expect(year.days.map(\.entries).reduce(0, +) == 94 && year.weekdays.reduce(0, +) == 94)
        #expect(year.artists.map(\.of) == ["Björk"] && year.authors.map(\.of) == ["Jane Austen"])
        #expect(year.decades.contains { $0.of == 1990 && $0.entries == 13 })
    }

    @Test func allOfItIsAPeriodToo() async throws {
        try await fill()
        let all = try await year("all")
        #expect(all.total.entries == 99 && all.before == nil && all.withoutDate == 1)
        #expect(all.parts.map(\.of) == ["2025", "2026"] && all.parts.map(\.entries) == [2, 96])
    }

    @Test func peopleGetATextInTheirLanguage() async throws {
        try await fill()
        let text = try await program.run("year", "2026").output
        #expect(text.contains("Your diary · 2026") && text.contains("█") && text.contains("▓"))
        #expect(try await program.run("year", "2026", "--language", "de").output.contains("Dein Tagebuch · 2026"))
        let plain = try await program.run("year", "2026", "--plain").output
        #expect(plain.contains("May: 11\n") && !plain.contains("█"))
        #expect(try await program.run("year", "2026", "--markdown").output.hasPrefix("# Your diary · 2026\n"))
    }

    @Test func whereThereIsNoLibraryNothingIsSaidAndMade() async throws {
        let result = try await program.run("year")
        #expect(result.status == 0 && result.output.contains("Nothing in your diary"))
        #expect(try await year("2026").total == Total(entries: 0, things: 0, again: 0))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/matinee"))
    }

    @Test func aDamagedLibraryIsToldOf() async throws {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/matinee", withIntermediateDirectories: true)
        try Data("no library".utf8).write(to: URL(filePath: "\(folder.path)/matinee/library.sqlite"))
        let result = try await program.run("year")
        #expect(result.status == 4 && result.output.isEmpty)
    }

    @Test func whatIsNoPeriodIsRefused() async throws {
        let result = try await program.run("year", "last")
        #expect(result.status == 2 && result.complaint.contains("'last' is no period"))
    }
}
