import Entities
import TestSupport

@testable import Catalogs
@testable import HTTP

/// Answers in the service's forms.
enum OpenLibrarySamples {
    static let listFields =
        "key,title,subtitle,author_name,author_key,cover_i,first_publish_year,edition_count,ratings_average,ratings_count"
    static let detailFields =
        listFields + ",number_of_pages_median,isbn,language,want_to_read_count,currently_reading_count,"
        + "already_read_count"

    static let trendingAddress = "/trending/daily.json?page=1&limit=50&fields=\(encoded(listFields))"
    static let workAddress = "/works/OL893415W.json"
    static let documentAddress =
        "/search.json?q=key%3A%22%2Fworks%2FOL893415W%22&limit=1&fields=\(encoded(detailFields))"
    static let othersAddress =
        "/search.json?q=author_key%3AOL79034A&sort=editions&limit=16&fields=\(encoded(listFields))"
    static let addressesOfDune = [workAddress, documentAddress, othersAddress]

    static func encoded(_ text: String) -> String {
        text.split(separator: ",").joined(separator: "%2C")
    }

    static let trending = HTTPResponse.json(
        #"""
        {"query":"/trending/daily","works":[
          {"key":"/works/OL893415W","title":"Dune","author_name":["Frank Herbert","Френк Герберт"],
           "author_key":["OL79034A","OL7388009A"],"cover_i":11481354,"first_publish_year":1965,"edition_count":120,
           "ratings_average":4.3,"ratings_count":521},
          {"key":"/works/OL1W","author_name":["No Title"]},
          {"key":"OL2W","title":"Bare","subtitle":"","cover_i":-1,"first_publish_year":0,"edition_count":0,
           "ratings_average":0,"ratings_count":0},
          {"key":"/authors/OL3A","title":"No work"}, 7, null,
          {"key":"/works/OL4W","title":"ダンジョン飯 1","authors":[{"name":"九井諒子","key":"/authors/OL4A"},{"key":"x"}],
           "cover_id":5}
        ],"days":1,"hours":0}
        """#)

    static let dune = HTTPResponse.json(
        #"""
        {"key":"/works/OL893415W","type":{"key":"/type/work"},"title":"Dune",
         "description":{"type":"/type/text","value":"A **desert** planet.\r\n\r\nSee [the film](https://film.test).\r\n----------\r\nAlso in: x"},
         "subjects":["Deserts.","deserts","nyt:paperback=2021-11-07","series:Dune","In library","Fiction, general"],
         "links":[{"title":"About it","url":"https://a.test/dune"},{"title":"","url":"https://b.test/"},{"url":"file:///x"},7],
         "covers":[-1,7],"first_publish_date":"August 1965",
         "authors":[{"type":"/type/author_role","author":{"key":"/authors/OL79034A"}}]}
        """#)

    static let document = HTTPResponse.json(
        #"""
        {"numFound":1,"start":0,"docs":[
          {"key":"/works/OL893415W","title":"Dune","author_name":["Frank Herbert"],"author_key":["OL79034A"],
           "first_publish_year":1965,"edition_count":120,"ratings_average":4.3,"ratings_count":521,
           "number_of_pages_median":604,"isbn":["0441172717","9780441172719","9780441172718","3453186834"],
           "language":["eng","ger","und","eng","grc","?"],"want_to_read_count":1200,"currently_reading_count":30,
           "already_read_count":500}]}
        """#)

    static let others = HTTPResponse.json(
        #"""
        {"numFound":2,"docs":[{"key":"/works/OL893415W","title":"Dune"},
          {"key":"/works/OL893502W","title":"Dune Messiah","first_publish_year":1969}]}
        """#)

    static let nothingFound = HTTPResponse.json(#"{"numFound":0,"start":0,"numFoundExact":true,"docs":[]}"#)
    static let notFound = HTTPResponse.json(#"{"error":"notfound","key":"/works/OL9W"}"#, status: 404)

    /// What is trending, and all that there is to know of one book.
    static var transport: AddressedTransportSpy {
        AddressedTransportSpy(
            [trendingAddress: trending, workAddress: dune, documentAddress: document, othersAddress: others],
            other: notFound)
    }
}
