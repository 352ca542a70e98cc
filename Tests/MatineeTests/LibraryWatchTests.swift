import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct LibraryWatchTests {
    private let library = FakeLibrary()
    private let notices = NoticeBoardSpy()
    private let display = DisplaySpy()
    private let patience = HeldPause()
    private let wording = Wording.sample("en_US")
    private let subject = LibrarySubject.movie(MovieID(1))

    private func started() -> LibraryWatch {
        let watch = LibraryWatch(
            library: library, wording: wording, patience: patience.pause, notices: notices, display: display)
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

        await #expect(
            eventually { @MainActor in notices.notices == [wording.library.cannotStore(.readOnly(path: "/library"))] })
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

    @Test func whatHasToWaitIsSaidOnceThatIsNoticedAndNoLongerThanItIsSo() async {
        let watch = started()
        library.setIsBeingSaved(subject, true)
        await #expect(eventually { @MainActor in patience.waitingCount == 1 })
        #expect(notices.notices == [])
        patience.end()
        await #expect(eventually { @MainActor in notices.notices == [wording.library.waiting] })

        library.setIsBeingSaved(subject, false)
        await #expect(eventually { @MainActor in notices.withdrawn == [wording.library.waiting] })
        watch.stop()
    }

    @Test func whatIsStoredAtOnceIsNotSpokenOf() async {
        let watch = started()
        library.setIsBeingSaved(subject, true)
        await #expect(eventually { @MainActor in patience.waitingCount == 1 })
        library.setIsBeingSaved(subject, false)
        await #expect(eventually { @MainActor in display.changeCount == 2 })
        patience.end()
        await letWorkRun()
        #expect(notices.notices == [] && notices.withdrawn == [])
        watch.stop()
    }

    @Test func theNoticeStaysUntilNothingHasToWait() async {
        let watch = started()
        let other = LibrarySubject.artist(ArtistID(name: "Air"))
        for waiting in [subject, other] { library.setIsBeingSaved(waiting, true) }
        await #expect(eventually { @MainActor in patience.waitingCount == 2 })
        patience.end()
        await #expect(eventually { @MainActor in notices.notices.count == 2 })
        library.setIsBeingSaved(subject, false)
        await #expect(eventually { @MainActor in display.changeCount == 3 })
        #expect(notices.withdrawn == [])
        library.setIsBeingSaved(other, false)
        await #expect(eventually { @MainActor in notices.withdrawn.count == 1 })
        watch.stop()
    }
}
