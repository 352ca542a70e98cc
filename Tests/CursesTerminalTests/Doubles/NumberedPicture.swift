import Pictures

/// Pictures that say in their bytes which one they are.
extension RenderedPicture {
    enum Way: String, CaseIterable, Codable {
        case cells, sixel, iterm, kitty, placeholders
    }

    /// - Parameter number: below 256.
    static func numbered(_ number: Int, _ box: PictureBox, by way: Way) -> RenderedPicture {
        RenderedPicture(box: box, form: form(number, box, by: way))
    }

    private static func form(_ number: Int, _ box: PictureBox, by way: Way) -> Form {
        switch way {
        case .cells:
            let cells = (0..<box.columns * box.rows).map { index in
                PictureCell(
                    quarters: 15,
                    foreground: UInt32(number << 16 | (index % box.columns) << 8 | index / box.columns),
                    background: nil)
            }
            return .cells(cells, hasDirectColor: true)
        case .sixel: return .sixel(Array("\u{1B}Pq\(number);\(box.columns);\(box.rows)\u{1B}\\".utf8))
        case .iterm:
            let size = "width=\(box.columns);height=\(box.rows);preserveAspectRatio=0"
            return .iterm(Array("\u{1B}]1337;File=inline=1;size=\(number);\(size):AAAA\u{7}".utf8))
        case .kitty: return .kitty(kitty(number))
        case .placeholders: return .placeholders(kitty(number))
        }
    }

    /// From one piece to three.
    private static func kitty(_ number: Int) -> KittyPicture {
        let length = 4_096 * (number % 3) + 64
        let head = "\(10_000 + number)\(10_000 + length)"
        let payload = Array(head.utf8) + Array(repeating: UInt8(ascii: "A"), count: length - head.utf8.count)
        return KittyPicture(size: PixelSize(width: 1, height: 1), hasAlpha: false, payload: payload)
    }

    var number: Int {
        switch form {
        case .cells(let cells, _): Int((cells.first?.foreground ?? 0) >> 16)
        case .sixel(let string): Self.number(in: string, behind: "\u{1B}Pq")
        case .iterm(let string): Self.number(in: string, behind: "\u{1B}]1337;File=inline=1;size=")
        case .kitty(let picture), .placeholders(let picture): Self.number(ofPayload: picture.payload) ?? -1
        }
    }

    private static func number(in string: [UInt8], behind prefix: String) -> Int {
        let digits = string.dropFirst(prefix.utf8.count).prefix { (0x30...0x39).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self)) ?? -1
    }

    /// Nil where it is not whole.
    static func number(ofPayload payload: [UInt8]) -> Int? {
        guard payload.count >= 10, let number = Int(String(decoding: payload[..<5], as: UTF8.self)),
            let length = Int(String(decoding: payload[5..<10], as: UTF8.self)), length - 10_000 == payload.count
        else { return nil }
        return number - 10_000
    }
}
