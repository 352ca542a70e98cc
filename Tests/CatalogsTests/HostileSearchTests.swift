import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

/// Whatever is typed arrives as it was typed: encoded, in its own parameter, and in nothing else.
struct HostileSearchTests {
    private static let texts = [
        "a\u{0}\u{1B}[2Jb\u{7F}c", String(repeating: "é", count: 10_000), "\"'`", "100% %41 %zz", "a+b&c=d#e?f/../g;h",
        "\u{202E}abc\u{202C}\u{200F}שלום", "生きる\u{FEFF}", "👩‍🚀👍🏽", "\\\\ \\\" {}[]^~*:(!)",
    ]
    private static let unreserved = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%".utf8)

    /// Of a URL with one parameter that has the text.
    private func check(_ encoded: String?, is text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let encoded = try #require(encoded, sourceLocation: sourceLocation)
        #expect(encoded.utf8.allSatisfy(Self.unreserved.contains), sourceLocation: sourceLocation)
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect("x=" + encoded == QueryItem("x", words).encoded, sourceLocation: sourceLocation)
    }

    @Test(arguments: texts)
    func filmsOfTMDB(text: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"results":[]}"#)))
        _ = try await TMDBCatalog.sample(transport).page(1, of: MovieQuery(text: text))
        try check(transport.requests.first?.parameters["query"], is: text)
    }

    @Test(arguments: texts)
    func filmsOfCinemeta(text: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"metas":[]}"#)))
        _ = try await CinemetaCatalog.sample(transport).page(1, of: MovieQuery(text: text))
        let path = try #require(transport.requests.first).url.path
        try check(path.components(between: "/catalog/movie/top/search=", and: ".json"), is: text)
    }

    @Test(arguments: texts)
    func artistsOfLastFM(text: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"results":{"artistmatches":{"artist":[]}}}"#)))
        _ = try await LastFMCatalog.sample(transport).page(1, of: ArtistQuery(Refinement(text: text)))
        try check(transport.requests.first?.parameters["artist"], is: text)
    }

    @Test(arguments: texts)
    func artistsOfDeezer(text: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"data":[]}"#)))
        _ = try await DeezerCatalog.sample(transport).page(1, of: ArtistQuery(Refinement(text: text)))
        try check(transport.requests.first?.parameters["q"], is: text)
    }

    @Test(arguments: texts)
    func booksOnASubjectAndByAnAuthor(text: String) async throws {
        for filter in [QueryFilter.subject, .author] {
            let transport = TransportSpy(.success(.json(#"{"docs":[]}"#)))
            let query = BookQuery(Refinement(filters: [filter: .only(text)]))
            _ = try await OpenLibraryCatalog.sample(transport).page(1, of: query)
            let sent = try #require(transport.requests.first?.parameters[filter.rawValue])
            #expect("x=" + sent == QueryItem("x", text).encoded)
        }
    }

    @Test(arguments: texts)
    func booksThatASearchFinds(text: String) async throws {
        let transport = TransportSpy(.success(.json(#"{"docs":[]}"#)))
        _ = try await OpenLibraryCatalog.sample(transport).page(1, of: BookQuery(text: text + " abc"))
        let request = try #require(transport.requests.first)
        #expect(request.parameters["q"]?.utf8.allSatisfy(Self.unreserved.contains) == true)
        #expect(Set(request.parameters.keys) == ["q", "page", "limit", "fields"])
    }
}

extension String {
    fileprivate func components(between start: String, and end: String) -> String? {
        guard let first = firstRange(of: start), hasSuffix(end) else { return nil }
        return String(self[first.upperBound...].dropLast(end.count))
    }
}
