import Browsing
import Entities
import TestSupport
import Testing

@MainActor
struct ShelfWatchTests {
    private let change = ShelfChange(
        id: 1, subject: LibraryItem.book("Emma").id, kind: .added, book: ShelfBook(title: "Emma", author: ""),
        state: .waiting)

    @Test func whereThereIsNoShelfNobodyIsAsked() async {
        let shelf = FakeSharedShelf([change], state: .none)
        let watch = ShelfWatch(shelf: shelf)
        watch.begin()
        watch.synchronize()
        await letWorkRun()

        #expect(!watch.isThere)
        #expect(shelf.calls == [])
        #expect(shelf.listenerCount == 0)
        #expect(watch.pending == [])
    }

    @Test func whatWaitsIsReadNowAndWheneverItChanges() async {
        let shelf = FakeSharedShelf([change])
        let watch = ShelfWatch(shelf: shelf)
        watch.begin()
        await #expect(eventually { @MainActor in watch.change(of: change.subject) == change })
        #expect(shelf.calls == [.synchronize])

        shelf.set([])
        await #expect(eventually { @MainActor in watch.pending == [] && watch.isLoaded })
    }

    @Test func whatCannotBeReadIsAsItWas() async {
        let shelf = FakeSharedShelf([change])
        let watch = ShelfWatch(shelf: shelf)
        watch.begin()
        await #expect(eventually { @MainActor in watch.isLoaded })
        shelf.fail(.busy(path: "/l"))

        await #expect(eventually { @MainActor in watch.failure == .busy(path: "/l") })
        #expect(watch.pending == [change])
    }

    @Test func itListensNoLongerThanItIsThere() async {
        let shelf = FakeSharedShelf()
        var watch: ShelfWatch? = ShelfWatch(shelf: shelf)
        watch?.begin()
        #expect(shelf.listenerCount == 1)
        watch = nil

        await #expect(eventually { shelf.listenerCount == 0 })
    }
}
