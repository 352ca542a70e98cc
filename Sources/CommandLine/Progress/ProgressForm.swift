import Glibc
import Presentation
package import TerminalKit

extension ProgressDisplay.Form {
    /// For standard error.
    ///
    /// - Parameters:
    ///   - environment: of the program.
    ///   - colors: how many colours are wanted.
    ///   - isPlain: whether lines are wanted wherever it is shown.
    package init(environment: [String: String], colors: ColorWish, isPlain: Bool) {
        let terminal = environment["TERM"] ?? ""
        guard !isPlain, isatty(STDERR_FILENO) == 1, !["", "dumb"].contains(terminal) else {
            self = .lines(start: "matinee: ")
            return
        }
        self = .bar(
            ProgressText.Look(hasLines: Self.hasLines(environment), hasColors: colors != .exactly(.mono)))
    }

    /// Where Chinese, Japanese or Korean is written, terminals may give two columns to these signs.
    static func hasLines(_ environment: [String: String]) -> Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty }?.lowercased() ?? ""
        let isWide = ["zh", "ja", "ko"].contains(String(locale.prefix { $0.isLetter }))
        return !isWide && (locale.hasSuffix("utf-8") || locale.hasSuffix("utf8"))
    }
}
