import Browsing
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import SourceList

@MainActor
struct SourceListPresenterTests {
    private let directory = FakeSourceDirectory()
    private let view = SourceListViewSpy()
    private let router = SourceListRouterSpy()
    private let notices = NoticeBoardSpy()
    private let presenter: SourceListDefaultPresenter

    init() {
        presenter = SourceListDefaultPresenter(
            interactor: SourceListDefaultInteractor(directory: directory), router: router, wording: .sample("en_US"),
            notices: notices)
        presenter.view = view
        presenter.viewDidAppear()
        #expect(view.state.list.rowCount == 3)
    }

    private func fact(_ label: String) -> String? { view.text?.facts.first { $0.label == label }?.text }

    @Test func itsStateIsASmallValue() {
        #expect(MemoryLayout<SourceListScreenState>.size <= 256)
    }

    @Test func aRowSaysWhatASourceHasAndHowItIs() {
        #expect(presenter.title == "Sources")
        #expect(presenter.status(atRow: 1) == "2 of 3")
        #expect(
            presenter.row(at: 0)
                == SourceListRow(name: "TMDB", gives: "films", state: "no key", sign: nil, use: nil))
        #expect(
            presenter.row(at: 1)
                == SourceListRow(
                    name: "Last.fm", gives: "artists, albums", state: "live", sign: .sourceAnswers, use: "in use"))
        #expect(presenter.row(at: 3) == nil)
    }

    @Test func whatIsKnownOfTheOneUnderTheCursorUnfolds() {
        #expect(view.text?.explanation?.contains("Press Enter to enter it") == true)
        #expect(fact("Key") == "none")
        presenter.didMoveCursor(to: 1)

        #expect(view.text?.explanation == nil)
        #expect(fact("Key") == "••••cdef, entered here")
        #expect(fact("Has") == nil && fact("In use for") == nil, "its row says it")
        #expect(view.text?.gives == SourceListText.Fact(label: "Has", text: "artists, albums"))
        #expect(fact("Answer")?.contains("2023") == true && fact("Answer")?.hasSuffix(" · 3.2 MB kept") == true)
        #expect(view.text?.terms == "Data from Last.fm.")
        presenter.didMoveCursor(to: 2)

        #expect(fact("Key") == nil && fact("Answer") == nil && view.text?.page == nil)
    }

    @Test func whyAServiceDoesNotAnswerIsSaid() async {
        func report(_ state: SourceReport.State) -> SourceReport {
            SourceReport(source: .tmdb, kinds: [.movie], lists: [.movie], state: state, key: .missing)
        }
        directory.replace([report(.failing(.keyRejected(.tmdb)))])
        await #expect(eventually { @MainActor in view.text?.explanation?.contains("refuses the key") == true })
        #expect(presenter.row(at: 0)?.state == "key not accepted" && presenter.row(at: 0)?.sign == .sourceFails)
        directory.replace([report(.limited(until: 1_700_000_000))])
        await #expect(eventually { @MainActor in view.text?.explanation?.contains("2023") == true })
        directory.replace([report(.failing(.startedOffline))])
        await #expect(eventually { @MainActor in view.text?.explanation?.contains("--offline") == true })
    }

    @Test func aSourceIsChosenAndThatIsSaid() async {
        presenter.didChoose(row: 2)
        #expect(directory.calls == [.choose(.builtIn)])
        directory.replace([
            SourceReport(source: .builtIn, kinds: [.movie], lists: [.movie], isChosen: true, state: .builtIn)
        ])
        await #expect(eventually { @MainActor in presenter.row(at: 1) == nil })

        #expect(fact("Chosen, until you quit, for") == "films")
    }

    @Test("What only some of its things are listed from is said, since its row does not")
    func whatOnlySomeAreListedFromIsSaid() async {
        directory.replace([
            SourceReport(source: .builtIn, kinds: [.movie, .artist, .album], lists: [.artist], state: .builtIn)
        ])
        await #expect(eventually { @MainActor in presenter.row(at: 1) == nil })
        #expect(fact("In use for") == "artists")
    }

    @Test("While a section asks it, its row says so")
    func whileASectionAsksItItsRowSaysSo() async {
        directory.replace([
            SourceReport(source: .tmdb, kinds: [.movie], lists: [.movie], state: .notAsked, isAsked: true)
        ])
        await #expect(eventually { @MainActor in presenter.row(at: 1) == nil })
        #expect(
            presenter.row(at: 0)
                == SourceListRow(name: "TMDB", gives: "films", state: "asking", sign: .sourceAsked, use: "in use"))
    }

    @Test func itsPageOpens() {
        presenter.didAskForPage(ofRow: 1)
        presenter.didAskForPage(ofRow: 2)

        #expect(router.opened == ["https://lastfm.test"])
    }

    @Test func aServiceIsAskedAndThatIsSeen() async {
        directory.hold()
        presenter.didAskToCheck(row: 1)
        #expect(view.state.isAsking)
        #expect(presenter.row(at: 1)?.sign == .sourceAsked && presenter.row(at: 0)?.sign == nil)
        directory.letGo()
        await #expect(eventually { @MainActor in !view.state.isAsking })

        #expect(presenter.row(at: 1)?.sign == .sourceAnswers)
        #expect(directory.calls == [.check(.lastFM)])
    }

    @Test func aKeyThatIsAcceptedClosesTheForm() async {
        presenter.didSelectRow(at: 0)
        #expect(view.state.form?.title == "Key for TMDB")
        presenter.keyEntry.change(to: "abc")
        #expect(view.state.form?.fields[0].content == .secret("abc"))
        directory.hold()
        presenter.keyEntry.enter()
        presenter.keyEntry.enter()
        #expect(view.state.isAsking)
        directory.letGo()

        await #expect(eventually { @MainActor in view.state.form == nil && !view.state.isAsking })
        #expect(directory.calls == [.enter("abc", .tmdb)])
        #expect(notices.notices.map(\.what) == ["TMDB accepts the key; it is saved."])
    }

    @Test(arguments: [
        (KeyFailure.malformed(.key([.hexadecimal(digits: 32)])), "This is not an API key (32 hexadecimal digits)"),
        (.notAccepted(.keyRejected(.tmdb)), "TMDB does not accept this key"),
        (.notAccepted(.keySuspended(.tmdb)), "TMDB has suspended this key"),
    ]) func whyAKeyIsNoGoodStandsAtTheFieldUntilItIsChanged(failure: KeyFailure, problem: String) async {
        directory.fail(failure)
        presenter.didSelectRow(at: 0)
        presenter.keyEntry.change(to: "abc")
        presenter.keyEntry.enter()
        await #expect(eventually { @MainActor in view.state.form?.fields[0].problem == problem })
        #expect(!view.state.isAsking && notices.notices.isEmpty)
        presenter.keyEntry.change(to: "abcd")

        #expect(view.state.form?.fields[0].problem == nil)
    }

    @Test func anAddressWithoutACheckOfKeysIsNoThingThatACatalogueDoesNotKnow() async {
        directory.fail(.notAccepted(.notFound))
        presenter.didSelectRow(at: 0)
        presenter.keyEntry.change(to: "abc")
        presenter.keyEntry.enter()
        await #expect(
            eventually { @MainActor in
                notices.notices.first?.why
                    == "Nothing at the address of TMDB checks keys."
            })
    }

    @Test(arguments: [
        KeyFailure.notAccepted(.offline), .file(.folder(.diskFull(path: "/keys"))), .file(.openToOthers(path: "/keys")),
    ]) func whatMayPassLeavesTheFormAsItIs(failure: KeyFailure) async {
        directory.fail(failure)
        presenter.didSelectRow(at: 0)
        presenter.keyEntry.change(to: "abc")
        presenter.keyEntry.enter()
        await #expect(eventually { @MainActor in notices.notices.count == 1 })

        #expect(view.state.form?.fields == [Form.Field("Key", .secret("abc"))])
        #expect(notices.notices[0].isFailure)
    }

    @Test func whoLeavesTheFormWaitsForNobody() async {
        directory.hold()
        presenter.didSelectRow(at: 0)
        presenter.keyEntry.change(to: "abc")
        presenter.keyEntry.enter()
        presenter.keyEntry.leave()
        #expect(view.state.form == nil && !view.state.isAsking)
        presenter.didSelectRow(at: 0)
        directory.letGo()
        await letWorkRun()

        #expect(view.state.form?.fields == [Form.Field("Key", .secret(""))])
    }

    @Test func whatNeedsNoKeyTakesNone() {
        presenter.didSelectRow(at: 2)
        presenter.didAskToRemoveKey(ofRow: 2)
        presenter.didAskToRemoveKey(ofRow: 0)

        #expect(view.state.form == nil && view.state.question == nil)
        #expect(notices.notices.count == 3)
    }

    @Test func aKeyIsRemovedAfterAQuestion() async {
        presenter.didAskToRemoveKey(ofRow: 1)
        #expect(view.state.question?.sentence == "Remove the key of Last.fm?")
        presenter.didAnswer(isYes: false)
        #expect(view.state.question == nil && directory.calls.isEmpty)
        presenter.didAskToRemoveKey(ofRow: 1)
        presenter.didAnswer(isYes: true)

        await #expect(
            eventually { @MainActor in notices.notices.map(\.what) == ["The key for Last.fm is removed."] })
        #expect(directory.calls == [.remove(.lastFM)])
    }

    @Test func aKeyOfTheEnvironmentStays() async {
        directory.replace([
            SourceReport(
                source: .tmdb, kinds: [.movie], lists: [.movie], state: .live,
                key: .environment(variable: "TMDB_API_KEY"))
        ])
        await #expect(eventually { @MainActor in presenter.row(at: 0)?.state == "live" })
        presenter.didAskToRemoveKey(ofRow: 0)

        #expect(view.state.question == nil)
        #expect(notices.notices.first?.why == "It is set in TMDB_API_KEY.")
    }
}
