import Entities

/// What has come of fetching a list for later.
struct PrefetchOutcome: Equatable, Sendable {
    /// How many were asked for.
    let wanted: Int
    /// What was gone through.
    var seen = 0
    /// What was not there, or old, and is there now.
    var new = 0
    /// What a program without a network finds now.
    var kept = 0
    /// What was had and is not there any more, with pages of the list.
    var lost = 0
    /// Whether the list has no more.
    var isAll = false
    var failures: [CatalogFailure: Int] = [:]
    /// Why the source was not asked any more; nil if it was asked for all.
    var end: CatalogFailure?
    var pictures = 0
    var missingPictures = 0

    /// What was asked for anew, and had.
    private(set) var had: Set<LibrarySubject> = []
    /// How many a row have failed for what may pass.
    private var failuresInARow = 0
    private static let mostFailuresInARow = 5

    init(wanted: Int) {
        self.wanted = wanted
    }

    /// What was had of one.
    struct Item: Sendable {
        let subject: LibrarySubject
        var wasFresh = false
        var failure: CatalogFailure?
        /// Nil where none was asked for, or there is none.
        var hasPicture: Bool?
    }

    mutating func take(_ item: Item) {
        guard item.failure != .cancelled else { return }
        seen += 1
        if let failure = item.failure {
            failures[failure, default: 0] += 1
            failuresInARow += failure.isOfService ? 1 : 0
            if failure.isFinal || failuresInARow >= Self.mostFailuresInARow { end = end ?? failure }
            return
        }
        failuresInARow = 0
        if !item.wasFresh { had.insert(item.subject) }
        switch item.hasPicture {
        case true?: pictures += 1
        case false?: missingPictures += 1
        case nil: break
        }
    }
}

extension CatalogFailure {
    /// Whether the next question would be answered no better.
    fileprivate var isFinal: Bool {
        switch self {
        case .offline, .startedOffline, .hostNotFound, .connectionRefused, .untrusted, .redirectRefused,
            .redirectsInCircles, .keyRejected, .keySuspended, .networkLibraryMissing:
            true
        default: false
        }
    }

    /// Whether it says more of the service than of what was asked for.
    fileprivate var isOfService: Bool {
        switch self {
        case .notFound, .tooLarge: false
        default: true
        }
    }
}
