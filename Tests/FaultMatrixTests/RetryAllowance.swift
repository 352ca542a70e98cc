import Entities
import TestSupport

/// How often one request may be sent to a service while a fault lasts. Defined here independently of the program's own
/// rule.
struct RetryAllowance: Equatable {
    /// The attempts for one request.
    let attempts: Int
    /// The requests of one attempt: itself and the redirects that it follows.
    let hops: Int
    /// Whether an unknown name may also be searched under its other name.
    let mayAskByOtherName: Bool
    /// Whether the answer is readable but changed: fewer rows in a page, other names.
    let changesContent: Bool

    var requests: Int { attempts * hops }

    private init(
        attempts: Int = 1, hops: Int = 1, mayAskByOtherName: Bool = false, changesContent: Bool = false
    ) {
        self.attempts = attempts
        self.hops = hops
        self.mayAskByOtherName = mayAskByOtherName
        self.changesContent = changesContent
    }

    /// Nil for a fault that is not defined here.
    init?(fault: String, service: SourceID) {
        switch fault {
        // Failures that are likely to pass: three retries.
        case "http-429", "http-429-date", "http-500-html", "http-502-html", "http-503", "truncated", "reset":
            self.init(attempts: 4)
        case "lastfm-8", "lastfm-11", "lastfm-16", "lastfm-29":
            self.init(attempts: service == .lastFM ? 4 : 1)
        case "deezer-4", "deezer-700":
            self.init(attempts: service == .deezer ? 4 : 1)
        // Failures that a retry would not change.
        case "redirect-away" where [.cinemeta, .deezer, .openLibrary, .pokeAPI].contains(service):
            // They have no key that could get into other hands.
            self.init(hops: 2)
        case "redirect-http", "redirect-away", "http-401", "error-html-200", "empty", "garbage", "lastfm-10",
            "lastfm-26", "deezer-500", "deezer-800", "truncated-json", "huge", "slow-drip", "hang":
            self.init()
        case "http-404", "http-422", "lastfm-6":
            self.init(mayAskByOtherName: service == .lastFM)
        case "redirect-loop":
            self.init(hops: 6)
        case "redirect-same":
            self.init(hops: 2)
        // A changed name is unknown, and the next page makes up for missing rows.
        case "wrong-types", "bad-elements", "hostile":
            self.init(mayAskByOtherName: true, changesContent: true)
        // A failure in lists; in a film or an album only some details are missing.
        case "empty-lists", "null-lists":
            self.init(changesContent: true)
        default:
            return nil
        }
    }

    /// The allowed number of requests, from the number without a fault.
    func questions(of usual: Int) -> Int {
        usual * (mayAskByOtherName ? 2 : 1) * (changesContent ? 2 : 1)
    }

    /// The least sum of pauses for a number of attempts: half a second before the first retry, then twice as long each
    /// time.
    ///
    /// - Parameter times: how often the user has asked, without a pause.
    func leastWait(requests: Int, times: Int) -> Duration {
        let attempts = (requests + hops - 1) / hops
        return (0..<times).reduce(.zero) { wait, time in
            let own = attempts / times + (time < attempts % times ? 1 : 0)
            return wait + .milliseconds((1..<max(1, own)).reduce(0) { $0 + 250 << $1 })
        }
    }
}
