import Browsing
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// A list whose details lead on to the next and the previous item.
struct TestedList: Sendable, CustomTestStringConvertible {
    let scene: TestedScene
    /// What the navigator is told of an item.
    let id: @MainActor @Sendable (Int) -> AnyHashable
    /// The pages that were asked for.
    let askedPages: @MainActor @Sendable (Stage) -> [Int]
    /// The list as the last detail that was made for it knows it; nil once it is gone.
    let siblings: @MainActor @Sendable (Stage) -> NumberedSiblings?

    var testDescription: String { scene.name }

    private init<ID: NumberedID>(
        _ scene: TestedScene, of id: ID.Type, askedPages: @escaping @MainActor @Sendable (Stage) -> [Int]
    ) {
        self.scene = scene
        self.askedPages = askedPages
        self.id = { AnyHashable(ID(sample: $0)) }
        siblings = { stage in stage.destinations.siblings(of: ID.self).map { NumberedSiblings($0) } }
    }

    static let all = [
        TestedList(.movieList, of: MovieID.self) { $0.films.askedPages },
        TestedList(.bookList, of: BookID.self) { $0.books.askedPages },
        TestedList(.pokemonList, of: PokemonID.self) { $0.species.askedPages },
    ]
}

/// A list as the source of siblings, by the numbers of its items.
@MainActor
struct NumberedSiblings {
    let sibling: (SiblingDirection, Int) -> Sibling<Int>
    let didMove: (Int) -> Void
    let loadMore: () async -> CatalogFailure?

    init<ID: NumberedID>(_ list: any SiblingSource<ID>) {
        sibling = { direction, number in
            switch list.sibling(direction, of: ID(sample: number)) {
            case .item(let id): .item(id.sampleNumber)
            case .notLoaded: .notLoaded
            case .none: .none
            }
        }
        didMove = { list.didMove(to: ID(sample: $0)) }
        loadMore = { await list.loadMoreSiblings() }
    }
}
