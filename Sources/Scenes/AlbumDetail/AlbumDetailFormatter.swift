import Entities
import Presentation

/// Formats an artist and the albums.
struct AlbumDetailFormatter {
    let wording: Wording

    /// Nil if there are no counts.
    func facts(of artist: Artist) -> String? {
        joined([
            chartPlace(artist.chartPlace), listeners(artist.listeners), plays(artist.plays), fans(artist.fans),
        ])
    }

    func row(_ album: Album, _ marks: Marks = Marks()) -> AlbumRow {
        AlbumRow(
            title: album.title, year: album.released.map { String($0.year) },
            count: plays(album.plays) ?? fans(album.fans), marks: marks)
    }

    /// The unfolded album, or why there is none yet.
    ///
    /// - Parameter detail: nil until something of it is here.
    func unfolded(_ detail: AlbumDetail?, note: Message?, _ failure: CatalogFailure?) -> UnfoldedAlbum {
        guard let detail else {
            return failure.map { .failed($0, wording.message($0)) } ?? .loading(Message(wording.loading))
        }
        var content = content(of: detail)
        content.note = note
        content.failure = failure
        return .content(content)
    }

    func content(of detail: AlbumDetail) -> AlbumContent {
        var content = AlbumContent(noTracks: wording.noTracks)
        let released = detail.released.map { wording.format.long($0) }
        content.facts =
            joined([
                released, listeners(detail.listeners), plays(detail.plays), fans(detail.fans),
            ]) ?? ""
        content.tags = detail.tags.isEmpty ? nil : detail.tags.joined(separator: ", ")
        content.tracks = detail.tracks.enumerated().map { index, track in
            .init(
                number: index + 1, title: track.title,
                duration: track.durationInSeconds.map { wording.format.duration(seconds: $0) })
        }
        content.summary = detail.summary
        content.url = detail.url
        return content
    }

    private func listeners(_ count: Int?) -> String? {
        count.map { wording.listeners(wording.format.grouped($0)) }
    }

    private func plays(_ count: Int?) -> String? {
        count.map { wording.plays(wording.format.grouped($0)) }
    }

    private func fans(_ count: Int?) -> String? {
        count.map { wording.fans(wording.format.grouped($0)) }
    }

    private func chartPlace(_ place: ChartPlace?) -> String? {
        place.map { wording.chartPlace(wording.format.grouped($0.position), $0.genre) }
    }

    private func joined(_ parts: [String?]) -> String? {
        let known = parts.compactMap(\.self)
        return known.isEmpty ? nil : known.joined(separator: " · ")
    }
}
