import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct SharingWatchTests {
    @MainActor
    private final class Told {
        var messages: [Message] = []
        var states: [SharingState] = []
    }

    private let told = Told()
    private let wording = Wording.sample("en_US")
    private let states: AsyncStream<SharingState>
    private let news: AsyncStream<SharingState>.Continuation
    private let watch: SharingWatch

    init() {
        (states, news) = AsyncStream.makeStream(of: SharingState.self)
        watch = SharingWatch(wording: wording) { [told] in
            told.messages.append($0)
        } show: { [told] in
            told.states.append($0)
        }
    }

    private func state(_ failure: SharingFailure? = nil, waiting: Int = 0, versions: [String] = []) -> SharingState {
        var state = SharingState()
        (state.failure, state.waiting, state.severalVersions) = (failure, waiting, versions)
        return state
    }

    @Test func whyMachinesCannotBeBroughtTogetherIsToldOnceAndThatItIsOver() async {
        watch.start(state(), states)
        let missing = SharingFailure.placeMissing(place: "/shared")
        for state in [state(missing), state(missing, waiting: 1), state()] { news.yield(state) }
        #expect(await eventually { @MainActor in told.states.count == 4 })
        #expect(told.messages == [wording.message(missing), Message(wording.sharing.worksAgain)])
        #expect(told.messages.first?.place == "/shared")
    }

    @Test func eachNoteWithSeveralVersionsIsToldOnce() async {
        watch.start(state(), states)
        for versions in [["Ran"], ["Ran", "Yi Yi"], ["Yi Yi"]] { news.yield(state(versions: versions)) }
        #expect(await eventually { @MainActor in told.states.count == 4 })
        #expect(told.messages.map(\.what) == ["Ran", "Yi Yi"].map { wording.sharing.severalVersions($0) })
    }

    @Test func whatCameFromOtherMachinesIsToldOnce() async {
        watch.start(state(), states)
        var came = state()
        came.came = SharingState.ArrivalSummary(last: 3, changes: 2, title: "Ran")
        for state in [came, came] { news.yield(state) }
        came.came = SharingState.ArrivalSummary(last: 4, changes: 1, title: "Ran")
        news.yield(came)
        #expect(await eventually { @MainActor in told.states.count == 4 })
        #expect(told.messages.map(\.what) == [2, 1].map { wording.sharing.came(Count($0), "Ran") })
    }

    @Test func whatWasToldBeforeIsNotToldAgain() async {
        watch.start(state(.placeMissing(place: "/shared"), versions: ["Ran"]), states)
        news.yield(state(.placeMissing(place: "/shared"), waiting: 2, versions: ["Ran"]))
        #expect(await eventually { @MainActor in told.states.count == 2 })
        #expect(told.messages == [])
    }

    @Test(arguments: ["en_US", "de_DE", "es_ES"]) func theHeaderHasAFewWordsOfIt(locale: String) {
        let wording = Wording.sample(locale)
        #expect(wording.signs(of: state()) == [])
        #expect(wording.signs(of: state(waiting: 3)) == [], "They are sent in a moment")
        for failing in [state(.placeMissing(place: "/"), waiting: 3), state(.placeMissing(place: "/"))] {
            #expect(wording.signs(of: failing).count == 2)
            #expect(wording.signs(of: failing).last == wording.sharing.notInStep)
        }
        #expect(wording.signs(of: state(.placeMissing(place: "/"), waiting: 3)).first?.contains("3") == true)
        #expect(wording.signs(of: state(versions: ["Ran"])).last == wording.sharing.versions)
    }

    @Test func aFailureHasItsReasonAndWhatToDo() {
        let failures: [SharingFailure] = [
            .library(.busy(path: "/l")), .folder(.notWritable(path: "/shared")), .placeMissing(place: "/shared"),
            .placeFileDamaged(path: "/state"),
            .laterFormat(place: "/shared", found: 2, known: 1), .notAnswered(.offline, place: "https://dav"),
            .refused(place: "https://dav"),
        ]
        for message in failures.map(wording.message) {
            #expect(message.isFailure && message.why != nil && message.remedy != nil && message.place != nil)
        }
    }
}
