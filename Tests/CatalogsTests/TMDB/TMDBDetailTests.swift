import Entities
import Services
import TestSupport
import Testing

@testable import Catalogs
@testable import HTTP

struct TMDBDetailTests {
    @Test func asksForEverythingInOneRequest() async throws {
        let transport = TransportSpy(.success(.json(#"{"id":5,"title":"A"}"#)))
        _ = try await TMDBCatalog.sample(transport, base: "https://tmdb.test/3/").detail(of: MovieID(5))
        let request = try #require(transport.requests.first)
        #expect(request.url.path == "/3/movie/5")
        #expect(
            request.parameters == [
                "append_to_response":
                    "credits%2Cvideos%2Crelease_dates%2Crecommendations%2Ckeywords%2Cwatch%2Fproviders",
                "language": "de-AT",
                "include_video_language": "de%2Cen%2Cnull",
            ])
    }

    @Test func readsWhatIsKnown() async throws {
        let detail = try await detail(
            #""tagline":"Los!","runtime":98,"overview":"Text","genres":[{"id":18,"name":"Drama"},{"id":2},{"id":7,"name":"Noir"}],"#
                + #""spoken_languages":[{"iso_639_1":"cn"},{"iso_639_1":"zh"},{"iso_639_1":"xx"},{"iso_639_1":""}]"#)
        #expect(detail.tagline == "Los!")
        #expect(detail.runtimeInMinutes == 98)
        #expect(detail.overview == "Text")
        #expect(detail.genres == [FilterValue("drama"), FilterValue("7")])
        #expect(detail.genres.map(\.name) == ["Drama", "Noir"])
        #expect(detail.spokenLanguages == ["yue", "zh"])
    }

    @Test(arguments: [
        #""tagline":"","runtime":0,"overview":"","homepage":"","imdb_id":"","genres":[]"#,
        #""tagline":null,"runtime":null,"overview":null,"homepage":null,"imdb_id":null,"genres":null,"credits":null"#,
        #""credits":"","videos":"","release_dates":"","recommendations":"","genres":"","spoken_languages":"""#,
        #""credits":{"cast":"","crew":7},"videos":{},"release_dates":{"results":""},"recommendations":{"results":[]}"#,
    ])
    func emptyZeroAndNullMeanUnknown(fields: String) async throws {
        var expected = MovieDetail(
            movie: Movie(id: MovieID(5), title: "A", originalTitle: nil, released: nil, rating: nil))
        expected.links = [Link(title: "TMDB", url: "https://www.themoviedb.org/movie/5")]
        #expect(try await detail(fields) == expected)
    }

    @Test func saysItsIdAtIMDb() async throws {
        #expect(try await detail(#""imdb_id":"tt0137523""#).movie.aliases == [ItemID(source: .imdb, key: "tt0137523")])
    }

    @Test(arguments: [#""imdb_id":null"#, #""imdb_id":"""#, #""imdb_id":"nm7""#, #""imdb_id":7"#, #""title":"A""#])
    func whatIsNoSuchIdIsNone(field: String) async throws {
        #expect(try await detail(field).movie.aliases.isEmpty)
    }

    @Test func namesEachDirectorOnce() async throws {
        let detail = try await detail(
            #"""
            "credits":{"crew":[{"name":"B","job":"Director"},{"name":"A","job":"Writer"},{"name":"A","job":"Director"},
            {"name":"B","job":"Director"},{"job":"Director"},null,{"name":"","job":"Director"}]}
            """#)
        #expect(detail.directors == [Person(name: "B"), Person(name: "A")])
    }

    @Test func castStandsInOrderOfBilling() async throws {
        let detail = try await detail(
            #"""
            "credits":{"cast":[{"name":"C","character":""},{"name":"B","character":"Bee","order":1},
            {"name":"A","order":0},{"character":"nobody"}]}
            """#)
        #expect(
            detail.cast == [
                CastMember(name: "A", character: nil), CastMember(name: "B", character: "Bee"),
                CastMember(name: "C", character: nil),
            ])
    }

    @Test func theCertificateIsThatOfTheReadersCinemas() async throws {
        let detail = try await detail(
            #"""
            "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"R","type":3}]},
            {"iso_3166_1":"AT","release_dates":[{"certification":"","type":1},{"certification":"12","type":4},
            {"certification":"14","type":3}]}]}
            """#)
        #expect(detail.certification == "14")
    }

    @Test func aCertificateOfAnotherCountryDoesNotCount() async throws {
        let detail = try await detail(
            #""release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"R","type":3}]}]}"#)
        #expect(detail.certification == nil)
    }

    @Test func officialTrailersComeFirstThenTheNewest() async throws {
        let videos = [
            video("teaser", type: "Teaser", official: true, year: 2026),
            video("old", type: "Trailer", official: true, year: 2020),
            video("fan", type: "Trailer", official: false, year: 2026),
            video("new", type: "Trailer", official: true, year: 2024),
            video("clip", type: "Clip", official: true, year: 2026),
        ]
        let detail = try await detail(#""videos":{"results":[\#(videos.joined(separator: ","))]}"#)
        #expect(detail.trailers.map(\.title) == ["new", "old", "fan", "teaser"])
    }

    @Test func trailersLeadToTheirSites() async throws {
        let detail = try await detail(
            #"""
            "videos":{"results":[{"key":"a-B_1","site":"YouTube","type":"Trailer","name":"One"},
            {"key":"123","site":"Vimeo","type":"Trailer","name":""},{"key":"x","site":"Elsewhere","type":"Trailer"},
            {"key":"x&y=1","site":"YouTube","type":"Trailer"},{"key":"","site":"YouTube","type":"Trailer"}]}
            """#)
        #expect(
            detail.trailers == [
                Link(title: "One", url: "https://www.youtube.com/watch?v=a-B_1"),
                Link(title: "Vimeo", url: "https://vimeo.com/123"),
            ])
    }

    @Test func linksToItsSiteAndToTheServices() async throws {
        let detail = try await detail(#""homepage":"http://www.film.test/a","imdb_id":"tt0118694""#)
        #expect(
            detail.links == [
                Link(title: "www.film.test", url: "http://www.film.test/a"),
                Link(title: "TMDB", url: "https://www.themoviedb.org/movie/5"),
                Link(title: "IMDb", url: "https://www.imdb.com/title/tt0118694/"),
            ])
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "www.film.test", "--help"])
    func opensNothingButTheWeb(homepage: String) async throws {
        #expect(try await detail(#""homepage":"\#(homepage)","imdb_id":"tt1/../x""#).links.map(\.title) == ["TMDB"])
    }

    @Test func recommendsFilms() async throws {
        let detail = try await detail(
            #""recommendations":{"results":[{"id":8,"title":"B","media_type":"movie"},"#
                + #"{"id":9,"title":"C","media_type":"tv"},null]}"#)
        #expect(detail.recommendations.map(\.title) == ["B"])
    }

    private func detail(_ fields: String) async throws -> MovieDetail {
        let body = #"{"id":5,"title":"A",\#(fields)}"#
        return try await TMDBCatalog.sample(TransportSpy(.success(.json(body)))).detail(of: MovieID(5))
    }

    private func video(_ name: String, type: String, official: Bool, year: Int) -> String {
        #"{"key":"k","site":"YouTube","name":"\#(name)","type":"\#(type)","official":\#(official),"#
            + #""published_at":"\#(year)-01-01T00:00:00.000Z"}"#
    }
}
