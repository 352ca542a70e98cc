import CatalogKit
package import Entities
import HTTP
import Services

extension TMDBCatalog: PersonCatalog {
    package func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail {
        guard let question = question(id) else { throw .notFound }
        return try await answers.value(of: question, in: people, as: id, learn: learn)
    }

    package func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>? {
        guard let question = question(id) else { return nil }
        return await answers.cached(question, in: people, as: id, learn: learn)
    }

    package func peek(_ id: PersonID) -> PersonDetail? {
        people[id]?.value
    }

    /// Films have their titles at once.
    private func learn(_ answer: CatalogAnswer<PersonDetail>) {
        for credit in answer.value.films where summaries[credit.movie.id] == nil {
            summaries.store(credit.movie, for: credit.movie.id, lifetime: nil)
        }
    }

    /// Nil for what cannot be a person of TMDB's: ids come from files too, and this one becomes part of an address.
    private func question(_ id: PersonID) -> CatalogQuestion<PersonDetail>? {
        guard id.item.source == source, isNumber(id.item.key) else { return nil }
        let items = [
            QueryItem("append_to_response", "movie_credits,external_ids"), QueryItem("language", locale.tag),
        ]
        let request = HTTPRequest(
            baseURL, path: "/person/\(id.item.key)", query: items, credential: credential)
        return CatalogQuestion(requests: [request], policy: .detail) {
            JSONBody.read($0, as: TMDBPerson.self)?.detail
        }
    }
}
