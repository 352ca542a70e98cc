import Foundation
import Runtime
import Synchronization
import TestSupport
import Testing

@testable import Storage

struct FolderWatchTests {
    private final class Count: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func add() {
            count.withLock { $0 += 1 }
        }
    }

    @Test func aFileThatComesIsToldAndNothingBefore() async throws {
        let folder = try TemporaryFolder()
        let (changes, worker) = (Count(), WorkerThread())
        let watch = FolderWatch(folder: folder.path, worker: worker, onChange: changes.add)
        worker.runAndWait {}
        try #require(FileManager.default.createFile(atPath: folder.path + "/a", contents: Data("a".utf8)))
        #expect(await eventually { changes.value > 0 })
        withExtendedLifetime(watch) {}
    }

    @Test func whereTheSystemHasNoWatchLeftItCountsAsChangedAgainAndAgainUntilItsEnd() async throws {
        let (changes, worker) = (Count(), WorkerThread())
        var watch = FolderWatch(nil, worker: worker, onChange: changes.add) as FolderWatch?
        #expect(changes.value == 0)
        #expect(await eventually { changes.value >= 2 })
        #expect(watch != nil)
        watch = nil
        worker.runAndWait {}
        let last = changes.value
        let other = Count()
        let later = FolderWatch(nil, worker: worker, onChange: other.add)
        #expect(await eventually { other.value >= 2 })
        #expect(changes.value == last)
        withExtendedLifetime(later) {}
    }

    /// Ways in which another folder comes to stand where the watched one was.
    enum Exchange: CaseIterable {
        case folder, folderAbove, deletedAndMade, link

        func carryOut(in place: String) throws {
            let files = FileManager.default
            switch self {
            case .folder: try files.moveItem(atPath: place + "/above/watched", toPath: place + "/old")
            case .folderAbove: try files.moveItem(atPath: place + "/above", toPath: place + "/old")
            case .deletedAndMade: try files.removeItem(atPath: place + "/above/watched")
            case .link:
                try files.createDirectory(atPath: place + "/other/watched", withIntermediateDirectories: true)
                try files.createSymbolicLink(atPath: place + "/next", withDestinationPath: place + "/other")
                try #require(rename(place + "/next", place + "/link") == 0)
                return
            }
            try files.createDirectory(atPath: place + "/above/watched", withIntermediateDirectories: true)
        }
    }

    @Test(arguments: Exchange.allCases)
    func theFolderThatComesInItsPlaceIsWatched(_ exchange: Exchange) async throws {
        let folder = try TemporaryFolder()
        let place = folder.path
        let files = FileManager.default
        try files.createDirectory(atPath: place + "/above/watched", withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: place + "/link", withDestinationPath: place + "/above")
        let path = place + (exchange == .link ? "/link" : "/above") + "/watched"
        let (changes, worker) = (Count(), WorkerThread())
        let watch = FolderWatch(folder: path, worker: worker, onChange: changes.add)
        try exchange.carryOut(in: place)
        #expect(await eventually { changes.value > 0 })
        // All that the exchange has caused is taken by now: the events were there before this.
        for _ in 0..<3 { worker.runAndWait {} }
        let before = changes.value
        try #require(files.createFile(atPath: path + "/a", contents: Data("a".utf8)))
        #expect(await eventually { changes.value > before })
        withExtendedLifetime(watch) {}
    }

    @Test func aFolderThatIsNotThereYetIsWatchedFromWhenItComes() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a/b/c"
        let (changes, worker) = (Count(), WorkerThread())
        let watch = FolderWatch(folder: path, worker: worker, onChange: changes.add)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(await eventually { changes.value > 0 })
        for _ in 0..<3 { worker.runAndWait {} }
        let before = changes.value
        try #require(FileManager.default.createFile(atPath: path + "/a", contents: Data("a".utf8)))
        #expect(await eventually { changes.value > before })
        withExtendedLifetime(watch) {}
    }
}
