import Navigation
import TerminalKit
import Testing

struct PaneArrangementTests {
    private static let wishes: [PaneArrangement] = PaneWay.allCases.flatMap { way in
        [nil, 0, 1, 250, 450, 999, 1_000, -5, .max].flatMap { share in
            [PanePreference(way: way), PanePreference(way: way, ratio: 90, leastList: 60, mostList: 24, threshold: 50)]
                .map { PaneArrangement($0, PaneChoice(share: share)) }
        }
    }

    @Test("In no size and with no wish is a pane too small, or not on the screen")
    func noPaneIsTooSmall() {
        for width in 0...210 {
            for height in [0, 1, 2, 3, 6, 7, 8, 9, 10, 22, 58, 200] {
                let size = Size(width: width, height: height)
                for arrangement in Self.wishes { check(arrangement, in: size) }
            }
        }
        for height in 0...210 {
            for width in [0, 1, 2, 3, 28, 50, 60, 120] {
                let size = Size(width: width, height: height)
                for arrangement in Self.wishes { check(arrangement, in: size) }
            }
        }
    }

    private func check(_ arrangement: PaneArrangement, in size: Size) {
        let panes = arrangement.panes(in: size)
        guard let second = panes.second else {
            let whole = panes.first.size == Size(width: size.width - 2, height: size.height - 2)
            return #expect(whole, "\(size) \(arrangement)")
        }
        let inside = Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
        let area = panes.first.width * panes.first.height + second.width * second.height
        let isSound: Bool
        switch panes.divider {
        case .column:
            isSound =
                panes.first.width >= 23 && second.width >= 24 && second.x + second.width == size.width - 1
                && area == (inside.width - 1) * inside.height
        case .row:
            isSound =
                panes.first.height >= 3 && second.height >= 3 && second.y + second.height == size.height - 1
                && area == inside.width * (inside.height - 1)
        case nil: isSound = false
        }
        if !isSound || panes.first.overlaps(second) { Issue.record("\(size) \(arrangement): \(panes)") }
    }

    @Test(
        "By itself the list has nine twentieths of a wide terminal, and 72 columns at most",
        arguments: [
            (99, nil), (100, 45), (120, 54), (159, 71), (160, 72), (500, 72),
        ])
    func byItself(width: Int, divider: Int?) {
        let panes = PaneArrangement().panes(in: Size(width: width, height: 22))
        #expect(panes.divider == divider.map { .column($0) })
    }

    @Test("Wherever the divider is put, it stays, in any size that has room for it")
    func whereItIsPutItStays() {
        for way in [PaneWay.beside, .stacked] {
            for extent in 60...400 {
                let size = way == .beside ? Size(width: extent, height: 30) : Size(width: 80, height: extent)
                for place in stride(from: 24, through: extent - 26, by: 7) {
                    var arrangement = PaneArrangement(PanePreference(way: way))
                    arrangement.moveDivider(to: CellPosition(x: place, y: place), in: size)
                    let divider = arrangement.panes(in: size).divider
                    if divider != (way == .beside ? .column(place) : .row(place)) {
                        Issue.record("\(extent): \(place) became \(String(describing: divider))")
                    }
                }
            }
        }
    }

    @Test func keysMoveItUntilThereIsNoRoom() {
        let size = Size(width: 120, height: 40)
        var arrangement = PaneArrangement()
        arrangement.resize(1, in: size)
        #expect(arrangement.panes(in: size).divider == .column(60))
        for _ in 0..<30 { arrangement.resize(1, in: size) }
        #expect(arrangement.panes(in: size).divider == .column(94))
        #expect(arrangement.panes(in: size).second?.width == 24)
        for _ in 0..<30 { arrangement.resize(-1, in: size) }
        #expect(arrangement.panes(in: size).divider == .column(24))
        arrangement.reset()
        #expect(arrangement == PaneArrangement())
    }

    @Test func whoWantsTheListWiderThanItGrowsByItselfHasIt() {
        let size = Size(width: 200, height: 40)
        var arrangement = PaneArrangement()
        #expect(arrangement.panes(in: size).divider == .column(72))
        arrangement.resize(1, in: size)
        #expect(arrangement.panes(in: size).divider == .column(82))
    }

    @Test func aKeyThatChangesNothingChoosesNothing() {
        let size = Size(width: 80, height: 24)
        var arrangement = PaneArrangement()
        arrangement.resize(1, in: size)
        arrangement.moveDivider(to: CellPosition(x: 30, y: 9), in: size)
        #expect(arrangement == PaneArrangement())
    }

    @Test(
        "From beside to stacked, to one pane, and on",
        arguments: [
            (Size(width: 120, height: 38), [PaneWay.beside, .stacked, .single, .beside]),
            // As wide as that they are beside each other only where somebody wants it.
            (Size(width: 80, height: 22), [.single, .beside, .stacked, .single]),
            (Size(width: 60, height: 58), [.single, .beside, .stacked, .single]),
            (Size(width: 45, height: 58), [.single, .stacked, .single, .stacked]),
            (Size(width: 60, height: 6), [.single, .beside, .single, .beside]),
            (Size(width: 30, height: 6), [.single, .single]),
        ])
    func turning(size: Size, ways: [PaneWay]) {
        var arrangement = PaneArrangement()
        for (number, way) in ways.enumerated() {
            if number > 0 { arrangement.turn(in: size) }
            #expect(arrangement.way(in: size) == way)
        }
        #expect(arrangement.canTurn(in: size) == (Set(ways).count > 1))
    }

    @Test func whoTurnsThemBackHasChosenNothing() {
        let size = Size(width: 120, height: 38)
        var arrangement = PaneArrangement()
        for _ in 0..<3 { arrangement.turn(in: size) }
        #expect(arrangement == PaneArrangement())
    }

    @Test func whatSomebodyHasChosenComesBackWithTheRoom() {
        var arrangement = PaneArrangement()
        arrangement.turn(in: Size(width: 120, height: 38))
        #expect(arrangement.way(in: Size(width: 120, height: 6)) == .single)
        #expect(arrangement.way(in: Size(width: 60, height: 58)) == .stacked)
    }

    @Test func whatIsPreferredCounts() {
        let preference = PanePreference(way: .auto, ratio: 30, leastList: 40, mostList: 50, threshold: 130)
        let arrangement = PaneArrangement(preference)
        #expect(arrangement.way(in: Size(width: 129, height: 30)) == .single)
        #expect(arrangement.panes(in: Size(width: 130, height: 30)).divider == .column(40))
        #expect(arrangement.panes(in: Size(width: 150, height: 30)).divider == .column(45))
        #expect(arrangement.panes(in: Size(width: 200, height: 30)).divider == .column(50))
    }
}
