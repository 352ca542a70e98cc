import Entities
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct PictureFollowerTests {
    private let store = FakePictureStore(display: .inCells)
    private let pause = HeldPause()
    private let follower: PictureFollower
    private let changes = Changes()

    private final class Changes {
        var count = 0
    }

    init() {
        follower = PictureFollower(store, pause: pause.pause)
        follower.didChange = { [changes] in changes.count += 1 }
    }

    private let box = PictureBox(columns: 24, rows: 18)
    private let heat = Picture(source: .movieDatabase, small: "/heat")
    private let yiYi = Picture(source: .movieDatabase, small: "/yiyi")
    private let rendered = RenderedPicture(box: PictureBox(columns: 20, rows: 15), form: .sixel([]))

    @Test func whatIsInMemoryIsThereAtOnce() {
        store.keep(rendered, of: heat)
        follower.show(heat)
        follower.makeRoom(for: box)
        #expect(follower.rendered === rendered)
        #expect(changes.count == 1 && store.asked.isEmpty)
    }

    /// The user rests on what is shown.
    private func rest(_ asked: [Picture]) async {
        #expect(await eventually { pause.waitingCount > 0 })
        pause.end()
        #expect(await eventually { store.asked == asked })
    }

    @Test func whatTheUserRestsOnIsAskedFor() async {
        follower.makeRoom(for: box)
        follower.show(heat)
        await rest([heat])
        store.answer(heat, rendered)
        #expect(await eventually { await follower.rendered === rendered })
        #expect(changes.count == 1)
    }

    @Test("Pictures that the user only passes are never asked for")
    func whatIsPassedIsNotAskedFor() async {
        follower.makeRoom(for: box)
        follower.show(heat)
        await rest([heat])
        let others = (1...5).map { Picture(source: .movieDatabase, small: "/\($0)") }
        for other in others {
            follower.show(other)
            await letWorkRun()
        }
        #expect(store.asked == [heat])
        pause.end()
        #expect(await eventually { store.asked == [heat, others[4]] })
    }

    @Test("A late answer about another thing is dropped, in whichever order answers come")
    func noWrongPictureIsShown() async {
        follower.makeRoom(for: box)
        follower.show(heat)
        await rest([heat])
        follower.show(yiYi)
        await rest([heat, yiYi])
        store.answer(yiYi, rendered)
        #expect(await eventually { await follower.rendered === rendered })
        store.answer(heat, RenderedPicture(box: box, form: .sixel([])))
        await letWorkRun()
        #expect(follower.rendered === rendered)
    }

    @Test func withoutRoomNothingIsAskedFor() async {
        follower.show(heat)
        await letWorkRun()
        #expect(store.asked.isEmpty)
    }

    @Test func anotherRoomIsAnotherPicture() async {
        store.keep(rendered, of: heat)
        follower.show(heat)
        follower.makeRoom(for: box)
        follower.makeRoom(for: nil)
        #expect(follower.rendered == nil && changes.count == 2)
    }

    @Test("Once the terminal has said what it can, or pictures are hidden, the screen hears of it")
    func hearsHowPicturesAreShown() {
        store.display = nil
        let follower = PictureFollower(store, pause: pause.pause)
        follower.didChange = { [changes] in changes.count += 1 }
        follower.show(heat)
        follower.makeRoom(for: nil)
        #expect(follower.state(.upright, of: "Heat") == nil && changes.count == 0)
        store.display = .inCells
        follower.makeRoom(for: nil)
        #expect(follower.state(.upright, of: "Heat")?.hasPicture == true && changes.count == 1)
        store.display = nil
        follower.makeRoom(for: nil)
        #expect(follower.state(.upright, of: "Heat") == nil && changes.count == 2)
    }

    @Test("The next one is fetched behind the one that is shown, never before it")
    func looksAheadBehindWhatIsShown() async {
        follower.next = { [yiYi] in yiYi }
        follower.makeRoom(for: box)
        follower.show(heat)
        await rest([heat])
        await letWorkRun()
        #expect(pause.waitingCount == 0 && store.prefetched.isEmpty)
        store.answer(heat, rendered)
        #expect(await eventually { pause.waitingCount == 1 })
        #expect(store.prefetched.isEmpty, "Only where the user rests")
        pause.end()
        #expect(await eventually { store.prefetched == [yiYi] })
    }

    @Test func nothingOfItIsLeftWhileItWaits() async {
        weak var left: PictureFollower?
        do {
            let follower = PictureFollower(store, pause: pause.pause)
            left = follower
            follower.makeRoom(for: box)
            follower.show(heat)
            await rest([heat])
        }
        #expect(left == nil)
        store.answer(heat, nil)
    }
}
