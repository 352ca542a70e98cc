import Foundation
import Runtime
import Synchronization
import TestSupport
import Testing

@testable import LocalFiles

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
        var watch = FolderWatch(descriptor: nil, worker: worker, onChange: changes.add) as FolderWatch?
        #expect(changes.value == 0)
        #expect(await eventually { changes.value >= 2 })
        #expect(watch != nil)
        watch = nil
        worker.runAndWait {}
        let last = changes.value
        let other = Count()
        let later = FolderWatch(descriptor: nil, worker: worker, onChange: other.add)
        #expect(await eventually { other.value >= 2 })
        #expect(changes.value == last)
        withExtendedLifetime(later) {}
    }
}
