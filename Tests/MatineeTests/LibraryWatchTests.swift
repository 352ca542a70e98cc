import Entities
import Presentation
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct LibraryWatchTests {
    private let library = FakeLibrary()
    private let notices = NoticeBoardSpy()
    private let display = DisplaySpy()

    private func started() -> LibraryWatch {
        let watch = LibraryWatch(
            library: library, wording: .for(localeIdentifier: "en_US"), notices: notices, display: display)
        watch.start()
        return watch
    }

    @Test func everyChangeNeedsAFrame() async {
        let watch = started()
        library.replaceItems(with: [])

        await #expect(eventually { @MainActor in display.changeCount == 1 })
        watch.stop()
        await #expect(eventually { library.listenerCount == 0 })
    }

    @Test func whyNothingCanBeStoredIsSaidOnce() async {
        let watch = started()
        library.close(because: .damaged(path: "/library"))
        library.close(because: .busy(path: "/library"))

        await #expect(eventually { @MainActor in display.changeCount == 2 })
        #expect(notices.notices.count == 1)
        watch.stop()
    }

    @Test func whatWasWrongFromTheStartIsSaidToo() async {
        library.close(because: .readOnly(path: "/library"))
        let watch = started()

        await #expect(eventually { @MainActor in notices.notices.count == 1 })
        watch.stop()
    }

    @Test func thatThereIsNoPlaceForItIsForWhoKnowsWhatElseHasNone() async {
        library.close(because: .noFolder)
        let watch = started()
        library.replaceItems(with: [])

        await #expect(eventually { @MainActor in display.changeCount == 1 })
        #expect(notices.notices.isEmpty)
        watch.stop()
    }
}
