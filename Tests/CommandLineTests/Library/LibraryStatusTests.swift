import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import LibraryStore

/// Exit status and messages of `matinee library` for a damaged or missing library.
struct LibraryStatusTests {
    private let folder: TemporaryFolder
    private let program: MatineeProgram
    private var path: String { "\(folder.path)/matinee/library.sqlite" }
    private static let count = 300

    init() throws {
        folder = try TemporaryFolder()
        program = MatineeProgram(data: folder.path)
    }

    @Test(arguments: ["check", "export"]) func `Where there is no library yet, that is said`(verb: String) async throws
    {
        let result = try await program.run("library", verb)
        #expect(result.status == 0)
        #expect((result.output + result.complaint).contains("there is no library yet"))
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/matinee"))
    }

    /// What prevents access.
    enum Obstacle: CaseIterable {
        case fileForFolder, danglingFile, danglingFolder, danglingData, folderForFile
    }

    @Test(arguments: Obstacle.allCases, ["check", "export", "import"])
    func `A library that cannot be reached is not an empty one`(obstacle: Obstacle, verb: String) async throws {
        let program = try place(obstacle)
        let result =
            verb == "import"
            ? try await program.run("library", "import", "-", input: Self.films(1...2))
            : try await program.run("library", verb)
        #expect(result.status == 5)
        #expect(result.output.isEmpty)
        #expect(result.complaint.contains("cannot be opened"))
    }

    @Test(.enabled(if: getuid() == 0)) func `A folder that may not be entered is not an empty library`() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        let other = MatineeProgram(data: folder.path, wrapper: ["setpriv", "--reuid=65534", "--clear-groups"])
        for verb in ["check", "export"] { #expect(try await other.run("library", verb).status == 5) }
    }

    @Test func `Of a damaged library all that can be read comes out, and how much that is`() async throws {
        try await fill()
        try spoil()
        let check = try await program.run("library", "check")
        #expect(check.status == 3)
        #expect(check.complaint.contains("is damaged; items that can be read: "))
        #expect(check.complaint.contains("'matinee library export' gets them out"))
        let result = try await program.run("library", "export")
        #expect(result.status == 3)
        let saved = try items(of: result.output).count
        #expect(saved > 0 && saved < Self.count)
        #expect(result.complaint.contains("items that came out: \(saved) of \(Self.count); "))
        #expect(result.complaint.contains("move the folder \(folder.path)/matinee away and import what came out"))
        // Following its advice solves the problem.
        try FileManager.default.moveItem(atPath: "\(folder.path)/matinee", toPath: "\(folder.path)/damaged")
        #expect(try await program.run("library", "import", "-", input: result.output).status == 0)
        #expect(try await program.run("library", "check").output.contains("in order; items: \(saved)"))
    }

    @Test func `Of a library that ends too early as much comes out as there is`() async throws {
        try await fill()
        let whole = try Data(contentsOf: URL(filePath: path))
        try whole.dropLast(4_096).write(to: URL(filePath: path))
        let result = try await program.run("library", "export")
        #expect(result.status == 3)
        #expect(try !items(of: result.output).isEmpty)
        let again = try await program.run("library", "import", "-", input: Self.films(1...2))
        #expect(again.status == 4)
        #expect(again.complaint.contains("is damaged; 'matinee library export' saves what can be read"))
        #expect(try Data(contentsOf: URL(filePath: path)) == whole.dropLast(4_096))
    }

    @Test(arguments: ["check", "export"]) func `Where nothing can be read, that is said`(verb: String) async throws {
        try await fill()
        try Data(repeating: 0x5A, count: 8_192).write(to: URL(filePath: path))
        let result = try await program.run("library", verb)
        #expect(result.status == 4)
        #expect(result.output.isEmpty)
        #expect(result.complaint.contains("is damaged"))
        #expect(result.complaint.contains("put a copy in its place"))
    }

    @Test func `A library of a later version is exported as far as it is known, and that is said`() async throws {
        try await fill()
        var content = try Data(contentsOf: URL(filePath: path))
        // The version is at byte 60, with four bytes.
        content[63] += 1
        try content.write(to: URL(filePath: path))
        for verb in ["check", "export"] {
            let result = try await program.run("library", verb)
            #expect(result.status == 3)
            #expect(result.complaint.contains("is from a newer Matinee (version \(content[63]), known: "))
            #expect(result.complaint.contains("\(Self.count) of \(Self.count)"))
        }
    }

    @Test func `An export of a later version is said to be one, and not imported`() async throws {
        let later = #"{"format":"matinee-library","version":9,"things":{}}"#
        let result = try await program.run("library", "import", "-", input: later)
        #expect(result.status == 4)
        #expect(result.complaint.contains("is an export of a newer Matinee (format version 9, known: 2)"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `A file that is not there is said to be so`() async throws {
        for name in ["\(folder.path)/nothing.json", folder.path] {
            let result = try await program.run("library", "import", name)
            #expect(result.status == 5)
            #expect(
                result.complaint == "matinee: \(name) cannot be read; check its name and its permissions\n")
        }
    }

    @Test(arguments: ["1", "3", "4", "5"]) func `Help and manual tell of each status`(status: String) throws {
        #expect(Usage.text.contains("\n  \(status)    "))
        #expect(Usage.exitStatuses.contains { $0.name == status })
    }

    private func place(_ obstacle: Obstacle) throws -> MatineeProgram {
        let files = FileManager.default
        let matinee = "\(folder.path)/matinee"
        switch obstacle {
        case .fileForFolder:
            try Data().write(to: URL(filePath: "\(folder.path)/file"))
            return MatineeProgram(data: "\(folder.path)/file")
        case .danglingFile:
            try files.createDirectory(atPath: matinee, withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/at/all")
        case .danglingFolder:
            try files.createSymbolicLink(atPath: matinee, withDestinationPath: "/nowhere/at/all")
        case .danglingData:
            try files.createSymbolicLink(atPath: "\(folder.path)/data", withDestinationPath: "/nowhere/at/all")
            return MatineeProgram(data: "\(folder.path)/data")
        case .folderForFile:
            try files.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        return program
    }

    private func fill() async throws {
        let result = try await program.run("library", "import", "-", input: Self.films(1...Self.count))
        try #require(result.status == 0)
    }

    /// Overwrites a page in the middle of the table, but not the index.
    private func spoil() throws {
        var content = try Data(contentsOf: URL(filePath: path))
        let title = try #require(content.range(of: Data("Film number 150".utf8)))
        let page = title.lowerBound / 4_096 * 4_096
        for position in page..<page + 4_096 { content[position] = 0x5A }
        try content.write(to: URL(filePath: path))
    }

    private func items(of export: String) throws -> [PortableItem] {
        try JSONDecoder().decode(PortableLibrary.self, from: Data(export.utf8)).items
    }

    private static func films(_ numbers: ClosedRange<Int>) -> String {
        let items = numbers.map { number in
            #"{"kind":"movie","source":"tmdb","id":\#(number),"title":"Film number \#(number)","favourite":true,"#
                + #""added":"2026-01-01T00:00:00Z"}"#
        }
        return #"{"format":"matinee-library","version":1,"items":["# + items.joined(separator: ",") + "]}"
    }
}
