import Entities

/// How often one question may be put to a service while a fault lasts. Said here once more, so that the program's own
/// rule is not what it is measured by.
struct RetryAllowance: Equatable {
    /// Of one question.
    let attempts: Int
    /// Of one attempt: itself, and the redirects that it follows.
    let hops: Int
    /// Whether a name that is not known may be looked for under its other name too.
    let mayAskByOtherName: Bool
    /// Whether what comes can be read, but is not what the service has: fewer rows a page, other names.
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

    /// Nil for a fault of which nobody has said it yet.
    init?(fault: String, service: CatalogSource) {
        switch fault {
        // What is likely to pass: three more times.
        case "http-429", "http-429-date", "http-500-html", "http-502-html", "http-503", "truncated", "reset":
            self.init(attempts: 4)
        case "lastfm-8", "lastfm-11", "lastfm-16", "lastfm-29":
            self.init(attempts: service == .lastFM ? 4 : 1)
        // What asking again would not change.
        case "redirect-http", "redirect-away", "http-401", "error-html-200", "empty", "garbage", "lastfm-10",
            "lastfm-26", "truncated-json", "huge", "slow-drip", "hang":
            self.init()
        case "http-404", "http-422", "lastfm-6":
            self.init(mayAskByOtherName: service == .lastFM)
        case "redirect-loop":
            self.init(hops: 6)
        case "redirect-same":
            self.init(hops: 2)
        // A name that was changed is not known, and rows that were left out are made up for by the next page.
        case "wrong-types", "bad-elements", "hostile":
            self.init(mayAskByOtherName: true, changesContent: true)
        // In lists it is a failure; in a film or an album it is less than there is.
        case "empty-lists", "null-lists":
            self.init(changesContent: true)
        default:
            return nil
        }
    }

    /// How many questions there may be where there are so many without a fault.
    func questions(of usual: Int) -> Int {
        usual * (mayAskByOtherName ? 2 : 1) * (changesContent ? 2 : 1)
    }

    /// The least that is to be waited in all where a question is asked so often: half a second before it is asked
    /// again, and each time twice as long.
    ///
    /// - Parameter times: how often the reader has asked, who need not wait.
    func leastWait(requests: Int, times: Int) -> Duration {
        let attempts = (requests + hops - 1) / hops
        return (0..<times).reduce(.zero) { wait, time in
            let own = attempts / times + (time < attempts % times ? 1 : 0)
            return wait + .milliseconds((1..<max(1, own)).reduce(0) { $0 + 250 << $1 })
        }
    }
}
