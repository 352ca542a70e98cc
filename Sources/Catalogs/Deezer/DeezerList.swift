import Entities
import HTTP

/// A list: `{"data":[…],"total":32,"next":"https://…?index=25"}`.
struct DeezerList<Element: Decodable & Sendable>: Decodable, Sendable {
    /// If it is missing or of another type, the answer is unreadable.
    let data: LossyList<Element>
    /// May be absent. For charts it is only how many were sent.
    @Lenient var total: Int?
    /// Absent on the last page.
    @Lenient var next: String?

    /// How many elements are asked for at once.
    static var rowsPerPage: Int { 50 }

    /// - Returns: nil for a list that contradicts itself: it has no readable element, although it sent some.
    func items<Item>(_ item: (Element) -> Item?) -> [Item]? {
        data.elements.isEmpty && data.sentCount > 0 ? nil : data.elements.compactMap(item)
    }

    /// Whether a list that is asked for page by page ends with this page.
    ///
    /// - Parameter number: from 1.
    func isLast(page number: Int) -> Bool {
        if data.sentCount == 0 { return true }
        if next?.nilIfEmpty != nil { return false }
        guard let total else { return data.sentCount < Self.rowsPerPage }
        return (number - 1) * Self.rowsPerPage + data.sentCount >= total
    }
}

extension DeezerList<DeezerAlbum> {
    func page(_ number: Int, of artist: Artist) -> Page<Album>? {
        items { $0.album(of: artist) }.map { albums in
            Page(
                items: albums, sentCount: data.sentCount, total: total.flatMap { $0 >= 0 ? $0 : nil },
                isLast: isLast(page: number))
        }
    }
}

extension DeezerList<DeezerArtist> {
    /// Nil for a chart of all music without anybody, too.
    func page(of chart: DeezerChart) -> Page<Artist>? {
        if chart.isStart && data.sentCount == 0 { return nil }
        return items { $0.artist(genre: chart.genre?.name) }.map { artists in
            Page(
                items: artists, sentCount: data.sentCount, total: nil, isLast: chart.isLast,
                isFollowed: !chart.isLast)
        }
    }
}

extension DeezerList<DeezerArtist> {
    /// - Parameter number: from 1.
    func page(_ number: Int, of list: DeezerArtistList) -> Page<Artist>? {
        items { $0.artist(genre: list.genreName) }.map { artists in
            Page(
                items: artists, sentCount: data.sentCount,
                // A chart's total is only how many were sent.
                total: list.isGenre ? nil : total.flatMap { $0 >= 0 ? $0 : nil },
                isLast: list.isGenre ? data.sentCount < Self.rowsPerPage : isLast(page: number))
        }
    }
}

extension DeezerList<DeezerGenre> {
    /// The genres that have a chart of their own, each once.
    var genres: [DeezerGenre]? {
        var seen: Set<Int> = [DeezerGenre.all]
        return items { $0.name.nilIfEmpty != nil && $0.id > 0 && seen.insert($0.id).inserted ? $0 : nil }
    }
}
