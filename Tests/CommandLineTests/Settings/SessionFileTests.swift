import Entities
import Foundation
import Navigation
import ScreenTestSupport
import Storage
import TestSupport
import Testing

@testable import Browsing
@testable import CommandLine

struct SessionFileTests {
    private let folder: TemporaryFolder
    private let state: String
    private let file: SessionFile

    init() throws {
        folder = try TemporaryFolder()
        state = folder.path + "/state/matinee"
        file = SessionFile(
            folder: state, log: LogFile(path: "\(state)/matinee.log", makesFolder: true, level: .error))
    }

    private var session: Session {
        var films = ScreenMemento(item: "97", row: 96, top: 81)
        films.details = [ScreenMemento(top: 4)]
        films.isDetailFocused = true
        return Session(
            section: "music", screens: ["films": films, "music": ScreenMemento()],
            panes: PaneChoice(way: .stacked, share: 333))
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        try text.write(toFile: state + "/session.json", atomically: true, encoding: .utf8)
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOfFile: state + "/" + name, encoding: .utf8)
    }

    @Test func theUsersPlacesAreASmallValue() {
        #expect(MemoryLayout<Session>.size <= 256)
        #expect(MemoryLayout<ScreenMemento>.size <= 256)
    }

    @Test func whatIsSavedIsThereAgain() throws {
        try file.save(session)
        #expect(file.load() == session)
    }

    @Test func aWayOfPanesThatAnotherVersionHasIsNone() throws {
        try write(#"{"version":1,"screens":{},"panes":{"way":"tiled","share":400}}"#)
        #expect(file.load() == Session(panes: PaneChoice(share: 400)))
    }

    @Test func withoutAFileItStartsAnewAndMakesNone() {
        #expect(file.load() == Session())
        #expect(!FileManager.default.fileExists(atPath: state))
    }

    @Test(arguments: ["", "{", "[]", #"{"version":1,"screens":3}"#, #"{"version":2,"screens":{}}"#, "\u{0}\u{1}"])
    func whatCannotBeReadIsSetAsideWithALineInTheLog(text: String) throws {
        try write(text)
        #expect(file.load() == Session())
        #expect(try read("session.json.unread") == text)
        #expect(try read("matinee.log").contains("session.json"))
        try file.save(session)
        #expect(file.load() == session)
    }

    @Test func aNewerVersionIsToldFromDamage() throws {
        try write(#"{"version":2,"screens":{}}"#)
        _ = file.load()
        #expect(try read("matinee.log").contains("of another version"))
    }

    @Test func rowsThatMakeNoSenseAreTheFirst() throws {
        try write(#"{"version":1,"screens":{"films":{"row":-5,"top":-1}}}"#)
        #expect(file.load().screens["films"] == ScreenMemento())
    }

    @Test func aFileInThePlaceOfTheFolderIsNamed() throws {
        let blocked = folder.path + "/file"
        try "".write(toFile: blocked, atomically: true, encoding: .utf8)
        let file = SessionFile(folder: blocked + "/matinee")
        #expect(throws: FolderFailure.notAFolder(path: blocked)) { try file.save(session) }
        #expect(file.load() == Session())
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aFullDiskIsToldFromOthersAndKeepsWhatWasThere() throws {
        let disk = try SmallDisk(kilobytes: 64)
        let file = SessionFile(folder: disk.path + "/matinee")
        try file.save(session)
        try disk.fill()
        #expect(throws: FolderFailure.diskFull(path: disk.path + "/matinee")) {
            try file.save(Session(section: String(repeating: "x", count: 8_192)))
        }
        #expect(file.load() == session)
    }

    @Test func `Two programs that save at once spoil nothing`() async throws {
        let state = state
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try await onOwnThread {
                        let file = SessionFile(folder: state)
                        for _ in 0..<20 { try file.save(Session(section: "music")) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(file.load() == Session(section: "music"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: state) == ["session.json"])
    }

    @Test func othersCannotLookIntoTheFolder() throws {
        try file.save(session)
        let attributes = try FileManager.default.attributesOfItem(atPath: state)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
}
