import TerminalKit
import Testing

@testable import CursesTerminal

struct ColorSlotsTests {
    @Test("Colours with the same nearest number of the palette stay two")
    func coloursWithTheSameNumberStayTwo() {
        let colors = [Color(0xAE2F5C, 125), Color(0x9C234D, 125), Color(0xAE2F5C, 125), Color(palette: 16)]
        var slots = ColorSlots(colors.map { Appearance($0) }, colors: 256)
        let numbers = colors.map { slots.number(of: $0) }
        #expect(numbers[0] == 125 && numbers[2] == 125 && numbers[3] == 16)
        #expect(numbers[1] != 125 && numbers[1] != 16)
        #expect(slots.directColors[125] == 0xAE2F5C && slots.directColors[UInt8(numbers[1])] == 0x9C234D)
        #expect(slots.directColors[16] == nil)
        let own = slots.number(of: nil)
        #expect(own == -1)
    }

    @Test func cursesWithDirectColourTakesThemAsTheyAre() {
        var slots = ColorSlots([], colors: 1 << 24)
        let numbers = [Color(0xAE2F5C, 125), Color(palette: 1), Color(palette: 231)].map { slots.number(of: $0) }
        #expect(numbers == [0xAE2F5C, 1, 0xFFFFFF])
        #expect(slots.directColors.isEmpty)
    }
}
