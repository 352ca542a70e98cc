import CatalogKit
import Entities
import Foundation
import HTTP
import Runtime
import TestSupport
import Testing

@testable import CommandLine

/// The real program, as a person or a script calls it, beside this process, which has the files open.
struct CacheCommandTests {
    private struct Part: Decodable, Equatable {
        let count: Int
        let bytes: Int
        let limit: Int
        let oldest: String?
        let newest: String?
    }

    private struct Row: Decodable {
        let source: String
        let name: String
        let kept: Part
    }

    private struct File: Decodable {
        let content: String
        let path: String
        let state: String
        let bytesOnDisk: Int
        let all: Part
        let sources: [Row]
    }

    private struct Cleared: Decodable, Equatable {
        let content: String
        let state: String
        let removed: Int?
        let freedBytes: Int
    }

    private let folder: TemporaryFolder
    private var answersFile: String { "\(folder.path)/cache/matinee/cache.sqlite" }
    private var picturesFile: String { "\(folder.path)/cache/matinee/pictures/pictures.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func program(_ environment: [String: String] = [:]) -> MatineeProgram {
        let usual = ["LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": "\(folder.path)/cache"]
        return MatineeProgram(data: folder.path, environment: usual.merging(environment) { $1 })
    }

    /// Three answers of two sources, two pictures of one, and a place where that one has no picture.
    private func fill() async throws -> [AnswerStore] {
        let answers = AnswerStore(folder: "\(folder.path)/cache/matinee")
        for number in 1...2 { try await put(20_000, "\(number)", of: 3, in: answers) }
        try await put(5_000, "3", of: 6, in: answers)
        let worker = WorkerThread()
        let pictures = AnswerStore(
            folder: "\(folder.path)/cache/matinee/pictures", file: "pictures.sqlite", limitInBytes: 64 << 20,
            time: SystemTime(worker: worker), worker: worker)
        for number in 1...2 { try await put(90_000, "\(number)", of: 3, in: pictures) }
        try await put(0, "none", of: 3, in: pictures)
        return [answers, pictures]
    }

    private func put(_ bytes: Int, _ path: String, of number: Int64, in store: AnswerStore) async throws {
        let response = HTTPResponse(
            status: 200, headers: HTTPHeaders(), body: Data(repeating: 7, count: bytes), receivedAt: 0)
        let policy = CachePolicy(
            quota: CacheQuota(number: number), longest: .seconds(3_600), heedsService: false)
        await store.put(response, to: HTTPRequest(url: try #require(HTTPURL("https://a.test/\(path)"))), by: policy)
    }

    private func files() async throws -> [File] {
        let result = try await program().run("cache", "--json")
        #expect(result.status == 0 && result.complaint.isEmpty)
        return try JSONDecoder().decode([File].self, from: Data(result.output.utf8))
    }

    @Test func whatIsKeptIsTold() async throws {
        let stores = try await fill()
        let files = try await files()
        #expect(files.map(\.content) == ["answers", "pictures"])
        #expect(files.map(\.path) == [answersFile, picturesFile])
        #expect(files.map(\.state) == ["kept", "kept"])
        #expect(files.map(\.all.count) == [3, 2])
        #expect(files.map(\.all.limit) == [100_000_000, 64_000_000])
        #expect(files[1].bytesOnDisk > files[0].bytesOnDisk && files[0].bytesOnDisk > 45_000)
        let services = ["tmdb", "lastfm", "cinemeta", "deezer", "openlibrary", "pokeapi"]
        #expect(files.allSatisfy { $0.sources.map(\.source) == services })
        #expect(files[0].sources.map(\.kept.count) == [0, 0, 2, 0, 1, 0])
        #expect(files[1].sources.map(\.kept.count) == [0, 0, 2, 0, 0, 0])
        #expect(files[0].sources[2].kept.bytes == 2 * (20_480 + 512))
        let newest = try #require(files[0].all.newest.flatMap { try? Date($0, strategy: .iso8601) })
        #expect(abs(newest.timeIntervalSinceNow) < 600)
        #expect(files[0].sources[0].kept.oldest == nil)
        withExtendedLifetime(stores) {}
    }

    @Test func theTableIsForPeople() async throws {
        let stores = try await fill()
        let table = try await program().run("cache").output
        #expect(table.contains("Answers: ") && table.contains("Pictures: ") && table.contains("In total: "))
        #expect(table.contains(answersFile) && table.contains(picturesFile))
        #expect(table.contains(/Cinemeta +2 +42 kB/) && table.contains(/All +3 +/))
        let rows = table.split(separator: "\n").filter { !$0.hasPrefix("/") }
        #expect(rows.allSatisfy { $0.count <= 80 })
        let german = try await program(["LC_ALL": "de_DE.UTF-8"]).run("cache").output
        #expect(german.contains("Antworten: ") && german.contains("Zusammen: "))
        withExtendedLifetime(stores) {}
    }

    @Test func whatNoSourceIsKnownForIsCountedToo() async throws {
        let answers = AnswerStore(folder: "\(folder.path)/cache/matinee")
        try await put(5_000, "1", of: 4_711, in: answers)
        let file = try #require(try await files().first)
        #expect(file.all.count == 1 && file.sources.allSatisfy { $0.kept.count == 0 })
        #expect(try await program().run("cache").output.contains(#/Others +1 /#))
    }

    /// U+009B begins an order to a terminal, as ESC [ does.
    @Test func aPathThatATerminalWouldObeyIsHarmless() async throws {
        let program = program(["XDG_CACHE_HOME": "\(folder.path)/\u{9B}2J"])
        for arguments in [["cache", "--json"], ["cache", "--clear", "--json"], ["cache"]] {
            let output = try await program.run(arguments).output
            #expect(!output.isEmpty && !output.unicodeScalars.contains("\u{9B}"))
        }
        let output = try await program.run("cache", "--json").output
        let files = try JSONDecoder().decode([File].self, from: Data(output.utf8))
        #expect(files[0].path == "\(folder.path)/\u{9B}2J/matinee/cache.sqlite")
    }

    @Test func clearingLeavesOpenStoresInUse() async throws {
        let stores = try await fill()
        let result = try await program().run("cache", "--clear", "--json")
        #expect(result.status == 0 && result.complaint.isEmpty)
        let cleared = try JSONDecoder().decode([Cleared].self, from: Data(result.output.utf8))
        #expect(cleared.map(\.content) == ["answers", "pictures"])
        #expect(cleared.map(\.state) == ["cleared", "cleared"])
        #expect(cleared.map(\.removed) == [3, 2])
        #expect(cleared[0].freedBytes > 45_000 && cleared[1].freedBytes > 180_000)
        #expect(try await files().map(\.all.count) == [0, 0])
        for store in stores {
            #expect(await store.shares().isEmpty)
            try await put(5_000, "new", of: 3, in: store)
        }
        #expect(try await files().map(\.all.count) == [1, 1])
    }

    @Test func whatWasFreedIsSaid() async throws {
        let stores = try await fill()
        let text = try await program().run("cache", "--clear").output
        #expect(text.contains(/Answers: 3 removed, [0-9.]+ [kM]B freed\n/))
        #expect(text.contains(/Pictures: 2 removed, [0-9.]+ [kM]B freed\n/))
        withExtendedLifetime(stores) {}
    }

    @Test func whereNothingIsKeptNothingIsMade() async throws {
        let program = program()
        for result in [try await program.run("cache"), try await program.run("cache", "--clear")] {
            #expect(result.status == 0 && result.complaint.isEmpty)
            #expect(result.output.contains("Answers: nothing is kept\n\(answersFile)\n"))
            #expect(result.output.contains("Pictures: nothing is kept\n\(picturesFile)\n"))
        }
        #expect(try await files().map(\.state) == ["nothing", "nothing"])
        #expect(try await program.run("cache", "--clear", "--json").output.contains(#""state" : "nothing""#))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(arguments: ["cache", "cache/matinee"]) func aFileInPlaceOfTheFolderIsNamed(name: String) async throws {
        let file = "\(folder.path)/\(name)"
        try FileManager.default.createDirectory(
            at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("a file".utf8).write(to: URL(filePath: file))
        for arguments in [["cache"], ["cache", "--clear"]] {
            let result = try await program().run(arguments)
            #expect(result.status == 5, "\(result)")
            #expect(
                result.complaint == "matinee: \(file) is a file, where the cache has its folder; move it away, or name "
                    + "another folder in XDG_CACHE_HOME\n")
            #expect(!result.output.contains("nothing is kept"))
        }
        #expect(try await program().run("cache", "--json").output.contains(#""state" : "not-a-folder""#))
        #expect(try Data(contentsOf: URL(filePath: file)) == Data("a file".utf8))
    }

    @Test func withoutAHomeThereIsNoPlace() async throws {
        let program = program(["XDG_CACHE_HOME": "", "HOME": ""])
        for result in [try await program.run("cache"), try await program.run("cache", "--clear")] {
            #expect(result.status == 5 && result.output.isEmpty)
            #expect(result.complaint.contains("no place for the cache; set HOME"))
        }
    }

    @Test func whatIsHeldElsewhereStaysAndTheRestIsCleared() async throws {
        let stores = try await fill()
        let holder = try LockHolder(answersFile, .writing)
        let result = try await program().run("cache", "--clear", "--json")
        #expect(result.status == 5)
        #expect(
            result.complaint == "matinee: another program has the cache \(answersFile) locked; quit it, and try again\n"
        )
        let cleared = try JSONDecoder().decode([Cleared].self, from: Data(result.output.utf8))
        #expect(cleared.map(\.state) == ["locked", "cleared"])
        #expect(cleared.map(\.removed) == [0, 2])
        holder.end()
        #expect(try await files().map(\.all.count) == [3, 0])
        withExtendedLifetime(stores) {}
    }

    @Test func aDamagedFileIsNamedAndClearingMakesANewOne() async throws {
        do { _ = try await fill() }
        try Data(repeating: 0xEE, count: 9_000).write(to: URL(filePath: picturesFile))
        let told = try await program().run("cache")
        #expect(told.status == 4)
        #expect(
            told.complaint.contains("\(picturesFile) is damaged; 'matinee cache --clear' puts a new one in its place"))
        #expect(told.output.contains("Pictures: unreadable") && told.output.contains(#/Cinemeta +2 /#))
        #expect(try Data(contentsOf: URL(filePath: picturesFile)) == Data(repeating: 0xEE, count: 9_000))
        let cleared = try await program().run("cache", "--clear")
        #expect(cleared.status == 0 && cleared.output.contains("Pictures: replaced by a new file"))
        #expect(try await files().map(\.state) == ["kept", "kept"])
    }

    @Test func bothFailuresAreTold() async throws {
        do { _ = try await fill() }
        for file in [answersFile, picturesFile] { try Data("no database".utf8).write(to: URL(filePath: file)) }
        let complaint = try await program().run("cache").complaint
        #expect(complaint.contains(answersFile) && complaint.contains(picturesFile))
        #expect(complaint.split(separator: "\n").count == 2)
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func aReadOnlyDiskSaysSo() async throws {
        let disk = try SmallDisk(at: folder.path, kilobytes: 4_000)
        do { _ = try await fill() }
        try disk.setReadOnly()
        #expect(try await files().map(\.all.count) == [3, 2])
        let result = try await program().run("cache", "--clear")
        #expect(result.status == 5 && result.complaint.contains("cannot be written; change the permissions"))
        #expect(result.output.contains("Answers: not cleared") && result.output.contains("Pictures: not cleared"))
        #expect(try await files().map(\.all.count) == [3, 2])
    }

    @Test(arguments: [["--yaml"], ["clear"], ["--clear", "again"], ["--clear=yes"]])
    func whatItDoesNotKnowIsNamed(arguments: [String]) throws {
        #expect(throws: LaunchError.self) { try LaunchRequest(arguments: ["cache"] + arguments) }
    }

    @Test func optionsComeInAnyOrder() throws {
        #expect(try LaunchRequest(arguments: ["cache"]) == .cache(CacheRequest()))
        for arguments in [["--clear", "--json"], ["--json", "--clear"]] {
            #expect(
                try LaunchRequest(arguments: ["cache"] + arguments)
                    == .cache(CacheRequest(clears: true, asJSON: true)))
        }
        #expect(try LaunchRequest(arguments: ["cache", "--clear", "--help"]) == .showHelp)
    }
}
