import Presentation
import TerminalKit

/// How far long work is, in one line.
package struct ProgressText {
    /// How a bar is drawn.
    package struct Look: Equatable {
        /// Whether the terminal's locale has more than ASCII, in signs of one column.
        var hasLines: Bool
        var hasColors: Bool
    }

    let progress: LongWork.Progress
    /// In a second; nil where it is not known.
    let rate: Double?
    let left: Duration?
    let wording: Wording

    private static let shortestBar = 8
    private static let longestBar = 40
    /// Longer than that is no forecast.
    private static let longestForecast = Duration.seconds(100 * 3_600)

    /// For a file, or a terminal that takes nothing but lines: `Movies: 124 of 500, 12/s, 0:31 left`.
    var line: String {
        let facts = [counts, speed, forecast].compactMap(\.self)
        return facts.isEmpty ? progress.title : "\(progress.title): \(facts.joined(separator: ", "))"
    }

    /// For a terminal: `Movies ━━━━────────── 124 of 500 · 12/s · 0:31 left`. What does not fit is left out, the bar before
    /// the numbers.
    ///
    /// - Parameter width: in columns, which the text never exceeds.
    func bar(width: Int, _ look: Look) -> String {
        let separator = look.hasLines ? " · " : ", "
        let (counts, speed, forecast) = (counts, speed, forecast)
        let title = progress.title
        var tails: [String] = []
        for facts in [[counts, speed, forecast], [counts, forecast], [counts]] {
            tails.append(facts.compactMap(\.self).joined(separator: separator))
        }
        if let total = progress.total, total > 0 {
            for tail in tails {
                let room = width - Self.width(title) - Self.width(tail) - 2
                guard room >= Self.shortestBar else { continue }
                return "\(title) \(drawn(total, min(room, Self.longestBar), look)) \(tail)"
            }
        }
        for tail in tails.map({ "\(title) \($0)" }) + tails where Self.width(tail) <= width { return tail }
        return Self.cut(title, to: width)
    }

    private func drawn(_ total: Int, _ width: Int, _ look: Look) -> String {
        let filled = max(0, min(width, progress.done * width / total))
        let (full, empty) = look.hasLines ? ("━", "─") : ("#", "-")
        let done = String(repeating: full, count: filled)
        let rest = String(repeating: empty, count: width - filled)
        return look.hasColors && filled > 0 ? "\u{1B}[36m\(done)\u{1B}[39m\(rest)" : done + rest
    }

    private var counts: String? {
        let done = wording.format.grouped(progress.done)
        if let total = progress.total { return wording.position(done, wording.format.grouped(total)) }
        return progress.done > 0 ? done : nil
    }

    private var speed: String? {
        guard progress.pause == nil, let rate else { return nil }
        if rate >= 10 { return wording.progress.perSecond(wording.format.grouped(Int(rate.rounded()))) }
        if rate >= 1 { return wording.progress.perSecond(wording.format.decimal(rate)) }
        let perMinute = Int((rate * 60).rounded())
        return perMinute > 0 ? wording.progress.perMinute(wording.format.grouped(perMinute)) : nil
    }

    private var forecast: String? {
        if let pause = progress.pause { return wording.progress.waiting(time(pause)) }
        guard let left, left < Self.longestForecast, progress.total.map({ progress.done < $0 }) == true else {
            return nil
        }
        return wording.progress.left(time(left))
    }

    private func time(_ duration: Duration) -> String {
        wording.format.duration(seconds: Int((duration / .seconds(1)).rounded(.up)))
    }

    private static func width(_ text: String) -> Int { HarmlessText.width(of: text) }

    private static func cut(_ text: String, to width: Int) -> String {
        var cut = ""
        for character in text where self.width(cut + String(character)) <= width { cut.append(character) }
        return cut
    }
}
