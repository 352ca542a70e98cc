import Entities
import Presentation

/// Formats an artist and the albums.
struct AlbumDetailFormatter {
    let wording: Wording

    /// What a list or the page knows of an artist, and how often its reader has listened to them; nil if there are no counts.
    func facts(of artist: Artist?, _ detail: ArtistDetail?, _ plays: PlayCount?) -> String? {
        joined([
            artist.flatMap { facts(of: $0) } ?? detail.flatMap { facts(of: $0) }, plays.map(wording.sentence(of:)),
        ])
    }

    /// Nil if there are no counts.
    func facts(of artist: Artist) -> String? {
        joined([
            chartPlace(artist.chartPlace), listeners(artist.listeners), plays(artist.plays), fans(artist.fans),
        ])
    }

    /// Nil if there are no counts.
    func facts(of artist: ArtistDetail) -> String? {
        joined([listeners(artist.listeners), plays(artist.plays), fans(artist.fans)])
    }

    func row(_ album: Album, _ marks: Marks = Marks()) -> AlbumRow {
        AlbumRow(
            title: album.title, year: album.released.map { String($0.year) },
            count: plays(album.plays) ?? fans(album.fans), marks: marks)
    }

    /// The unfolded album, or why there is none yet.
    ///
    /// - Parameters:
    ///   - detail: nil until something of it is here.
    ///   - age: why it may be old.
    ///   - said: what the user has said of it.
    func unfolded(
        _ detail: AlbumDetail?, _ age: Message?, _ failure: CatalogFailure?, _ said: KeptThing
    ) -> UnfoldedAlbum {
        guard let detail else {
            return failure.map { .failed($0, wording.message($0)) } ?? .loading(Message(wording.loading))
        }
        var content = content(of: detail)
        content.age = age
        content.failure = failure
        content.kept = wording.words(of: said, .album, own: detail.album.id.source)
        return .content(content)
    }

    func content(of detail: AlbumDetail) -> AlbumContent {
        var content = AlbumContent(noTracks: wording.noTracks)
        let released = detail.released.map { wording.format.long($0) }
        content.facts =
            joined([
                released, listeners(detail.listeners), plays(detail.plays), fans(detail.fans),
            ]) ?? ""
        content.tags = detail.tags
        content.tracks = detail.tracks.enumerated().map { index, track in
            .init(
                number: index + 1, title: track.title,
                duration: track.durationInSeconds.map { wording.format.duration(seconds: $0) })
        }
        content.summary = detail.summary
        content.page = detail.url.map { link(to: $0, of: detail.album.id.source) }
        return content
    }

    /// - Parameter leadsToTags: whether lists can be narrowed by them.
    func content(of artist: ArtistDetail, leadsToTags: Bool) -> ArtistContent {
        let words = wording.artist
        var content = ArtistContent()
        content.tagsLabel = words.tags
        content.tags = artist.tags.map { tag in
            let query = ArtistQuery(Refinement(filters: [.tag: .only(tag)]))
            return LinkedText(tag, leadsToTags ? .artists(query, artist.id.source) : nil)
        }.joined(separator: ", ")
        content.biographyLabel = words.biography
        content.biography = artist.biography
        content.similarLabel = words.similar
        content.similar = (artist.similar ?? []).map { LinkedText($0.name, .artist($0.id, $0.name)) }
            .joined(separator: " · ")
        content.similarMissing = artist.similar == nil ? wording.partMissing : nil
        content.tracksLabel = words.topTracks
        content.tracks = (artist.topTracks ?? []).map { track in
            let duration = track.durationInSeconds.map { wording.format.duration(seconds: $0) }
            return .init(title: track.title, facts: joined([duration, plays(track.plays)]))
        }
        content.tracksMissing = artist.topTracks == nil ? wording.partMissing : nil
        content.page = artist.page.map { link(to: $0, of: artist.id.source) }
        content.nothing = words.nothing
        return content
    }

    /// A page of a source, by the source's name.
    private func link(to page: String, of source: SourceID) -> LinkedText {
        Link(title: wording.sources.name(of: source), url: page).linkedText
    }

    private func listeners(_ count: Int?) -> String? {
        count.map { wording.listeners(wording.format.count($0)) }
    }

    private func plays(_ count: Int?) -> String? {
        count.map { wording.plays(wording.format.count($0)) }
    }

    private func fans(_ count: Int?) -> String? {
        count.map { wording.fans(wording.format.count($0)) }
    }

    private func chartPlace(_ place: ChartPlace?) -> String? {
        place.map { wording.chartPlace(wording.format.grouped($0.position), $0.genre) }
    }

    private func joined(_ parts: [String?]) -> String? {
        let known = parts.compactMap(\.self)
        return known.isEmpty ? nil : known.joined(separator: " · ")
    }
}
