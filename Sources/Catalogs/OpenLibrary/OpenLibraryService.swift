import Entities
import FoundationEssentials
import HTTP

/// Recognises Open Library's errors: a status, with HTML or with one of three kinds of JSON.
struct OpenLibraryService: HTTPService {
    let source = OpenLibrarySource.id
    let limits: SourceLimits

    private struct Refusal: Decodable {
        struct Detail: Decodable {
            @Required var msg: String
        }

        /// Sent by the older server, with status 200 too.
        @Lenient var error: String?
        /// Sent by the newer server.
        @Lenient var detail: LossyList<Detail>?
        /// Sent by what stands before both servers.
        @Lenient var message: String?

        var text: String? {
            [error, detail?.elements.first.map { Self.plain($0.msg) }, message].lazy.compactMap { $0?.nilIfEmpty }.first
        }

        /// Without what the server's checker says before each sentence.
        private static func plain(_ text: String) -> String {
            let prefix = "Value error, "
            return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        }
    }

    /// Errors are shorter, and a long page should not be decoded twice.
    private static let mostBytesOfRefusal = 2_000

    func failure(in response: HTTPResponse) -> CatalogFailure? {
        let isShort = response.body.count <= Self.mostBytesOfRefusal
        let refusal = isShort ? JSONBody.read(response.body, as: Refusal.self) : nil
        if response.isSuccess {
            guard let error = refusal?.error?.nilIfEmpty else { return nil }
            return error == "notfound" ? .notFound : .refused(status: response.status, message: error)
        }
        return response.status == 410 ? .notFound : response.failure(saying: refusal?.text)
    }
}
