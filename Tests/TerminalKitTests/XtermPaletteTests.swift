import TerminalKit
import Testing

struct XtermPaletteTests {
    @Test(
        arguments: [(16, 0x000000), (231, 0xFFFFFF), (60, 0x5F5F87), (110, 0x87AFD7), (232, 0x080808), (255, 0xEEEEEE)]
            as [(UInt8, UInt32)])
    func numbersHaveTheColoursOfXterm(number: UInt8, rgb: UInt32) {
        #expect(XtermPalette.rgb(of: number) == rgb)
    }

    @Test("Each colour of the palette is the nearest to itself", arguments: UInt8(17)...255)
    func aColourOfThePaletteIsNearestToItself(number: UInt8) {
        let rgb = XtermPalette.rgb(of: number)
        #expect(XtermPalette.rgb(of: XtermPalette.nearest(to: rgb)) == rgb)
    }

    @Test func theNearestOfSixteenIsOneOfThem() {
        #expect(XtermPalette.nearestOfSixteen(to: 0xFF1010) == 9)
        #expect(XtermPalette.nearestOfSixteen(to: 0x00C8C8) == 6)
        #expect(XtermPalette.nearestOfSixteen(to: 0xFAFAFA) == 15)
    }
}
