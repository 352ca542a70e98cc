import Presentation
import TerminalKit

/// Which stop of a text is marked, and which of its sections are folded.
struct TextStops {
    /// By its number in the layout.
    private(set) var marked: Int?
    /// What the user has said of sections, by their names.
    private(set) var folded: [String: Bool] = [:]
    /// The stop of an earlier session, by its text and its number, until the text has it.
    var wanted: (text: String, number: Int)?

    /// Another thing is shown.
    mutating func forgetMark() {
        (marked, wanted) = (nil, nil)
    }

    mutating func mark(_ stop: Int) {
        (marked, wanted) = (stop, nil)
    }

    /// The mark stays where it was, as far as that is still there.
    mutating func didLayOut(_ layout: LinkedLayout, formerly stops: [LinkedLayout.Stop]) {
        if let stop = marked.map({ stops[$0] }) {
            marked = number(of: stop, near: marked ?? 0, in: layout.stops)
        }
        guard let wanted else { return }
        let found = layout.stops.indices.filter { layout.stops[$0].storedText == wanted.text }
        guard let best = found.first(where: { $0 == wanted.number }) ?? found.first else { return }
        (marked, self.wanted) = (best, nil)
    }

    private func number(of stop: LinkedLayout.Stop, near number: Int, in stops: [LinkedLayout.Stop]) -> Int? {
        stops.indices.contains(number) && stops[number] == stop ? number : stops.firstIndex(of: stop)
    }

    /// Goes to the stop after or before the marked one; from the edge of what is in sight where that does not show it.
    ///
    /// - Returns: whether there are stops.
    mutating func step(_ direction: Int, in layout: LinkedLayout, visible: Range<Int>) -> Bool {
        guard !layout.stops.isEmpty else { return false }
        wanted = nil
        if let marked, let lines = Self.lines(of: marked, in: layout), lines.overlaps(visible) {
            self.marked = min(max(0, marked + direction), layout.stops.count - 1)
            return true
        }
        let inSight = layout.stops.indices.filter { Self.lines(of: $0, in: layout)?.overlaps(visible) == true }
        let beyond = layout.stops.indices.filter { stop in
            guard let lines = Self.lines(of: stop, in: layout) else { return false }
            return direction > 0 ? lines.lowerBound >= visible.lowerBound : lines.upperBound < visible.upperBound
        }
        marked =
            direction > 0
            ? inSight.first ?? beyond.first ?? layout.stops.count - 1 : inSight.last ?? beyond.last ?? 0
        return true
    }

    func hasSections(in layout: LinkedLayout) -> Bool {
        layout.stops.contains { if case .heading = $0 { true } else { false } }
    }

    /// The section of the marked stop; else the first one in sight, or else below that.
    func section(in layout: LinkedLayout, visible: Range<Int>) -> String? {
        if let marked, let lines = Self.lines(of: marked, in: layout), lines.overlaps(visible) {
            return layout.section(ofStop: marked) ?? layout.section(ofLine: lines.lowerBound)
        }
        return layout.lines.indices.dropFirst(visible.lowerBound).lazy.compactMap { layout.section(ofLine: $0) }.first
    }

    /// Turns it round, and marks its heading.
    mutating func fold(_ name: String, in layout: LinkedLayout) {
        let heading = layout.stops.firstIndex(of: .heading(name))
        guard let heading else { return }
        (folded[name], marked, wanted) = (!layout.isFolded(name), heading, nil)
    }

    /// The lines that a stop stands on; nil for one without text.
    static func lines(of stop: Int, in layout: LinkedLayout) -> ClosedRange<Int>? {
        guard let first = layout.lines.firstIndex(where: { $0.contains(stop: stop) }) else { return nil }
        let last = layout.lines[first...].prefix { $0.contains(stop: stop) }.endIndex - 1
        return first...last
    }
}

extension LinkedLayout.Stop {
    /// As sessions have it.
    var storedText: String {
        switch self {
        case .place(let place): place.stableText
        case .heading(let name): "heading/" + name
        }
    }
}
