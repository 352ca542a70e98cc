import Entities
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Storage

struct KeyFileTests {
    private let folder: TemporaryFolder
    private let path: String
    private let file: KeyFile

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/config/matinee/keys.json"
        file = KeyFile(folder: "\(folder.path)/config/matinee")
    }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    @Test func whatIsStoredIsReadForItsOwnerAlone() throws {
        #expect(try file.read() == [:])
        try file.set("one", for: "tmdb.key")
        try file.set("two", for: "lastfm.key")
        try file.set("three", for: "tmdb.key")

        #expect(try file.read() == ["tmdb.key": "three", "lastfm.key": "two"])
        #expect(try mode(path) == 0o600)
        #expect(try mode("\(folder.path)/config/matinee") == 0o700)
    }

    @Test func aFolderThatOthersMayReadIsClosed() throws {
        let folder = "\(folder.path)/config/matinee"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        chmod(folder, 0o755)
        try file.set("one", for: "tmdb.key")

        #expect(try mode(folder) == 0o700)
    }

    @Test func theLastKeyTakesTheFileWithIt() throws {
        try file.set("one", for: "tmdb.key")
        try file.set(nil, for: "tmdb.key")
        try file.set(nil, for: "tmdb.key")

        #expect(try file.read() == [:])
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: [0o640, 0o604, 0o620, 0o666] as [mode_t])
    func whatOthersMayReadOrWriteIsNotUsedAndNotReplaced(mode: mode_t) throws {
        try file.set("one", for: "tmdb.key")
        let content = FileManager.default.contents(atPath: path)
        chmod(path, mode)

        #expect(throws: KeyFileFailure.openToOthers(path: path)) { try file.read() }
        #expect(throws: KeyFileFailure.openToOthers(path: path)) { try file.set("two", for: "tmdb.key") }
        #expect(FileManager.default.contents(atPath: path) == content)
    }

    @Test(arguments: [
        "", "[", "[]", "{}", #"{"version":1}"#, #"{"version":1,"keys":{"tmdb.key":7}}"#, "\u{0}",
    ]) func whatIsNotItsOwnIsNotReplaced(content: String) throws {
        try file.set("one", for: "tmdb.key")
        try Data(content.utf8).write(to: URL(filePath: path))

        #expect(throws: KeyFileFailure.damaged(path: path)) { try file.read() }
        #expect(throws: KeyFileFailure.damaged(path: path)) { try file.set("two", for: "tmdb.key") }
        #expect(FileManager.default.contents(atPath: path) == Data(content.utf8))
    }

    @Test func aFileOfALaterVersionStays() throws {
        try file.set("one", for: "tmdb.key")
        try Data(#"{"version":2,"keys":{}}"#.utf8).write(to: URL(filePath: path))

        #expect(throws: KeyFileFailure.laterVersion(path: path)) { try file.read() }
    }

    @Test func keysThatThisVersionDoesNotKnowStay() throws {
        try file.set("one", for: "later.key")
        try file.set("two", for: "tmdb.key")
        try file.set(nil, for: "tmdb.key")

        #expect(try file.read() == ["later.key": "one"])
    }

    @Test func aFolderInItsPlaceIsNoFile() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)

        #expect(throws: KeyFileFailure.notOwned(path: path)) { try file.read() }
    }

    @Test func whereNothingCanBeMadeThatIsSaid() throws {
        _ = try folder.file("config")
        #expect(throws: KeyFileFailure.folder(.notAFolder(path: "\(folder.path)/config"))) {
            try file.set("one", for: "tmdb.key")
        }
        #expect(try file.read() == [:])
    }

    @Test func whatAKillHasLeftBehindIsNoObstacle() throws {
        try file.set("one", for: "tmdb.key")
        try Data("{".utf8).write(to: URL(filePath: "\(path).new"))
        try file.set("two", for: "tmdb.key")

        #expect(try file.read() == ["tmdb.key": "two"])
        #expect(!FileManager.default.fileExists(atPath: "\(path).new"))
    }
}
