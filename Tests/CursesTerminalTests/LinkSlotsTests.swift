import TerminalKit
import Testing

@testable import CursesTerminal

/// The numbers by which curses tells links apart.
struct LinkSlotsTests {
    private func use(_ link: UInt16, _ style: Style = .link) -> LinkSlots.Use { .init(link: link, style: style) }

    @Test func eachUseHasANumberOfItsOwn() {
        var slots = LinkSlots(taken: [16, 17])
        let numbers = [use(1), use(1, .selected), use(2)].map { slots.slot(for: $0) { [] } }
        #expect(Set(numbers).count == 3 && !numbers.contains(nil) && !numbers.contains(16) && !numbers.contains(17))
        let again = slots.slot(for: use(1)) { [] }
        #expect(again == numbers[0])
    }

    @Test("Where all are given away, what is not on the screen loses its own; never what is")
    func whatIsNotOnTheScreenLosesItsOwn() {
        var slots = LinkSlots(taken: Set(20...255))
        let first = (1...4).map { slots.slot(for: use($0)) { [] } }
        #expect(Set(first) == [16, 17, 18, 19])
        slots.frameBegins()
        let shown: Set = [use(1), use(2), use(3)]
        let (new, kept) = (slots.slot(for: use(5)) { shown }, slots.slot(for: use(2)) { shown })
        #expect(new == first[3] && kept == first[1])
        var looks = 0
        let none = [use(6), use(7)].map {
            slots.slot(for: $0) {
                looks += 1; return shown
            }
        }
        #expect(none == [nil, nil] && looks == 0, "It is looked for once a frame")
        slots.frameBegins()
        let later = slots.slot(for: use(6)) { [use(6)] }
        #expect(later != nil)
    }
}
