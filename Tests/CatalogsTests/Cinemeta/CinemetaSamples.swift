import Entities
import TestSupport

@testable import HTTP

extension MovieID {
    /// By the number in an IMDb id.
    static func imdb(_ number: Int) -> MovieID {
        MovieID(source: .cinemeta, key: "tt\(number)")
    }
}

extension HTTPResponse {
    /// A list of whole films, `tt1` and so on.
    static func films(_ count: Int, from first: Int = 1, year: String = "1999") -> HTTPResponse {
        let films = (first..<first + count).map { number in
            #"{"id":"tt\#(number)","imdb_id":"tt\#(number)","type":"movie","name":"Film \#(number)","#
                + #""year":"\#(year)","description":"Of \#(number)."}"#
        }
        return .json(#"{"metas":[\#(films.joined(separator: ","))]}"#)
    }

    /// Answers about one film, `tt1`.
    static func film(_ fields: String = #""description":"All.""#) -> HTTPResponse {
        .json(#"{"meta":{"id":"tt1","imdb_id":"tt1","type":"movie","name":"A",\#(fields)}}"#)
    }
}
