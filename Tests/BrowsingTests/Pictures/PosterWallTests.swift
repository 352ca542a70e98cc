import Entities
import Pictures
import Presentation
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct PosterWallTests {
    private let store = FakePictureStore(display: .inCells)
    private let pause = HeldPause()
    private let wall: PosterWall
    private let notices = NoticeBoardSpy()
    private let box = PictureBox(columns: 10, rows: 8)

    init() {
        wall = PosterWall(store, shape: .upright, pause: pause.pause, notices: notices, wording: .sample("en_US"))
    }

    nonisolated private func pictures(_ numbers: ClosedRange<Int>) -> [Picture] { numbers.map(Picture.sample) }

    /// The numbers of the pictures that are there.
    private func shown(_ numbers: ClosedRange<Int>) -> [Int] {
        numbers.filter { wall.state(.sample($0), of: "A film").picture != nil }
    }

    /// Ends the pause of what has come into sight.
    private func rest() async {
        _ = await eventually { pause.waitingCount > 0 }
        pause.end()
    }

    @Test func whyThereAreNoneIsSaid() {
        store.display = nil
        wall.sayThatThereIsNone()
        #expect(notices.notices.last?.what == "No pictures here.")
        store.areHidden = true
        wall.sayThatThereIsNone()
        #expect(notices.notices.last == Message("Pictures are hidden; i shows them."))
    }

    @Test func whatIsReadyIsThereAtOnceAndTheRestAfterAPause() async {
        store.keep(.sample(1, 10, 8), of: .sample(1))
        wall.show(pictures(1...3), ahead: [], in: box)
        #expect(shown(1...3) == [1])
        await letWorkRun()
        #expect(store.asked.isEmpty, "Somebody may only be passing by")
        await rest()
        #expect(await eventually { Set(store.asked) == [.sample(2), .sample(3)] })
        #expect(store.boxes.allSatisfy { $0 == box })
        store.answer(.sample(3), .sample(3, 10, 8))
        #expect(await eventually { await shown(1...3) == [1, 3] })
    }

    @Test("Only what is in sight is asked for, and then a line ahead, onto the disk")
    func theNextLineIsFetchedLast() async {
        wall.show(pictures(1...2), ahead: pictures(3...4), in: box)
        await rest()
        #expect(await eventually { store.asked.count == 2 })
        store.answer(.sample(1), .sample(1, 10, 8))
        await letWorkRun()
        #expect(store.prefetched.isEmpty, "One in sight is still missing")
        store.answer(.sample(2), nil)
        await rest()
        #expect(await eventually { store.prefetched == pictures(3...4) })
        #expect(store.asked == pictures(1...2))
    }

    @Test func whatGoesOutOfSightIsNotWaitedForAndWhatStaysIsNotAskedAgain() async {
        let changes = Mutex(0)
        wall.didChange = { changes.withLock { $0 += 1 } }
        wall.show(pictures(1...4), ahead: [], in: box)
        await rest()
        #expect(await eventually { store.asked.count == 4 })
        wall.show(pictures(3...6), ahead: [], in: box)
        await rest()
        #expect(await eventually { store.asked == pictures(1...6) })
        store.answer(.sample(1), .sample(1, 10, 8))
        await letWorkRun()
        #expect(changes.withLock(\.self) == 0)
        store.answer(.sample(4), .sample(4, 10, 8))
        #expect(await eventually { changes.withLock(\.self) == 1 })
        #expect(shown(1...6) == [4])
    }

    @Test func whatWasOnlyPassedIsNeverAskedFor() async {
        for first in stride(from: 1, to: 50, by: 5) { wall.show(pictures(first...first + 4), ahead: [], in: box) }
        #expect(await eventually { pause.waitingCount > 0 })
        await letWorkRun()
        pause.end()
        #expect(await eventually { store.asked.count == 5 })
        await letWorkRun()
        #expect(Set(store.asked) == Set(pictures(46...50)))
    }

    @Test("What could not be had is not asked for again and again, but after a refresh")
    func whatIsMissingIsAskedForOnce() async {
        wall.show(pictures(1...1), ahead: [], in: box)
        await rest()
        #expect(await eventually { store.asked.count == 1 })
        store.answer(.sample(1), nil)
        await letWorkRun()
        wall.show(pictures(1...2), ahead: [], in: box)
        await rest()
        #expect(await eventually { store.asked == pictures(1...2) })
        wall.tryAgain()
        #expect(store.askedAgain == [.sample(1)], "And the source is not believed to have none")
        wall.show(pictures(1...2), ahead: [], in: box)
        await rest()
        #expect(await eventually { store.asked.count(where: { $0 == .sample(1) }) == 2 })
    }

    @Test func otherTilesNeedOtherPictures() async {
        store.keep(.sample(1, 10, 8), of: .sample(1))
        wall.show(pictures(1...1), ahead: [], in: box)
        #expect(shown(1...1) == [1])
        wall.clear()
        #expect(shown(1...1).isEmpty)
        store.display = nil
        #expect(wall.tileShape == nil)
    }

    @Test func aWallThatIsGoneWaitsForNothing() async {
        var wall: PosterWall? = PosterWall(
            store, shape: .square, pause: pause.pause, notices: notices, wording: .sample("en_US"))
        weak let gone = wall
        wall?.show(pictures(1...3), ahead: pictures(4...6), in: box)
        await rest()
        #expect(await eventually { store.asked.count == 3 })
        wall = nil
        #expect(gone == nil)
        for number in 1...3 { store.answer(.sample(number), nil) }
    }
}
