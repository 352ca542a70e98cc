import Browsing
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import PokemonDetail

@MainActor
struct PokemonDetailPresenterTests {
    private let scene = PresentedPokemon(3)

    @Test func aRememberedSpeciesIsShownWithoutAsking() async {
        scene.catalog.remember(PokemonDetail.sample(3))
        let isComplete = scene.appear()
        await letWorkRun()

        #expect(isComplete)
        #expect(scene.view.state.message == nil)
        #expect(scene.asked.isEmpty)
    }

    @Test func whatAListToldIsShownWhileTheRestLoads() {
        scene.rememberSummaries()
        scene.catalog.details.hold()

        #expect(!scene.appear())
        #expect(scene.view.state.content?.title == "Species 3")
        #expect(scene.view.state.message == Message("Loading…"))
        #expect(scene.view.state.isLoading)
    }

    @Test func whatOnlyTheLibraryKnowsIsShownWhileTheRestLoads() async throws {
        try await scene.library.addFavourite(LibrarySummary(.sample(3, name: "Kept")))
        scene.catalog.details.hold()
        scene.appear()

        #expect(scene.view.state.title == "Kept")
        #expect(scene.view.state.content?.facts == "0003")
    }

    @Test func aFailureEndsTheLoadingSaysWhyAndKeepsWhatWasKnown() async {
        scene.rememberSummaries()
        scene.catalog.details.fail(.unavailable(status: 502))
        scene.appear()
        await #expect(eventually { @MainActor in scene.view.state.failure != nil })

        #expect(!scene.view.state.isLoading)
        #expect(scene.view.state.message?.why == "It answered with HTTP 502.")
        #expect(scene.view.state.content?.title == "Species 3")

        scene.catalog.details.answer { .success(.sample($0.number ?? 0)) }
        scene.presenter.didAskForRefresh()
        await scene.untilShown(3)
        #expect(scene.asked == [3, 3])
        #expect(scene.catalog.forgetCount == 0)
        #expect(scene.view.state.message == nil)
    }

    @Test func aRefreshForgetsAnswersAndKeepsTheSpeciesInSightMeanwhile() async {
        scene.appear()
        await scene.untilShown(3)
        scene.catalog.details.hold()
        scene.presenter.didAskForRefresh()
        scene.presenter.didAskForRefresh()

        #expect(scene.catalog.forgetCount == 1)
        #expect(scene.view.state.isLoading)
        #expect(scene.view.state.content?.section("moves") != nil)
    }

    @Test func itBecomesAFavouriteAndGetsANote() async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didToggleFavourite()
        await #expect(eventually { @MainActor in scene.presenter.marks.isFavourite })
        scene.presenter.didAskForNote()

        #expect(scene.library.isFavourite(.pokemon(PokemonID(3))))
        #expect(scene.navigator.calls == [.push])
    }

    @Test func whatIsKeptOfTheBuiltInOneIsKeptOfThisOne() async throws {
        let builtIn = LibrarySummary(Pokemon(id: PokemonID(3, source: .builtIn), number: 3, name: "Species 3"))
        try await scene.library.addFavourite(builtIn)
        _ = try await scene.library.saveNote("Mine", about: builtIn, startedFrom: nil)
        scene.appear()
        await scene.untilShown(3)

        #expect(scene.presenter.marks == Marks(isFavourite: true, hasNote: true))
        #expect(scene.view.state.content?.notes == [LabelledNote(label: "Note · built-in", text: "Mine")])
    }

    @Test func beforeAnythingIsKnownThereIsNothingToKeep() {
        scene.catalog.details.hold()
        scene.appear()
        scene.presenter.didToggleFavourite()
        scene.presenter.didAskForNote()

        #expect(scene.navigator.calls.isEmpty)
        #expect(scene.presenter.marks == Marks())
    }

    @Test func aScreenThatAppearsAgainShowsWhatItShowedLast() async {
        scene.appear()
        await scene.untilShown(3)
        scene.presenter.didAskForSibling(.next)
        await scene.untilShown(4)
        scene.appear()
        await scene.untilShown(4)

        #expect(!scene.asked.dropFirst().contains(3))
    }
}
