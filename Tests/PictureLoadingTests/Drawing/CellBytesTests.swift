import Pictures
import Testing

@Suite("Cells as bytes")
struct CellBytesTests {
    private let cells = [
        PictureCell(quarters: 0, foreground: nil, background: 0x010203),
        PictureCell(quarters: 3, foreground: 0xFF8000, background: 0x010203),
        PictureCell(quarters: 3, foreground: 0xFF8000, background: 0x010203),
        PictureCell(quarters: 9, foreground: 0xFF8000, background: nil),
    ]

    private func text(_ picture: RenderedPicture, rows: Range<Int>) -> String {
        String(decoding: picture.bytes(rows: rows, atColumn: 4, row: 9), as: UTF8.self)
            .replacing("\u{1B}", with: "^")
    }

    @Test("Each row begins where it belongs, and colours are set where they change")
    func direct() {
        let picture = RenderedPicture(
            box: PictureBox(columns: 2, rows: 2), form: .cells(cells, hasDirectColor: true))
        #expect(
            text(picture, rows: 0..<2)
                == "^[0m^[10;5H^[48;2;1;2;3m ^[38;2;255;128;0m▀^[11;5H▀^[49m▚^[0m")
    }

    @Test("Only the rows that are in sight are written, the first at the place that is given")
    func part() {
        let picture = RenderedPicture(
            box: PictureBox(columns: 2, rows: 2), form: .cells(cells, hasDirectColor: true))
        #expect(text(picture, rows: 1..<2) == "^[0m^[10;5H^[38;2;255;128;0;48;2;1;2;3m▀^[49m▚^[0m")
        #expect(text(picture, rows: 2..<2) == "^[0m^[0m")
    }

    @Test("Colours of the palette are set by number")
    func palette() {
        let cell = PictureCell(quarters: 8, foreground: 196, background: 16)
        let picture = RenderedPicture(
            box: PictureBox(columns: 1, rows: 1), form: .cells([cell], hasDirectColor: false))
        #expect(text(picture, rows: 0..<1) == "^[0m^[10;5H^[38;5;196;48;5;16m▗^[0m")
    }

    @Test("Each of the sixteen characters has the quarters that its cell has")
    func characters() {
        let expected = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
        let cells = (0..<16).map { PictureCell(quarters: $0, foreground: nil, background: nil) }
        let picture = RenderedPicture(
            box: PictureBox(columns: 16, rows: 1), form: .cells(cells, hasDirectColor: true))
        #expect(text(picture, rows: 0..<1) == "^[0m^[10;5H\(expected)^[0m")
    }

    @Test("A control string is written whole after the cursor's place, or not at all")
    func whole() {
        for form in [RenderedPicture.Form.sixel([7, 8]), .iterm([7, 8])] {
            let picture = RenderedPicture(box: PictureBox(columns: 2, rows: 2), form: form)
            #expect(picture.bytes(rows: 0..<2, atColumn: 0, row: 0) == Array("\u{1B}[1;1H".utf8) + [7, 8])
            #expect(picture.bytes(rows: 1..<2, atColumn: 0, row: 0).isEmpty)
        }
    }
}
