/// Kitty's graphics protocol, quiet: the terminal answers nothing.
package enum KittyCommands {
    /// The most bytes of base64 in one command.
    static let pieceLength = 4_096

    /// Removes a picture from the screen and from the terminal's memory.
    package static func delete(_ id: UInt32) -> [UInt8] { removal("I", of: id) }

    /// Removes a picture from the screen; the terminal keeps it, to be placed again.
    package static func hide(_ id: UInt32) -> [UInt8] { removal("i", of: id) }

    private static func removal(_ what: StaticString, of id: UInt32) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append("\u{1B}_Ga=d,d=")
        bytes.append(what)
        bytes.append(",i=")
        bytes.append(decimal: Int(id))
        bytes.append(",q=2\u{1B}\\")
        return bytes
    }

    /// Ends an upload of which not all pieces were sent. (A deletion instead would make the next upload fail in
    /// kitty 0.26 and Konsole.)
    package static let abandonUpload: [UInt8] = Array("\u{1B}_Gm=0,q=2;AAAA\u{1B}\\".utf8)
}

extension KittyPicture {
    /// What brings the picture into the terminal's memory under an id, in pieces between which anything else may be sent
    /// but another upload.
    ///
    /// - Parameter placeholders: the cells in which the picture will be seen wherever they are on the screen; nil for a
    ///   picture that is placed.
    package func upload(as id: UInt32, placeholders: PictureBox? = nil) -> [[UInt8]] {
        stride(from: 0, to: max(payload.count, 1), by: KittyCommands.pieceLength).map { start in
            let end = min(start + KittyCommands.pieceLength, payload.count)
            var bytes: [UInt8] = []
            bytes.reserveCapacity(end - start + 64)
            bytes.append("\u{1B}_G")
            if start == 0 { appendHead(id, placeholders, to: &bytes) }
            bytes.append("m=")
            bytes.append(decimal: end < payload.count ? 1 : 0)
            bytes.append(UInt8(ascii: ";"))
            bytes.append(contentsOf: payload[start..<end])
            bytes.append("\u{1B}\\")
            return bytes
        }
    }

    /// Shows an uploaded picture, or moves the one that is shown; the cursor stays where the picture begins.
    ///
    /// - Parameters:
    ///   - box: what the whole picture covers.
    ///   - rows: those of the box that are in sight.
    ///   - column: of the screen, from 0.
    ///   - row: of the screen, from 0, for the first row in sight.
    package func placement(
        of id: UInt32, in box: PictureBox, rows: Range<Int>, atColumn column: Int, row: Int
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.appendMove(toColumn: column, row: row)
        bytes.append("\u{1B}_Ga=p,i=")
        bytes.append(decimal: Int(id))
        bytes.append(",p=1,c=")
        bytes.append(decimal: box.columns)
        bytes.append(",r=")
        bytes.append(decimal: rows.count)
        if rows != 0..<box.rows {
            let top = size.height * rows.lowerBound / box.rows
            let bottom = max(top + 1, size.height * rows.upperBound / box.rows)
            bytes.append(",x=0,y=")
            bytes.append(decimal: top)
            bytes.append(",w=")
            bytes.append(decimal: size.width)
            bytes.append(",h=")
            bytes.append(decimal: bottom - top)
        }
        bytes.append(",C=1,q=2\u{1B}\\")
        return bytes
    }

    private func appendHead(_ id: UInt32, _ placeholders: PictureBox?, to bytes: inout [UInt8]) {
        if let placeholders {
            bytes.append("a=T,U=1,c=")
            bytes.append(decimal: placeholders.columns)
            bytes.append(",r=")
            bytes.append(decimal: placeholders.rows)
        } else {
            bytes.append("a=t")
        }
        bytes.append(",f=")
        bytes.append(decimal: hasAlpha ? 32 : 24)
        bytes.append(",o=z,s=")
        bytes.append(decimal: size.width)
        bytes.append(",v=")
        bytes.append(decimal: size.height)
        bytes.append(",i=")
        bytes.append(decimal: Int(id))
        bytes.append(",q=2,")
    }
}
