import Entities
import Presentation

extension Wording {
    /// Every language that the program speaks.
    static let all = [Wording.for(localeIdentifier: "en_US"), Wording.for(localeIdentifier: "de_DE")]
}

extension Command {
    static let all: [Command] = [
        .up, .down, .pageUp, .pageDown, .first, .last, .open, .back, .otherPane, .section(1), .section(2), .section(3),
        .next,
        .previous, .refresh, .openPage, .playTrailer, .yes, .no, .help, .redraw, .suspend, .quit,
    ]
}

extension CatalogFailure {
    static let host = "api.test"

    /// Every case, with and without what it may leave out.
    static let all: [CatalogFailure] = [
        .offline, .hostNotFound(host: host), .connectionRefused(host: host), .connectionLost(host: host),
        .untrusted(host: host), .timedOut(host: host), .redirectRefused(.tmdb, host: host),
        .redirectRefused(.lastFM, host: host), .keyMissing(.tmdb), .keyMissing(.lastFM), .keyRejected(.tmdb),
        .keyRejected(.lastFM), .keySuspended(.tmdb), .keySuspended(.lastFM),
        .notFound, .rateLimited(retryAfterSeconds: 7), .rateLimited(retryAfterSeconds: nil), .unavailable(status: 503),
        .unavailable(status: 200), .refused(status: 422, message: "page must be less than 500"),
        .refused(status: 422, message: nil), .refused(status: 200, message: "Invalid parameters"),
        .refused(status: 200, message: nil), .unreadable(status: 200), .tooLarge(limitInBytes: 8_388_608),
        .networkLibraryMissing(name: "libcurl.so.4"), .cancelled,
    ]
}

extension Message {
    /// All that a person reads of it.
    var text: String {
        [what, why, remedy].compactMap(\.self).joined(separator: " ")
    }
}
