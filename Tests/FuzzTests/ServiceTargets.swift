import Entities
import Foundation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport

@testable import AlbumDetail
@testable import BookDetail
@testable import BookShelf
@testable import CatalogKit
@testable import Catalogs
@testable import HTTP
@testable import LibraryStore
@testable import MovieDetail
@testable import PokemonDetail
@testable import Widgets

/// The services' answers, from the body to the words on the screen.
extension FuzzTarget {
    static let services: [FuzzTarget] = [
        FuzzTarget(name: "tmdb-page", corpus: Corpus.bodies("tmdb-page")) { body in
            guard let page = decoded(body, as: TMDBMoviePage.self)?.page(1, lastPage: 500) else { return [] }
            let formatter = MovieDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { Strings.all(in: formatter.content(of: $0)) } + counts(page)
        },
        FuzzTarget(name: "tmdb-detail", corpus: Corpus.bodies("tmdb-detail")) { body in
            guard let detail = decoded(body, as: TMDBMovieDetail.self)?.detail(region: "AT") else { return [] }
            return Strings.all(in: MovieDetailFormatter(wording: .fuzzed).content(of: detail))
        },
        FuzzTarget(name: "cinemeta-list", corpus: Corpus.bodies("cinemeta-list")) { body in
            let lists = [CinemetaList.popular(genre: nil), .year(1999), .search("a")]
            return lists.compactMap { decoded(body, as: CinemetaPage.self)?.page(1, of: $0) }.flatMap { listing in
                let formatter = MovieDetailFormatter(wording: .fuzzed)
                return listing.page.items.flatMap { Strings.all(in: formatter.content(of: $0)) }
                    + listing.details.flatMap { Strings.all(in: formatter.content(of: $0)) } + counts(listing.page)
            }
        },
        FuzzTarget(name: "cinemeta-detail", corpus: Corpus.bodies("cinemeta-detail")) { body in
            let id = MovieID(source: CinemetaSource.id, key: "tt0245712")
            guard let detail = decoded(body, as: CinemetaMeta.self)?.detail(of: id) else { return [] }
            return Strings.all(in: MovieDetailFormatter(wording: .fuzzed).content(of: detail))
        },
        FuzzTarget(name: "cinemeta-key", corpus: Corpus.texts("tt0245712", "tt1")) { bytes in
            let key = String(decoding: bytes, as: UTF8.self)
            guard ItemID(imdb: key) != nil else { return [] }
            guard let address = HTTPURL("https://host.test/meta/movie/\(key).json"),
                address.text.hasSuffix(key + ".json"),
                address.path.split(separator: "/").count == 3, address.query == nil
            else { throw FuzzTarget.Harm("\(key) is not a segment of an address") }
            return [address.text]
        },
        FuzzTarget(
            name: "shelf-list",
            corpus: Corpus.texts(
                #"[{"Id":7,"ISBN":"9780141439587","Title":"Emma","Author":"Jane Austen","Pages":474,"#
                    + #""ReleaseDate":"1815-12-23"},{"Id":"b/8","ISBN":null,"Title":"Sanditon","Author":"","Pages":null,"#
                    + #""ReleaseDate":null}]"#)
        ) { body in
            (WireList(Data(body))?.books ?? []).flatMap { [$0.id, $0.book.title, $0.book.author, $0.book.isbn ?? ""] }
        },
        FuzzTarget(name: "shelf-refusal", corpus: Corpus.texts(#"{"message":"a book needs a title"}"#, "no")) { body in
            [WireReason.text(in: Data(body))]
        },
        FuzzTarget(name: "deezer-chart", corpus: Corpus.bodies("deezer-chart")) { body in
            let genres = decoded(body, as: DeezerList<DeezerGenre>.self)?.genres ?? []
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return (1...3).compactMap { DeezerChart(page: $0, genres: genres) }.flatMap { chart in
                guard let page = decoded(body, as: DeezerList<DeezerArtist>.self)?.page(of: chart) else {
                    return [String]()
                }
                return page.items.flatMap { [$0.name, chart.path] + [formatter.facts(of: $0)].compactMap(\.self) }
            }
        },
        FuzzTarget(name: "deezer-albums", corpus: Corpus.bodies("deezer-albums")) { body in
            let artist = Artist(
                id: ArtistID(source: DeezerSource.id, name: "27"), name: "Somebody", listeners: nil, plays: nil)
            guard let page = decoded(body, as: DeezerList<DeezerAlbum>.self)?.page(2, of: artist) else { return [] }
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { Strings.all(in: formatter.row($0)) } + counts(page)
        },
        FuzzTarget(name: "deezer-album", corpus: Corpus.bodies("deezer-album")) { body in
            let id = AlbumID(source: DeezerSource.id, artist: "27", title: "302127")
            let detail = decoded(body, as: DeezerAlbumDetail.self)?.detail(of: id, artistName: "Somebody")
            return detail.map { Strings.all(in: AlbumDetailFormatter(wording: .fuzzed).content(of: $0)) } ?? []
        },
        FuzzTarget(name: "deezer-artist", corpus: Corpus.bodies("deezer-artist")) { body in
            var detail = ArtistDetail(id: ArtistID(source: DeezerSource.id, name: "27"), name: "Somebody")
            detail.similar = decoded(body, as: DeezerList<DeezerArtist>.self)?.similar
            detail.topTracks = decoded(body, as: DeezerList<DeezerTopTrack>.self)?.items(\.track)
            return words(detail)
        },
        FuzzTarget(name: "deezer-number", corpus: Corpus.texts("27", "302127")) { bytes in
            let key = String(decoding: bytes, as: UTF8.self)
            guard DeezerNumber.isValid(key) else { return [] }
            guard let address = HTTPURL("https://host.test/album/\(key)"), address.text.hasSuffix("/album/" + key),
                address.path.split(separator: "/").count == 2, address.query == nil
            else { throw FuzzTarget.Harm("\(key) is not a segment of an address") }
            return [address.text]
        },
        FuzzTarget(name: "openlibrary-list", corpus: Corpus.bodies("openlibrary-list")) { body in
            guard let list = decoded(body, as: OpenLibraryList.self) else { return [] }
            return (list.documents?.elements ?? []).flatMap { words($0, nil) }
                + (list.page(2, covers: covers).map(counts) ?? [])
        },
        FuzzTarget(name: "openlibrary-work", corpus: Corpus.bodies("openlibrary-work")) { body in
            guard let work = decoded(body, as: OpenLibraryWork.self) else { return [] }
            if case .moved(let key) = OpenLibraryRecord(work, of: "OL1W") { try expectSegment(key) }
            return words(nil, work)
        },
        FuzzTarget(name: "openlibrary-key", corpus: Corpus.texts("OL893415W", "/works/OL1W")) { bytes in
            guard let key = OpenLibraryKey.work(String(decoding: bytes, as: UTF8.self)) else { return [] }
            try expectSegment(key)
            return [key]
        },
        FuzzTarget(
            name: "openlibrary-text",
            corpus: Corpus.texts("A [b](https://c.test) **d**\r\n\r\n----------\r\n[1]: https://x")
        ) {
            [OpenLibraryProse.plain(String(decoding: $0, as: UTF8.self))].compactMap(\.self)
        },
        FuzzTarget(name: "pokeapi-list", corpus: Corpus.bodies("pokeapi-list")) { body in
            let all = decoded(body, as: PokeAPIList.self)?.species { number, slug in
                Pokemon(
                    id: PokemonID(source: PokeAPISource.id, number: number), number: number,
                    name: PokeAPIName.ofSpecies(slug))
            }
            return (all ?? []).flatMap { Strings.all(in: PokemonDetailFormatter(wording: .fuzzed).content(of: $0)) }
        },
        FuzzTarget(name: "pokeapi-type", corpus: Corpus.bodies("pokeapi-type")) { body in
            (decoded(body, as: PokeAPIMembers.self)?.numbers ?? []).map { String($0) }
        },
        FuzzTarget(name: "pokeapi-species", corpus: Corpus.bodies("pokeapi-species")) { body in
            words(decoded(body, as: PokeAPISpecies.self), nil, nil)
        },
        FuzzTarget(name: "pokeapi-form", corpus: Corpus.bodies("pokeapi-form")) { body in
            words(nil, decoded(body, as: PokeAPIPokemon.self), nil)
        },
        FuzzTarget(name: "pokeapi-family", corpus: Corpus.bodies("pokeapi-family")) { body in
            words(nil, nil, decoded(body, as: PokeAPIFamily.self))
        },
        FuzzTarget(name: "lastfm-chart", corpus: Corpus.bodies("lastfm-chart")) { body in
            guard let page = decoded(body, as: LastFMChart.self)?.page(1) else { return [] }
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { [$0.id.name] + [formatter.facts(of: $0)].compactMap(\.self) } + counts(page)
        },
        FuzzTarget(name: "lastfm-search", corpus: Corpus.bodies("lastfm-search")) { body in
            guard let page = decoded(body, as: LastFMArtistSearch.self)?.page(1) else { return [] }
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { [$0.id.name] + [formatter.facts(of: $0)].compactMap(\.self) } + counts(page)
        },
        FuzzTarget(name: "lastfm-artist", corpus: Corpus.bodies("lastfm-artist")) { body in
            let id = ArtistID(name: "Somebody", mbid: nil)
            var detail = decoded(body, as: LastFMArtistInfo.self)?.detail(of: id) ?? ArtistDetail(id: id, name: "")
            if let similar = decoded(body, as: LastFMSimilarArtists.self) {
                detail.similar = similar.similarartists.similar
            }
            detail.topTracks = decoded(body, as: LastFMTopTracks.self)?.tracks
            return words(detail)
        },
        FuzzTarget(name: "lastfm-tags", corpus: Corpus.bodies("lastfm-tags")) { body in
            (decoded(body, as: LastFMTopTags.self)?.values ?? []).compactMap(\.name)
        },
        FuzzTarget(name: "tmdb-genres", corpus: Corpus.bodies("tmdb-genres")) { body in
            (decoded(body, as: TMDBGenreList.self)?.values ?? []).flatMap { [$0.key, $0.name ?? ""] }
        },
        FuzzTarget(name: "tmdb-series", corpus: Corpus.bodies("tmdb-series")) { body in
            guard let page = decoded(body, as: TMDBSeries.self)?.page(1) else { return [] }
            let formatter = MovieDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { Strings.all(in: formatter.content(of: $0)) } + counts(page)
        },
        FuzzTarget(name: "tmdb-people", corpus: Corpus.bodies("tmdb-people")) { body in
            (decoded(body, as: TMDBNamedList.self)?.values ?? []).flatMap { [$0.key, $0.name ?? ""] }
        },
        FuzzTarget(name: "lastfm-albums", corpus: Corpus.bodies("lastfm-albums")) { body in
            let artist = ArtistID(name: "Somebody", mbid: nil)
            guard let page = decoded(body, as: LastFMTopAlbums.self)?.page(1, of: artist) else { return [] }
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { Strings.all(in: formatter.row($0)) } + counts(page)
        },
        FuzzTarget(name: "lastfm-album", corpus: Corpus.bodies("lastfm-album")) { body in
            let id = AlbumID(artist: "Somebody", title: "Something", mbid: nil)
            guard let detail = decoded(body, as: LastFMAlbumInfo.self)?.detail(of: id) else { return [] }
            return Strings.all(in: AlbumDetailFormatter(wording: .fuzzed).content(of: detail))
        },
        FuzzTarget(
            name: "lastfm-text", corpus: Corpus.texts("A <b>band</b> &amp; more. <a href=\"http://x\">Read more</a>")
        ) {
            [LastFMText.plain(String(decoding: $0, as: UTF8.self))].compactMap(\.self)
        },
        refusals("tmdb", TMDBService()), refusals("lastfm", LastFMService()),
        refusals("cinemeta", CinemetaService()), refusals("deezer", DeezerService()),
        refusals("openlibrary", OpenLibraryService(limits: OpenLibrarySource.limits(contact: nil))),
        refusals("pokeapi", PokeAPIService()),
        FuzzTarget(
            name: "addresses", corpus: Corpus.texts("https://host.test:8080/3/a?b=c#d", "https://[::1]/x?y=%20")
        ) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return [TMDBSource.address.usual.resolving(text)?.path, HTTPURL(text)?.path, HTTPURL.forBrowser(text)]
                .compactMap(
                    \.self)
        },
        FuzzTarget(
            name: "headers",
            corpus: Corpus.texts(
                """
                Cache-Control: public, max-age=21600
                Age: 120
                ETag: W/"6f2a"
                Date: Sun, 06 Nov 1994 08:49:37 GMT
                Retry-After: Sun, 06 Nov 1994 08:51:37 GMT
                """,
                """
                cache-control: max-age=0, no-store
                age: 0
                etag: "abc"
                retry-after: 5
                """,
                "retry-after: 9223372036854775807"),
            read: headers),
    ]

    private static func refusals(_ name: String, _ service: some HTTPService) -> FuzzTarget {
        FuzzTarget(name: "\(name)-refusal", corpus: Corpus.bodies("\(name)-refusal")) { body in
            [200, 401, 404, 429, 503].flatMap { status in
                let response = HTTPResponse(status: status, headers: HTTPHeaders(), body: Data(body), receivedAt: 0)
                return service.failure(in: response).map { Strings.all(in: Wording.fuzzed.message($0)) } ?? []
            }
        }
    }

    /// The headers of an answer, up to what is said of them: caching, ETag, and Retry-After.
    @Sendable private static func headers(_ bytes: [UInt8]) throws -> [String] {
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.dropFirst().joined().trimmingCharacters(in: .whitespaces))
        }
        let headers = HTTPHeaders(fields)
        let response = HTTPResponse(status: 429, headers: headers, body: Data(), receivedAt: 1_000_000_000)
        let failure = CatalogFailure.rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        let outcomes = ServiceOutcomes()
        outcomes.note(failure, of: .tmdb, at: .seconds(1_800_000_000))
        let until = outcomes[.tmdb]?.takesRequestsFrom.map { seconds in
            Wording.fuzzed.sourceList.limitedUntil(Wording.fuzzed.format.moment(secondsSince1970: seconds))
        }
        for retries in 0...3 {
            _ = RetryRule(jitter: { 1 }).pause(after: failure, retries: retries, asked: response.retryAfterSeconds)
        }
        let now = Duration.seconds(1_800_000_000)
        let rules = [
            CachePolicy.list, .detail, .lastFM, .cinemetaList, .cinemetaDetail, .deezer, .openLibraryTrending,
            .openLibrarySearch, .openLibraryWork, .pokeAPI,
        ]
        let kept = rules.flatMap { rule in
            let answer = CachedAnswer(
                body: Data(bytes), entityTag: headers.eTag, storedAt: now, validatedAt: now,
                lifetime: rule.lifetime(by: headers))
            return KeptTexts(answer, by: rule).texts
        }
        return kept + Strings.all(in: Wording.fuzzed.message(failure)) + [headers.eTag?.text, until].compactMap(\.self)
    }

    private static let covers = HTTPURL(scheme: .https, host: "covers.test", path: "")

    /// A key becomes a part of addresses.
    private static func expectSegment(_ key: String) throws {
        guard let address = HTTPURL("https://host.test/works/\(key).json"), address.text.hasSuffix("/\(key).json"),
            address.path.split(separator: "/").count == 2, address.query == nil
        else { throw FuzzTarget.Harm("\(key) is not a segment of an address") }
    }

    /// All that is said of an artist beside the albums.
    private static func words(_ artist: ArtistDetail) -> [String] {
        let formatter = AlbumDetailFormatter(wording: .fuzzed)
        let content = formatter.content(of: artist, leadsToTags: true)
        return Strings.all(in: content) + [formatter.facts(of: artist)].compactMap(\.self)
            + drawn(content, in: LinkedLayout(width: 40, folded: ["tracks": false]))
    }

    /// All that is said of a book, of which one answer is the one that was sent.
    private static func words(_ document: OpenLibraryDocument?, _ work: OpenLibraryWork?) -> [String] {
        let id = BookID(source: OpenLibrarySource.id, key: "OL1W")
        guard let book = document?.book(covers: covers) ?? work?.book(id, covers: covers) else { return [] }
        var detail = BookDetail(book: book)
        document?.add(to: &detail)
        work?.add(to: &detail)
        detail.otherBooks = [book]
        guard let today = CalendarDate(year: 2026) else { return [] }
        let content = BookDetailFormatter(wording: .fuzzed).content(of: detail, today: today)
        return Strings.all(in: content) + [document?.mainAuthor, work?.mainAuthor].compactMap(\.self)
            + drawn(content, in: LinkedLayout(width: 40))
    }

    /// All that is said of a species, of which one answer is the one that was sent.
    private static func words(
        _ species: PokeAPISpecies?, _ form: PokeAPIPokemon?, _ family: PokeAPIFamily?
    ) -> [String] {
        let empty = Array(#"{"id":133,"name":"eevee"}"#.utf8)
        guard let species = species ?? decoded(empty, as: PokeAPISpecies.self),
            let form = form ?? decoded(empty, as: PokeAPIPokemon.self)
        else { return [] }
        let id = PokemonID(source: PokeAPISource.id, number: 133)
        let detail = PokeAPIAnswers(species: species, form: form, family: family).detail(
            of: id, in: PokeAPILanguage(ContentLocale(language: "de", region: "AT")), builtInName: nil
        ) { PokeAPIName.ofSpecies($1) }
        let content = PokemonDetailFormatter(wording: .fuzzed).content(of: detail)
        return Strings.all(in: content)
            + drawn(content, in: LinkedLayout(width: 40, folded: ["moves": false]))
    }

    private static func drawn(_ content: DetailContent, in layout: LinkedLayout) -> [String] {
        var layout = layout
        layout.add(content)
        return layout.lines.flatMap { $0.spans.map(\.text) }
    }

    private static func decoded<Value: Decodable>(_ body: [UInt8], as type: Value.Type) -> Value? {
        let response = HTTPResponse(status: 200, headers: HTTPHeaders(), body: Data(body), receivedAt: 0)
        return JSONBody.read(response.body, as: type)
    }

    private static func counts<Item>(_ page: Page<Item>) -> [String] {
        [page.total.map(Wording.fuzzed.format.grouped)].compactMap(\.self)
    }
}

extension Wording {
    static let fuzzed = Wording.sample("de_AT")
}
