import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct FormEditingTests {
    @MainActor
    private final class Router: ClosingRouter {
        private(set) var closed = 0

        func close() { closed += 1 }
    }

    private let router = Router()
    private let notices = NoticeBoardSpy()
    private let editing: FormEditing<String, LibraryFailure>

    init() {
        let wording = Wording.sample("en_US")
        editing = FormEditing(
            "Winter", router: router, notices: notices, askToDiscard: wording.readingList.askToDiscard,
            pasteCut: wording.pasteCut, message: wording.library.orderFailed)
    }

    @Test func whatIsFilledInIsToldAndCompared() {
        var changes = 0
        editing.didChange = { changes += 1 }
        #expect(!editing.hasChanges)
        editing.change { $0 = "Summer" }
        #expect(editing.hasChanges && editing.fields == "Summer" && editing.before == "Winter" && changes == 1)
        editing.goOn(from: "Summer", with: "Summer")
        #expect(!editing.hasChanges && changes == 2)
    }

    @Test func thatAPasteHadNoRoomIsSaid() {
        editing.tellOfCutPaste()
        #expect(notices.notices.map(\.what) == ["Too much to paste at once: only its beginning was taken."])
    }

    @Test func whatIsStoredIsSaidAndTheFormCloses() async {
        editing.save { () async throws(LibraryFailure) in
            await Task.yield()
            return Message("Done")
        }
        #expect(editing.isSaving && editing.completed(FormState()).isSaving)
        editing.change { $0 = "Summer" }
        editing.leave()
        #expect(editing.fields == "Winter" && router.closed == 0, "Neither changed nor left meanwhile")
        await #expect(eventually { @MainActor in router.closed == 1 })
        #expect(notices.notices.map(\.what) == ["Done"])
    }

    @Test func whyNothingIsStoredIsSaidAndTheFormStays() {
        editing.change { $0 = "Summer" }
        editing.save { () async throws(LibraryFailure) in throw .diskFull(path: "/l") }
        #expect(notices.notices.map(\.what) == ["The disk is full"])
        #expect(!editing.isSaving && editing.fields == "Summer" && router.closed == 0)
    }

    @Test func anOrderThatStoresNothingSaysNothing() {
        editing.save { () async throws(LibraryFailure) in nil }
        #expect(!editing.isSaving && router.closed == 0 && notices.notices.isEmpty)
    }

    @Test func onlyWhatWouldBeLostIsAskedAbout() {
        editing.leave()
        #expect(router.closed == 1)
        editing.change { $0 = "Summer" }
        editing.leave()
        #expect(editing.completed(FormState()).question?.sentence == "Discard what you typed?" && router.closed == 1)
        editing.answer(isYes: false)
        #expect(editing.completed(FormState()).question == nil && router.closed == 1)
        editing.answer(isYes: true)
        #expect(router.closed == 2)
    }
}
