import Synchronization
import Testing

@testable import CommandLine

struct LongWorkTests {
    private let work = LongWork()

    @Test func whatIsDoneIsTold() {
        #expect(work.progress == nil)
        work.begin("Movies", of: 9, ending: .inOrder)
        work.didOne()
        work.didOne(isSkipped: true)
        work.expect(8)
        work.rest(for: .seconds(3))
        #expect(
            work.progress
                == LongWork.Progress(title: "Movies", done: 2, skipped: 1, total: 8, pause: .seconds(3)))
        work.begin("Music", ending: .inOrder)
        #expect(work.progress == LongWork.Progress(title: "Music"))
    }

    @Test func onlyTheFirstSignalAsksItToStop() {
        let stops = Mutex(0)
        work.whenStopped { stops.withLock { $0 += 1 } }
        #expect(work.stop(by: 2))
        #expect(!work.stop(by: 15))
        #expect(work.signal == 2)
        #expect(stops.withLock(\.self) == 1)
    }

    @Test func whatBeginsTooLateIsStoppedAtOnce() {
        #expect(work.stop(by: 15))
        let stops = Mutex(0)
        work.whenStopped { stops.withLock { $0 += 1 } }
        #expect(stops.withLock(\.self) == 1)
    }

    @Test func theStatusIsThatOfTheSignal() {
        #expect(throws: Never.self) { try work.check(.prefetched) }
        _ = work.stop(by: 15)
        #expect(throws: LaunchError.stopped(.prefetched, signal: 15)) { try work.check(.prefetched) }
        #expect(LaunchError.stopped(.prefetched, signal: 15).exitStatus == 143)
        #expect(LaunchError.stopped(.nothing, signal: 2).exitStatus == 130)
    }
}
