import Entities
import Foundation
import Presentation
import Settings
import TestSupport

@testable import AlbumDetail
@testable import AnswerCache
@testable import Cinemeta
@testable import Deezer
@testable import HTTP
@testable import LastFM
@testable import LenientJSON
@testable import MovieDetail
@testable import TMDB

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
            guard CinemetaKey.isValid(key) else { return [] }
            guard let address = HTTPURL("https://host.test/meta/movie/\(key).json"),
                address.text.hasSuffix(key + ".json"),
                address.path.split(separator: "/").count == 3, address.query == nil
            else { throw FuzzTarget.Harm("\(key) is not a segment of an address") }
            return [address.text]
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
        FuzzTarget(name: "deezer-number", corpus: Corpus.texts("27", "302127")) { bytes in
            let key = String(decoding: bytes, as: UTF8.self)
            guard DeezerNumber.isValid(key) else { return [] }
            guard let address = HTTPURL("https://host.test/album/\(key)"), address.text.hasSuffix("/album/" + key),
                address.path.split(separator: "/").count == 2, address.query == nil
            else { throw FuzzTarget.Harm("\(key) is not a segment of an address") }
            return [address.text]
        },
        FuzzTarget(name: "lastfm-chart", corpus: Corpus.bodies("lastfm-chart")) { body in
            guard let page = decoded(body, as: LastFMChart.self)?.page(1) else { return [] }
            let formatter = AlbumDetailFormatter(wording: .fuzzed)
            return page.items.flatMap { [$0.id.name] + [formatter.facts(of: $0)].compactMap(\.self) } + counts(page)
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
                """),
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

    /// The headers of an answer: caching, ETag, and Retry-After.
    @Sendable private static func headers(_ bytes: [UInt8]) throws -> [String] {
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.dropFirst().joined().trimmingCharacters(in: .whitespaces))
        }
        let headers = HTTPHeaders(fields)
        let response = HTTPResponse(status: 429, headers: headers, body: Data(), receivedAt: 1_000_000_000)
        let failure = CatalogFailure.rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        for retries in 0...3 {
            _ = RetryRule(jitter: { 1 }).pause(after: failure, retries: retries, asked: response.retryAfterSeconds)
        }
        let now = Duration.seconds(1_800_000_000)
        let kept = [CachePolicy.list, .detail, .lastFM, .cinemetaList, .cinemetaDetail, .deezer].flatMap { rule in
            let answer = CachedAnswer(
                body: Data(bytes), entityTag: headers.eTag, storedAt: now, validatedAt: now,
                lifetime: rule.lifetime(by: headers))
            return KeptTexts(answer, by: rule).texts
        }
        return kept + Strings.all(in: Wording.fuzzed.message(failure)) + [headers.eTag?.text].compactMap(\.self)
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
