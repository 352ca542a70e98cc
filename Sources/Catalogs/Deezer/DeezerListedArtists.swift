import Entities
import Synchronization

/// Which artists are on which page of the list. Charts of genres repeat each other and the chart of all music; an artist
/// belongs to the first page that has it, also when a later page is read anew.
final class DeezerListedArtists: Sendable {
    private let pages = Mutex<[Int: Set<ArtistID>]>([:])

    /// A page without the artists of earlier ones. An earlier page that was not read yet counts as empty.
    func newcomers(on page: Page<Artist>, number: Int) -> Page<Artist> {
        let earlier = pages.withLock { pages in
            pages[number] = Set(page.items.map(\.id))
            return pages.filter { $0.key < number }.values.reduce(into: Set()) { $0.formUnion($1) }
        }
        return Page(
            items: page.items.filter { !earlier.contains($0.id) }, sentCount: page.sentCount, total: page.total,
            isLast: page.isLast, isFollowed: page.isFollowed)
    }
}
