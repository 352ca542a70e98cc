import Entities
import Synchronization
import TestSupport

@testable import HTTP

extension ArtistID {
    static func deezer(_ number: Int) -> ArtistID { ArtistID(source: .deezer, name: String(number)) }
}

extension AlbumID {
    static func deezer(_ artist: Int, _ number: Int) -> AlbumID {
        AlbumID(source: .deezer, artist: String(artist), title: String(number))
    }
}

extension HTTPResponse {
    /// A chart of these artists, from the first place on.
    static func chart(_ ids: some Sequence<Int>) -> HTTPResponse {
        .list(ids.enumerated().map { #"{"id":\#($0.element),"name":"A\#($0.element)","position":\#($0.offset + 1)}"# })
    }

    static func albums(_ ids: some Sequence<Int>, _ rest: String = "") -> HTTPResponse {
        .list(ids.map { #"{"id":\#($0),"title":"T\#($0)","fans":\#($0 * 10)}"# }, rest)
    }

    /// With the genre of all music before them.
    static func genres(_ ids: some Sequence<Int>) -> HTTPResponse {
        .list(#"{"id":0,"name":"All"}"#, ids.map { #"{"id":\#($0),"name":"G\#($0)"}"# })
    }

    static let noData = HTTPResponse.json(#"{"error":{"type":"DataException","message":"no data","code":800}}"#)

    private static func list(_ first: String, _ rest: [String]) -> HTTPResponse { .list([first] + rest) }

    private static func list(_ elements: [String], _ rest: String = "") -> HTTPResponse {
        .json(#"{"data":[\#(elements.joined(separator: ","))]\#(rest)}"#)
    }
}

/// Answers each address with its own body.
final class AddressedTransportSpy: HTTPTransport {
    private let state: Mutex<(answers: [String: HTTPResponse], asked: [String])>
    private let other: HTTPResponse

    /// - Parameters:
    ///   - answers: by path and query: `/genre`.
    ///   - other: the answer to all other addresses.
    init(_ answers: [String: HTTPResponse], other: HTTPResponse = .noData) {
        state = Mutex((answers, []))
        self.other = other
    }

    /// Path and query of each request.
    var asked: [String] { state.withLock(\.asked) }

    func replace(_ address: String, by answer: HTTPResponse) {
        state.withLock { $0.answers[address] = answer }
    }

    func send(_ request: HTTPRequest) async throws(CatalogFailure) -> HTTPResponse {
        let address = request.url.path + (request.url.query.map { "?\($0)" } ?? "")
        return state.withLock { state in
            state.asked.append(address)
            return state.answers[address] ?? other
        }
    }
}
