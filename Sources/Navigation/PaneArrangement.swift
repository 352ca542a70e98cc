package import TerminalKit

/// How a list and its detail share the screen: from the room that there is to where both are. Where there is no room for
/// both, there is one.
package struct PaneArrangement: Hashable, Sendable {
    package var preference: PanePreference
    package var choice: PaneChoice

    package init(_ preference: PanePreference = .usual, _ choice: PaneChoice = PaneChoice()) {
        self.preference = preference
        self.choice = choice
    }

    /// - Parameter size: of both panes together, with their border.
    package func panes(in size: Size) -> FramedPanes {
        switch way(in: size) {
        case .beside: FramedPanes(size: size, divider: .column(divider(.beside, in: size)))
        case .stacked: FramedPanes(size: size, divider: .row(divider(.stacked, in: size)))
        case .single, .auto: FramedPanes(size: size)
        }
    }

    /// How they stand in a room of this size; never `auto`.
    package func way(in size: Size) -> PaneWay {
        preference.isSingle ? .single : settled(choice.way ?? preference.way, in: size)
    }

    /// A list over the whole width, with a strip below that says what its cursor is on, where there is room for one.
    package static func strip(in size: Size) -> FramedPanes {
        guard size.height >= leastForStrip else { return FramedPanes(size: size) }
        // Two lines of tiles take an even number of rows: one more is a second line of their titles.
        let isEven = (size.height - stripHeight - 3).isMultiple(of: 2) || size.height >= leastForMoreLines
        return FramedPanes(size: size, divider: .row(size.height - stripHeight - 2 + (isEven ? 0 : 1)))
    }

    private func settled(_ way: PaneWay, in size: Size) -> PaneWay {
        switch way {
        case .auto: size.width >= preference.threshold && fits(.beside, in: size) ? .beside : .single
        case .beside, .stacked, .single: fits(way, in: size) ? way : .single
        }
    }

    private func fits(_ way: PaneWay, in size: Size) -> Bool {
        guard let range = range(of: way, in: size) else { return true }
        return range.lowerBound <= range.upperBound && size.height > 2 && size.width > 2
    }

    /// Where the divider may be; nil where there is none.
    private func range(of way: PaneWay, in size: Size) -> (lowerBound: Int, upperBound: Int)? {
        switch way {
        // The last column is the border's.
        case .beside: (max(preference.leastList, Self.leastWidth), size.width - Self.leastWidth - 2)
        case .stacked: (Self.leastHeight + 1, size.height - Self.leastHeight - 2)
        case .single, .auto: nil
        }
    }

    private func divider(_ way: PaneWay, in size: Size) -> Int {
        guard let range = range(of: way, in: size) else { return 0 }
        let extent = Self.extent(way, of: size)
        var place: Int
        if let share = choice.share {
            place = max(0, min(share, 1_000)) * extent / 1_000
        } else {
            place = extent * preference.ratio / 100
            // Somebody who wants it wider than this has said so.
            if way == .beside { place = min(place, preference.mostList) }
        }
        return max(range.lowerBound, min(place, range.upperBound))
    }

    private static func extent(_ way: PaneWay, of size: Size) -> Int {
        way == .stacked ? size.height : size.width
    }

    /// In cells, for what is beside: narrower ones say nothing.
    private static let leastWidth = 24
    /// In rows, for what is above or below.
    private static let leastHeight = 3
    /// In rows: of a strip, at most, and of both together with their border. In lower ones a grid would have smaller pictures above a strip than it
    /// has in a window of 24 rows.
    package static let stripHeight = 6
    private static let leastForStrip = 32
    /// In rows, of both together: from here on a grid may have more than two lines of tiles.
    private static let leastForMoreLines = 38
    /// How many steps of a key it is from one edge to the other.
    private static let steps = 20
}

extension PaneArrangement {
    /// Makes the list larger or smaller by a step.
    ///
    /// - Parameter direction: 1 or -1.
    package mutating func resize(_ direction: Int, in size: Size) {
        let way = way(in: size)
        let step = max(1, Self.extent(way, of: size) / Self.steps)
        moveDivider(by: direction * step, in: size)
    }

    /// - Parameter distance: in cells.
    private mutating func moveDivider(by distance: Int, in size: Size) {
        let way = way(in: size)
        guard way != .single else { return }
        moveDivider(to: divider(way, in: size) + distance, way, in: size)
    }

    /// Puts the divider where the pointer has it, as far as both panes keep their least size.
    package mutating func moveDivider(to position: CellPosition, in size: Size) {
        let way = way(in: size)
        guard way != .single else { return }
        moveDivider(to: way == .stacked ? position.y : position.x, way, in: size)
    }

    private mutating func moveDivider(to place: Int, _ way: PaneWay, in size: Size) {
        guard let range = range(of: way, in: size) else { return }
        let place = max(range.lowerBound, min(place, range.upperBound))
        // Nothing is chosen by a key that changes nothing.
        guard place != divider(way, in: size) else { return }
        let extent = Self.extent(way, of: size)
        // Rounded up, since the way back rounds down.
        choice.share = (place * 1_000 + extent - 1) / extent
    }

    /// As preferred.
    package mutating func reset() {
        choice = PaneChoice()
    }

    /// Whether there is room for two panes in some way.
    package func canTurn(in size: Size) -> Bool {
        !preference.isSingle && (fits(.beside, in: size) || fits(.stacked, in: size))
    }

    /// Goes on to the next way that there is room for: beside, stacked, single.
    package mutating func turn(in size: Size) {
        let ways: [PaneWay] = [.beside, .stacked, .single]
        let now = ways.firstIndex(of: way(in: size)) ?? 0
        let next = (1...ways.count).lazy.map { ways[(now + $0) % ways.count] }.first { fits($0, in: size) } ?? .single
        // What is there by itself is not held on to in a terminal of another size.
        choice.way = next == settled(preference.way, in: size) ? nil : next
    }
}
