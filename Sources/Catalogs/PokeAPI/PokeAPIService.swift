import Entities
import HTTP

/// Recognises PokéAPI's errors: a status, and a line of plain text that says the same.
struct PokeAPIService: HTTPService {
    let source = PokeAPISource.id
    let limits = PokeAPISource.limits

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        response.isSuccess ? nil : response.failure(saying: nil)
    }
}
