import Entities
import FoundationEssentials
import HTTP
import Runtime
import SyncFolder

/// Asks a server and waits for its answer, on a thread that may block.
struct SyncServer: Sendable {
    /// The address, for people.
    let place: String
    let http: HTTPClient

    /// An answer of any status, but those that say that another time may be better.
    func response(to request: HTTPRequest) throws(SyncFailure) -> HTTPResponse {
        let answer = waiting(on: http.worker) { [http] () -> Result<HTTPResponse, CatalogFailure> in
            do throws(CatalogFailure) {
                return .success(try await http.response(to: request, of: SyncService()))
            } catch {
                return .failure(error)
            }
        }
        do throws(CatalogFailure) { return try answer.get() } catch { throw failure(.notAnswered(error)) }
    }

    /// The document in an answer.
    func document(in response: HTTPResponse) throws(SyncFailure) -> XMLElement {
        guard let reader = XMLReader() else { throw failure(.libraryMissing(name: XMLReader.usualLibrary)) }
        guard let document = reader.document(response.body) else { throw unreadable(response) }
        return document
    }

    func failure(_ failure: ServerFailure) -> SyncFailure { .server(failure, place: place) }

    func unreadable(_ response: HTTPResponse) -> SyncFailure {
        failure(.notAnswered(.unreadable(status: response.status)))
    }
}

/// A server that machines share, as the network layer knows it. What its refusals mean is up to who has asked.
private struct SyncService: HTTPService {
    /// What failures call it.
    let source = SourceID(rawValue: "sync")
    let limits = SourceLimits(connections: 1)

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        switch response.status {
        case 408, 425, 429: .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
        // It cannot do that at all, or has no room.
        case 501, 505, 507: nil
        // Somebody else has locked it for a moment.
        case 423, 500...: .unavailable(status: response.status)
        default: nil
        }
    }
}
