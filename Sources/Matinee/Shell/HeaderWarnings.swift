import Entities
import Presentation

/// What is not as it should be, for the header: no network is used, a service is asked again, machines do not share.
struct HeaderWarnings {
    /// Whether the program works offline, with cached data only.
    let isOffline: Bool
    let wording: Wording
    /// How it stands with the machines that share the library.
    var sharing = SharingState()
    /// The services with a running retry, and the failure before it.
    private var retries: [SourceID: CatalogFailure] = [:]

    init(isOffline: Bool, wording: Wording) {
        self.isOffline = isOffline
        self.wording = wording
    }

    /// A retry has begun or ended.
    mutating func didHear(_ news: RetryNews) {
        switch news {
        case .began(let service, let failure): retries[service] = failure
        case .ended(let service): retries[service] = nil
        }
    }

    /// - Parameters:
    ///   - services: those of the section in sight.
    ///   - isBusy: whether anything is being loaded there.
    /// - Returns: the forms of the one that is said, from the longest to the shortest; empty for none.
    func said(of services: Set<SourceID>, isBusy: Bool) -> [String] {
        if isOffline { return [wording.offline] }
        guard isBusy, let failure = services.compactMap({ retries[$0] }).first else {
            return wording.signs(of: sharing)
        }
        return [wording.tryingAgain(wording.message(failure)), wording.tryingAgainShort]
    }
}
