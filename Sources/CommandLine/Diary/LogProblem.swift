/// Why nothing was written down.
package enum LogProblem: Error, Equatable {
    case valueMissing(String)
    case notADay(String)
    case inTheFuture(String)
    case notARating(String)
    case notAYear(String)
    /// An option of `find` that prints or opens what is found.
    case notForLog
    /// Nothing has exactly that title.
    case nothing(String)
    /// Several have it: each in one line.
    case several(String, [String])
}

extension LogProblem {
    /// Of those that have the same title so many are named.
    private static let mostNamed = 5

    func sentence(_ printable: (String, Int) -> String) -> String {
        switch self {
        case .valueMissing(let option): "\(option) needs a value (see 'matinee --help')"
        case .notADay(let text):
            "'\(printable(text, 60))' is no day; write it as 2026-11-20, 2026-11 or 2026, or 'unknown'"
        case .inTheFuture(let text): "\(text) is still to come; nothing was written down"
        case .notARating(let text):
            "'\(printable(text, 60))' is no rating; write stars as 4.5, or another scale as 9/10 or 88/100"
        case .notAYear(let text): "'\(printable(text, 60))' is no year"
        case .notForLog: "log takes no --json, --tsv and --open (see 'matinee --help')"
        case .nothing(let title):
            "nothing has the title '\(printable(title, 60))'; 'matinee find' shows what there is; nothing was written down"
        case .several(let title, let lines):
            "several have the title '\(printable(title, 60))': "
                + lines.prefix(Self.mostNamed).map { printable($0, 80) }.joined(separator: "; ")
                + (lines.count > Self.mostNamed ? " …" : "")
                + "; say which by --year, or by its kind as find does; nothing was written down"
        }
    }
}
