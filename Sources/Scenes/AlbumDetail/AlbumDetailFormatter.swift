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

    /// - Parameter total: how many albums there are; nil where nobody knows yet.
    func headings(albums total: Int?) -> ArtistHeadings {
        let albums = wording.artist.albums
        let heading = "\(albums.prefix(1).uppercased())\(albums.dropFirst())"
        return ArtistHeadings(
            about: wording.artist.about, more: wording.artist.more,
            albums: joined([heading, total.map { wording.format.grouped($0) }]) ?? heading)
    }

    func row(_ album: Album, _ marks: Marks = Marks()) -> AlbumRow {
        var row = AlbumRow(title: album.title, year: album.released.map { String($0.year) }, marks: marks)
        row.count =
            album.plays.map { wording.plays(wording.shortCount($0)) }
            ?? album.fans.map { wording.fans(wording.shortCount($0)) }
        if (album.plays ?? album.fans).flatMap(wording.short) != nil {
            row.saidCount = plays(album.plays) ?? fans(album.fans)
        }
        return row
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
        content.saysCount = detail.plays != nil || detail.fans != nil
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

    /// What is known of an artist, whose name and facts stand elsewhere.
    ///
    /// - Parameters:
    ///   - said: what the reader has said of the artist.
    ///   - leadsToTags: whether lists can be narrowed by them.
    func content(
        of artist: ArtistDetail, _ said: KeptWords = KeptWords(), leadsToTags: Bool
    ) -> DetailContent {
        let words = wording.artist
        let tags = artist.tags.map { tag in
            let query = ArtistQuery(Refinement(filters: [.tag: .only(tag)]))
            return LinkedText(tag, leadsToTags ? .artists(query, artist.id.source) : nil)
        }.joined(separator: ", ")
        let page = artist.page.map { DetailContent.Part.text(link(to: $0, of: artist.id.source)) }
        let fields: [DetailContent.Field] = .known([(words.tags, tags)])
        let known = sections(of: artist).map { DetailContent.Part.section($0) } + [page].compactMap(\.self)
        var content = DetailContent(title: "", parts: .fields(fields) + .kept(said) + known)
        if fields.isEmpty, known.isEmpty { content.parts.append(.text(LinkedText(words.nothing), .muted)) }
        content.mainSection = artist.topTracks?.isEmpty == false ? Self.tracks : nil
        return content
    }

    private func sections(of artist: ArtistDetail) -> [DetailSection] {
        let words = wording.artist
        return [
            artist.biography.map { DetailSection("biography", words.biography, .prose($0)) },
            section("similar", words.similar, of: artist.similar) { artists in
                .text(artists.map { LinkedText($0.name, .artist($0.id, $0.name)) }.joined(separator: " · ") ?? "")
            },
            section(Self.tracks, words.topTracks, isFolded: true, of: artist.topTracks) { tracks in
                .rows(tracks.map(row), .entries)
            },
        ].compactMap(\.self)
    }

    /// Nil for nothing. Where nobody knows whether there is anything, that is said.
    private func section<Item>(
        _ name: String, _ label: String, isFolded: Bool = false, of items: [Item]?,
        _ body: ([Item]) -> DetailSection.Body
    ) -> DetailSection? {
        guard let items else { return DetailSection(name, label, note: LinkedText(wording.partMissing), .rows([])) }
        return items.isEmpty ? nil : DetailSection(name, label, isFolded: isFolded, body(items))
    }

    private func row(_ track: TopTrack) -> DetailSection.Row {
        let duration = track.durationInSeconds.map { wording.format.duration(seconds: $0) }
        return DetailSection.Row(
            LinkedText(track.title), joined([duration, plays(track.plays)]).map { LinkedText($0) })
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

    /// The section of the most played tracks.
    private static let tracks = "tracks"
}
