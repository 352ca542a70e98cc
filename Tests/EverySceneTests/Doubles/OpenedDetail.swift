import BookDetail
import Browsing
import Entities
import MovieDetail
import Navigation
import PokemonDetail
import ScreenTestSupport
import TestSupport
import Testing

/// The detail of one of thirty numbered things, opened from a list of the first nine, on a stage.
@MainActor
protocol OpenedDetail: AnyObject, Sendable {
    var stage: Stage { get }
    var siblings: any NumberedList { get }
    /// What the service was asked for, and which of it was cancelled.
    var asked: [Int] { get }
    var cancelled: [Int] { get }
    var forgetCount: Int { get }
    func hold()
    func release(_ number: Int)
    func release()
    /// Nil for answers as they were.
    func fail(_ failure: CatalogFailure?)
    func fail(only number: Int)
    /// Makes what lists know of all of them known, or all of one.
    func rememberSummaries()
    func remember(_ number: Int)
    /// From then on all of them are on disk, since an hour ago.
    func keepAnswers(isFresh: Bool)
    /// Where what is on disk is asked for, and which of it is awaited.
    var disk: any HeldDesk { get }
    var readFromDisk: [Int] { get }
    func releaseKept(_ number: Int)
}

extension OpenedDetail {
    var screen: any Screen { stage.screen }

    /// Waits until it is shown, complete or with a failure.
    func untilShown(_ number: Int) async {
        await #expect(eventually { @MainActor in screen.title == "Name \(number)" && !screen.isBusy })
    }

    /// The text from its top.
    var top: String { screen.frame(38, 6).text }
}

/// One that a catalogue tells of.
@MainActor
final class DetailOnStage<Detail: NumberedDetail, Query: RefinableQuery>: OpenedDetail {
    let stage: Stage
    private let catalog: FakeCatalog<Detail, Query>
    private let list: SiblingSourceStub<Detail.Item.ID>

    init(
        on stage: Stage, _ catalog: FakeCatalog<Detail, Query>, number: Int, loaded: ClosedRange<Int>, isComplete: Bool,
        make: (Detail.Item.ID, any SiblingSource<Detail.Item.ID>) -> any Screen
    ) {
        (self.stage, self.catalog) = (stage, catalog)
        list = SiblingSourceStub(loaded, isComplete: isComplete)
        catalog.details.answer { .success(.numbered($0.sampleNumber)) }
        stage.stack.push(make(Detail.Item.ID(sample: number), list), settles: false)
    }

    var siblings: any NumberedList { list }
    var asked: [Int] { catalog.details.requests.map(\.sampleNumber) }
    var cancelled: [Int] { catalog.details.cancelled.map(\.sampleNumber) }
    var forgetCount: Int { catalog.forgetCount }

    func hold() { catalog.details.hold() }
    func release(_ number: Int) { catalog.details.release(Detail.Item.ID(sample: number)) }
    func release() { catalog.details.release() }
    func fail(_ failure: CatalogFailure?) { catalog.details.interrupt(failure) }

    func fail(only number: Int) {
        catalog.details.answer {
            $0.sampleNumber == number ? .failure(.offline) : .success(.numbered($0.sampleNumber))
        }
    }

    func rememberSummaries() {
        for number in 1...9 { catalog.remember(Detail.numbered(number).item) }
    }

    func remember(_ number: Int) { catalog.remember(Detail.numbered(number)) }

    func keepAnswers(isFresh: Bool) {
        catalog.cachedDetails.answer {
            .success(Cached(value: .numbered($0.sampleNumber), age: 3_600, isFresh: isFresh))
        }
    }

    var disk: any HeldDesk { catalog.cachedDetails }
    var readFromDisk: [Int] { catalog.cachedDetails.waiting.map(\.sampleNumber) }

    func releaseKept(_ number: Int) { catalog.cachedDetails.release(Detail.Item.ID(sample: number)) }
}

/// A detail that leads to the next and the previous one.
struct TestedDetail: Sendable, CustomTestStringConvertible {
    typealias Open = @MainActor @Sendable (Stage, _ number: Int, ClosedRange<Int>, Bool) -> any OpenedDetail

    let name: String
    /// What such a thing is called at the end of its list.
    let word: String
    /// Whether a reader must rest on one before it is asked for.
    let rests: Bool
    private let make: Open

    var testDescription: String { name }

    /// Has it appear, but not ask yet.
    @MainActor
    func prepare(
        _ number: Int, among loaded: ClosedRange<Int> = 1...9, isComplete: Bool = true, pause: HeldPause? = nil
    ) -> any OpenedDetail {
        make(Stage(pause: pause), number, loaded, isComplete)
    }

    /// Shows it, loaded.
    @MainActor
    func open(
        _ number: Int, among loaded: ClosedRange<Int> = 1...9, isComplete: Bool = true, pause: HeldPause? = nil
    ) async -> any OpenedDetail {
        let detail = prepare(number, among: loaded, isComplete: isComplete, pause: pause)
        detail.stage.stack.settle()
        await detail.untilShown(number)
        return detail
    }

    static let all = [
        TestedDetail(name: "MovieDetail", word: "film", rests: false) { stage, number, loaded, isComplete in
            DetailOnStage(on: stage, stage.films, number: number, loaded: loaded, isComplete: isComplete) {
                MovieDetailBuilder(catalog: stage.films, context: stage.context)
                    .build($0, siblings: $1, navigator: stage.navigator, destinations: stage.destinations)
            }
        },
        TestedDetail(name: "BookDetail", word: "book", rests: true) { stage, number, loaded, isComplete in
            DetailOnStage(on: stage, stage.books, number: number, loaded: loaded, isComplete: isComplete) {
                BookDetailBuilder(catalog: stage.books, context: stage.context)
                    .build($0, siblings: $1, navigator: stage.navigator, destinations: stage.destinations)
            }
        },
        TestedDetail(name: "PokemonDetail", word: "one", rests: true) { stage, number, loaded, isComplete in
            DetailOnStage(on: stage, stage.species, number: number, loaded: loaded, isComplete: isComplete) {
                PokemonDetailBuilder(catalog: stage.species, context: stage.context)
                    .build($0, siblings: $1, navigator: stage.navigator, destinations: stage.destinations)
            }
        },
    ]

    static let resting = all.filter(\.rests)
}
