package import Entities
package import Pictures

extension Picture {
    package static func sample(_ number: Int) -> Picture {
        Picture(source: .movieDatabase, small: "/small/\(number).jpg", large: "/large/\(number).jpg")
    }
}

extension PictureDisplay {
    package static let inCells = PictureDisplay(.cells(hasDirectColor: true), cell: nil)
}

extension RenderedPicture {
    /// A picture in cells that says its number in its first row, in twos, over a frame of quarters.
    package static func sample(_ number: Int, _ columns: Int, _ rows: Int) -> RenderedPicture {
        let cells = (0..<columns * rows).map { index in
            let (column, row) = (index % columns, index / columns)
            let isEdge = column == 0 || row == 0 || column == columns - 1 || row == rows - 1
            let bit: UInt8 = row == 1 && column < 9 && number >> column & 1 == 1 ? 15 : 0
            return PictureCell(quarters: isEdge ? 9 : bit, foreground: 0xFFFFFF, background: nil)
        }
        return RenderedPicture(
            box: PictureBox(columns: columns, rows: rows), form: .cells(cells, hasDirectColor: true))
    }
}
