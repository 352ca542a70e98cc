import Entities
import Foundation
import Navigation
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee

@MainActor
struct SessionKeeperTests {
    private let folder: TemporaryFolder
    private let file: SessionFile
    private let keeper: SessionKeeper
    private let start = ContinuousClock.now

    init() throws {
        folder = try TemporaryFolder()
        file = SessionFile(folder: folder.path)
        keeper = SessionKeeper(file: file, saved: Session()) { _ in }
    }

    @Test func withNothingChangedNothingIsDue() {
        #expect(keeper.deadline == nil)
    }

    @Test func aChangeIsDueASecondLaterHoweverManyFollow() {
        keeper.note(at: start)
        keeper.note(at: start + .milliseconds(900))
        #expect(keeper.deadline == start + .seconds(1))
    }

    @Test func itIsSavedWhenItIsDueAndNotBefore() {
        let session = Session(section: "music")
        keeper.note(at: start)
        keeper.saveIfDue(session, at: start + .milliseconds(999))
        #expect(file.load() == Session())
        keeper.saveIfDue(session, at: start + .seconds(1))
        #expect(file.load() == session)
        #expect(keeper.deadline == nil)
    }

    @Test func whyNothingCanBeKeptIsToldOnceAndTriedAgain() throws {
        let blocked = folder.path + "/file"
        try Data().write(to: URL(filePath: blocked))
        var failures: [FolderFailure] = []
        let file = SessionFile(folder: blocked)
        let keeper = SessionKeeper(file: file, saved: Session()) { failures.append($0) }
        keeper.save(Session(section: "music"))
        keeper.save(Session(section: "music"))
        #expect(failures == [.notAFolder(path: blocked)])

        try FileManager.default.removeItem(atPath: blocked)
        keeper.save(Session(section: "music"))
        #expect(file.load() == Session(section: "music"))
    }

    @Test func withoutAPlaceNothingIsToldHere() {
        let keeper = SessionKeeper(file: nil, saved: Session()) { _ in Issue.record("there is nothing to tell") }
        keeper.save(Session(section: "music"))
    }

    @Test func atTheEndItIsSavedAtOnce() {
        keeper.note(at: start)
        keeper.save(Session(section: "music"))
        #expect(file.load() == Session(section: "music"))
    }
}
