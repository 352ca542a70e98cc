import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import SourceList

@MainActor
struct KeyEntryTests {
    private let directory = FakeSourceDirectory()
    private let notices = NoticeBoardSpy()
    private let entry: KeyEntry

    init() {
        entry = KeyEntry(directory: directory, notices: notices, wording: .sample("en_US"))
    }

    @Test func anAnswerAboutAnotherTextIsNobodys() async {
        directory.fail(.notAccepted(.keyRejected(.tmdb)))
        directory.hold()
        entry.begin(for: SourceReport.samples[0])
        entry.change(to: "old")
        entry.enter()
        await #expect(eventually { directory.calls.count == 1 })
        entry.change(to: "new")
        #expect(!entry.isAsking)
        directory.letGo()
        await letWorkRun()

        #expect(entry.form?.fields == [Form.Field("Key", .secret("new"))])
        #expect(notices.notices.isEmpty)
    }

    @Test func whereNoKeyHelpsNoneIsAskedFor() {
        entry.begin(for: SourceReport(source: .tmdb, kinds: [.movie], lists: [], state: .leftOut, key: .missing))
        #expect(entry.form == nil)
        #expect(notices.notices.count == 1)
    }

    @Test func aKeyThatWasStoredAfterTheFormWasLeftIsNamed() async {
        directory.hold()
        entry.begin(for: SourceReport.samples[0])
        entry.change(to: "key")
        entry.enter()
        await #expect(eventually { directory.calls.count == 1 })
        entry.leave()
        directory.letGo()

        await #expect(eventually { @MainActor in notices.notices.count == 1 })
        #expect(entry.form == nil)
    }

    @Test func aKeyIsRemovedThoughItsScreenIsLeftRightAfterTheAnswer() async {
        var entry: KeyEntry? = KeyEntry(directory: directory, notices: notices, wording: .sample("en_US"))
        entry?.askToRemove(of: SourceReport.samples[1])
        entry?.answer(isYes: true)
        entry = nil

        await #expect(eventually { @MainActor in notices.notices.count == 1 })
        #expect(directory.calls == [.remove(.lastFM)])
    }

    @Test func itTellsItsOwnerOfEachChange() async {
        var changes = 0
        entry.didChange = { changes += 1 }
        entry.begin(for: SourceReport.samples[0])
        entry.change(to: "key")
        #expect(changes == 2)
        entry.enter()

        await #expect(eventually { @MainActor in changes == 5 && !entry.isAsking })
    }
}
