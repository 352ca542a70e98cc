/// The characters that stand for the cells of a picture of Kitty's protocol. They are text: whoever lies between here and
/// the terminal moves them, cuts them off and brings them back, and the picture with them.
package enum KittyPlaceholders {
    /// The most columns or rows of a picture.
    package static var mostCells: Int { marks.count }

    /// How many families of ids there are, so that programs in one window do not share ids. There could be more, by
    /// marks that are not as common.
    package static let families = 29

    /// An id that the cells can say: they have its lowest byte as their colour, and its highest one as a mark. Those
    /// between are 0.
    ///
    /// - Parameters:
    ///   - family: from 0, below `families`.
    ///   - color: of the palette, but for 0.
    package static func id(family: Int, color: UInt8) -> UInt32 {
        UInt32(family + 1) << 24 | UInt32(color)
    }

    /// Shows a picture, which has been uploaded or will be.
    ///
    /// - Parameters:
    ///   - column: of the screen, from 0.
    ///   - row: of the screen, from 0.
    package static func cells(of id: UInt32, in box: PictureBox, atColumn column: Int, row: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(box.columns * box.rows * 12 + box.rows * 8 + 32)
        bytes.append("\u{1B}[0;38;5;")
        bytes.append(decimal: Int(id & 0xFF))
        bytes.append(UInt8(ascii: "m"))
        let family = Int(id >> 24)
        for line in 0..<min(box.rows, mostCells) {
            bytes.appendMove(toColumn: column, row: row + line)
            // Each cell says it all: what it is must not depend on the one to its left, which may be covered.
            for index in 0..<min(box.columns, mostCells) {
                bytes.append("\u{10EEEE}")
                bytes += marks[line]
                bytes += marks[index]
                if family > 0 { bytes += marks[family] }
            }
        }
        bytes.append("\u{1B}[0m")
        return bytes
    }

    /// The combining characters that say numbers, from 0, in UTF-8.
    static let marks: [[UInt8]] = ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }
        .map { Array(String(Character($0)).utf8) }

    /// The combining characters of Unicode 6.0 that stand above their letter, and that normalization leaves as they are.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F, 0x0346...0x0346,
        0x034A...0x034C, 0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B, 0x0363...0x036F, 0x0483...0x0487,
        0x0592...0x0595, 0x0597...0x0599, 0x059C...0x05A1, 0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF,
        0x05C4...0x05C4, 0x0610...0x0617, 0x0657...0x065B, 0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2,
        0x06E4...0x06E4, 0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730, 0x0732...0x0733, 0x0735...0x0736,
        0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745, 0x0747...0x0747,
        0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819, 0x081B...0x0823, 0x0825...0x0827,
        0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954, 0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F,
        0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73,
        0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC,
        0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1,
        0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F,
        0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1, 0xAAB0...0xAAB0, 0xAAB2...0xAAB3, 0xAAB7...0xAAB8,
        0xAABE...0xAABF, 0xAAC1...0xAAC1, 0xFE20...0xFE26, 0x10A0F...0x10A0F, 0x10A38...0x10A38, 0x1D185...0x1D189,
        0x1D1AA...0x1D1AD, 0x1D242...0x1D244,
    ]
}
