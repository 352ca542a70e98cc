/// Why nothing was written down.
package enum LogProblem: Error, Equatable {
    /// There is no title to look for.
    case titleMissing
    case valueMissing(String)
    /// Nothing but spaces stands there, or a `#`.
    case tagMissing
    case notADay(String)
    case inTheFuture(String)
    case notARating(String)
    case ratingOfNothing(String)
    case notAYear(String)
    /// An option of `find` that prints or opens what is found, or says how much of it.
    case notForLog
    /// Nothing has exactly that title.
    case nothing(String)
    /// What has it is of these years, in their order, and nothing of the one that was named.
    case otherYears(String, [Int], not: Int)
    /// Nothing that is cached has it, and nobody was to be asked.
    case nothingCached(String)
    /// Several have it: each in one line.
    case several(String, [String])
    /// Sources that could have it did not answer: why, and the kinds whose sources did.
    case notAllAnswered([FindFailure], answered: [FoundKind])
}

extension LogProblem {
    /// The manual says what they mean.
    package var exitStatus: Int32 {
        switch self {
        case .nothing, .otherYears: 1
        case .notAllAnswered, .nothingCached: 3
        default: 2
        }
    }

    /// How many of those that have the same title, or of their years, are named, at most.
    private static let mostNamed = 5

    func sentence(_ printable: (String, Int) -> String) -> String {
        switch self {
        case .titleMissing: "log needs what to write down: matinee log TITLE"
        case .valueMissing(let option): "\(option) needs a value (see 'matinee --help')"
        case .tagMissing: "--tag needs a word to find it by: --tag WORD; nothing was written down"
        case .notADay(let text):
            "'\(printable(text, 60))' is no day; write it as 2026-11-20, 2026-11 or 2026, or 'unknown'"
        case .inTheFuture(let text): "\(text) is still to come; nothing was written down"
        case .notARating(let text):
            "'\(printable(text, 60))' is no rating; write stars as 4.5, or another scale as 9/10 or 88/100"
        case .ratingOfNothing(let text):
            "'\(printable(text, 60))' is less than the least rating; write 0.5, 1/10 or 1/100, or leave --rating out"
        case .notAYear(let text): "'\(printable(text, 60))' is no year"
        case .notForLog: "log takes no --json, --tsv, --open and --limit (see 'matinee --help')"
        case .nothing(let title):
            "nothing has the title '\(printable(title, 60))'; 'matinee find' shows what there is; nothing was written down"
        case .otherYears(let title, let years, let year):
            "there is '\(printable(title, 60))' of "
                + years.prefix(Self.mostNamed).map(String.init).joined(separator: ", ")
                + (years.count > Self.mostNamed ? " …" : "") + ", and none of \(year); nothing was written down"
        case .nothingCached(let title):
            "nothing that is cached has the title '\(printable(title, 60))'; without --offline and MATINEE_NETWORK=off the "
                + "sources are asked; nothing was written down"
        case .several(let title, let lines):
            "several have the title '\(printable(title, 60))': "
                + lines.prefix(Self.mostNamed).map { printable($0, 80) }.joined(separator: "; ")
                + (lines.count > Self.mostNamed ? " …" : "")
                + "; say which by --year, or by its kind as find does; nothing was written down"
        case .notAllAnswered(let failures, let answered):
            failures.map { $0.sentence(printable) }.joined(separator: "; ") + "; nothing was written down; "
                + Self.others(answered)
        }
    }

    /// How nobody is asked who does not answer.
    private static func others(_ answered: [FoundKind]) -> String {
        let options = answered.map(\.option)
        let named =
            options.isEmpty
            ? "" : "\(options.joined(separator: " or ")) asks only for that kind, which answers; "
        return named + "--offline takes what is cached, --builtin what is built in"
    }
}
