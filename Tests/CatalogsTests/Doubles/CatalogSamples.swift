import Entities
import Services
import TestSupport
import Testing

@testable import CatalogKit
@testable import Catalogs
@testable import HTTP
@testable import Runtime

extension TMDBCatalog {
    /// A catalogue in German, for Austria, whose test server has a path of its own.
    static func sample(
        _ transport: (any HTTPTransport)?, base: String = "https://tmdb.test/proxy/3",
        locale: ContentLocale = ContentLocale(language: "de", region: "AT"), store: AnswerStore? = nil,
        lastPage: Int = TMDBSource.lastPage.usual, time: any TimeSource = TimeSpy()
    ) throws -> TMDBCatalog {
        TMDBCatalog(
            http: HTTPClient(transport, time: time), store: store, baseURL: try #require(HTTPURL(base)),
            key: try #require(TMDBKey(Credential.sampleKey)), locale: locale, lastPage: lastPage)
    }
}

extension LastFMCatalog {
    static func sample(
        _ transport: (any HTTPTransport)?, base: String = "https://lastfm.test/2.0/", store: AnswerStore? = nil,
        time: any TimeSource = TimeSpy()
    ) throws -> LastFMCatalog {
        LastFMCatalog(
            http: HTTPClient(transport, time: time), store: store, baseURL: try #require(HTTPURL(base)),
            key: try #require(LastFMKey(Credential.sampleKey)),
            locale: ContentLocale(language: "de", region: "AT"))
    }
}

extension CinemetaCatalog {
    static func sample(
        _ transport: (any HTTPTransport)?, base: String = "https://cinemeta.test/", store: AnswerStore? = nil,
        time: any TimeSource = TimeSpy()
    ) throws -> CinemetaCatalog {
        CinemetaCatalog(
            http: HTTPClient(transport, time: time), store: store, baseURL: try #require(HTTPURL(base)))
    }
}

extension DeezerCatalog {
    static func sample(
        _ transport: (any HTTPTransport)?, base: String = "https://deezer.test", store: AnswerStore? = nil,
        time: any TimeSource = TimeSpy()
    ) throws -> DeezerCatalog {
        DeezerCatalog(
            http: HTTPClient(transport, time: time), store: store, baseURL: try #require(HTTPURL(base)))
    }
}

extension OpenLibraryCatalog {
    static func sample(
        _ transport: (any HTTPTransport)?, base: String = "https://openlibrary.test", contact: String? = nil,
        store: AnswerStore? = nil, time: any TimeSource = TimeSpy()
    ) throws -> OpenLibraryCatalog {
        OpenLibraryCatalog(
            http: HTTPClient(transport, time: time), store: store, baseURL: try #require(HTTPURL(base)),
            coversURL: try #require(HTTPURL("https://covers.test")), contact: contact)
    }
}

extension PokeAPICatalog {
    static func sample(
        _ transport: (any HTTPTransport)?, base: String = "https://pokeapi.test/api/v2", language: String = "en",
        store: AnswerStore? = nil, time: any TimeSource = TimeSpy()
    ) throws -> PokeAPICatalog {
        PokeAPICatalog(
            http: HTTPClient(transport, time: time), store: store, baseURL: try #require(HTTPURL(base)),
            locale: ContentLocale(language: language, region: nil))
    }
}

extension HTTPRequest {
    /// The parameters sent, still encoded.
    var parameters: [String: String] {
        let items = (url.query ?? "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(items.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }) { _, last in last }
    }
}

extension PokemonQuery {
    /// - Parameter criteria: a species belongs to the list if it meets all of them.
    init(criteria: [PokemonCriterion]) {
        self.init()
        self.criteria = criteria
    }
}
