import Browsing
import Entities
import Navigation
import ScreenTestSupport
import TestSupport
import Testing

/// A list of a catalogue's things.
struct TestedList: Sendable, CustomTestStringConvertible {
    let scene: TestedScene
    /// What the navigator is told of an item.
    let id: @MainActor @Sendable (Int) -> AnyHashable
    /// The pages that were asked for.
    let askedPages: @MainActor @Sendable (Stage) -> [Int]
    /// How often the catalogue was told to forget its answers.
    let forgetCount: @MainActor @Sendable (Stage) -> Int
    /// The list as the last detail that was made for it knows it; nil once it is gone, and where details do not lead on.
    let siblings: @MainActor @Sendable (Stage) -> NumberedSiblings?

    var testDescription: String { scene.name }

    private init<Detail: NumberedDetail, Query: RefinableQuery>(
        _ scene: TestedScene, of catalog: @escaping @MainActor @Sendable (Stage) -> FakeCatalog<Detail, Query>
    ) {
        self.scene = scene
        id = { AnyHashable(Detail.Item.ID(sample: $0)) }
        askedPages = { catalog($0).askedPages }
        forgetCount = { catalog($0).forgetCount }
        siblings = { stage in stage.destinations.siblings(of: Detail.Item.ID.self).map { NumberedSiblings($0) } }
    }

    private init(ofArtists scene: TestedScene) {
        self.scene = scene
        id = { AnyHashable(ArtistID(name: "Name \($0)")) }
        askedPages = { $0.music.artists.requests }
        forgetCount = { $0.music.forgetCount }
        siblings = { _ in nil }
    }

    /// Those whose details lead on to the next and the previous item.
    static let withSiblings: [TestedList] = [
        TestedList(.movieList) { $0.films },
        TestedList(.bookList) { $0.books },
        TestedList(.pokemonList) { $0.species },
    ]

    static let all: [TestedList] = withSiblings + [TestedList(ofArtists: .artistList)]
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
