import Entities
import FoundationEssentials
import HTTP

/// Recognises Cinemeta's errors: a status, sometimes with `{"err":"…"}`, and what it sends for a film that it does not
/// have.
struct CinemetaService: HTTPService {
    let source = CinemetaSource.id
    let limits = CinemetaSource.limits

    private struct Refusal: Decodable {
        @Lenient var err: String?
    }

    /// Longer answers say something.
    private static let mostBytesOfNothing = 100

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        if response.isSuccess { return isNothing(response.body) ? .notFound : nil }
        return response.failure(saying: message(in: response.body))
    }

    private func message(in body: Data) -> String? {
        JSONBody.read(body, as: Refusal.self)?.err?.nilIfEmpty
    }

    /// `{}`, `{"meta":{}}` and `{"meta":null}`.
    private func isNothing(_ body: Data) -> Bool {
        guard body.count <= Self.mostBytesOfNothing,
            let objects = JSONBody.read(body, as: [String: [String: String]?].self)
        else { return false }
        return objects.allSatisfy { $0.key == "meta" && $0.value?.isEmpty ?? true }
    }
}
