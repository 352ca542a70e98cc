import Entities
import FoundationEssentials
import HTTP
import LibraryStore
import Services

/// Asks the service of a shared shelf. The media types are those of the service that the form comes from.
struct ShelfClient: Sendable {
    let http: HTTPClient
    let address: HTTPURL

    private static let listType = "application/vnd.fortech.books-list+json"
    private static let creationType = "application/vnd.fortech.book-creation+json"
    private static let bookType = "application/vnd.fortech.book+json"
    /// To take what a plain service has, too.
    private static let orPlain = ", application/json;q=0.9"

    /// Why nothing can be asked of it now.
    struct Failure: Error {
        let failure: CatalogFailure
        /// How long it asks to wait.
        var pause: Int?
        /// Whether the request has certainly not arrived.
        var isUnsent: Bool {
            switch failure {
            case .offline, .startedOffline, .hostNotFound, .connectionRefused, .untrusted, .networkLibraryMissing: true
            default: false
            }
        }
    }

    /// What has become of a change.
    enum Outcome {
        /// Nil after a deletion.
        case done(ListedShelfBook?)
        /// It was added, but the answer does not say under which id.
        case doneSomewhere
        case refused(status: Int, reason: String)
        /// There is no such book.
        case gone
        /// It is not as it was known to be.
        case differs
    }

    func list() async throws(Failure) -> WireList {
        let response = try await response(
            to: HTTPRequest(
                url: address.appending("/books"), fields: [.init("Accept", Self.listType + Self.orPlain)]))
        guard response.isSuccess else {
            throw Failure(
                failure: .refused(status: response.status, message: WireReason.text(in: response.body).nilIfEmpty))
        }
        guard let list = WireList(response.body) else { throw Failure(failure: .unreadable(status: response.status)) }
        return list
    }

    func send(_ change: OutgoingChange) async throws(Failure) -> Outcome {
        let response = try await response(to: request(for: change))
        switch response.status {
        case 200...299: return outcome(of: change, response)
        case 404, 410:
            return change.kind == .deleted ? .done(nil) : change.kind == .edited ? .gone : refusal(in: response)
        case 412 where change.known?.tag != nil: return .differs
        // Of these none is about this change.
        case 401, 403, 407:
            throw Failure(
                failure: .refused(status: response.status, message: WireReason.text(in: response.body).nilIfEmpty))
        default: return refusal(in: response)
        }
    }

    private func request(for change: OutgoingChange) -> HTTPRequest {
        var fields = [HTTPRequest.Field("Idempotency-Key", change.request)]
        if let tag = change.known?.tag { fields.append(.init("If-Match", tag)) }
        let place = address.appending("/books" + (change.known.map { "/\(QueryItem.escaped($0.id))" } ?? ""))
        guard change.kind != .deleted else { return HTTPRequest(.delete, url: place, fields: fields) }
        fields.append(.init("Accept", Self.bookType + Self.orPlain))
        let isNew = change.kind == .added
        // Texts and whole numbers can always be encoded.
        let body = (try? JSONEncoder().encode(SentBook(book: change.book))) ?? Data()
        return HTTPRequest(
            isNew ? .post : .put, url: place, fields: fields,
            body: .init(type: isNew ? Self.creationType : Self.bookType, body))
    }

    private func outcome(of change: OutgoingChange, _ response: HTTPResponse) -> Outcome {
        guard change.kind != .deleted else { return .done(nil) }
        let tag = response.headers.eTag?.text
        let answer = JSONBody.read(response.body, as: WireBook.self)?.listed(tag: tag)
        if let known = change.known {
            return .done(ListedShelfBook(id: known.id, tag: tag, book: answer?.book ?? change.book))
        }
        return answer.map { .done($0) } ?? .doneSomewhere
    }

    private func refusal(in response: HTTPResponse) -> Outcome {
        .refused(status: response.status, reason: WireReason.text(in: response.body))
    }

    /// Any answer but those that say that another time may be better.
    private func response(to request: HTTPRequest) async throws(Failure) -> HTTPResponse {
        let response: HTTPResponse
        do throws(CatalogFailure) { response = try await http.response(to: request, of: ShelfService()) } catch {
            throw Failure(failure: error)
        }
        let pause = response.retryAfterSeconds
        switch response.status {
        case 408, 425, 429: throw Failure(failure: .rateLimited(retryAfterSeconds: pause), pause: pause)
        case 500...: throw Failure(failure: .unavailable(status: response.status), pause: pause)
        default: return response
        }
    }
}
