import CNcurses
import TerminalKit

/// Turns cells into those of curses.
struct CellEncoder {
    /// Whether the terminal takes more than ASCII.
    let isUnicode: Bool

    /// Curses places wide characters itself: their second cells are left out.
    @MainActor
    func encode(_ cells: ArraySlice<Cell>, _ palette: CursesPalette) -> [cchar_t] {
        cells.compactMap { cell in
            if cell.width == 0 { return isUnicode ? nil : encode([0x20, 0, 0, 0], cell.style, palette) }
            return encode(isUnicode ? scalars(of: cell) : [asciiStandIn(for: cell), 0, 0, 0], cell.style, palette)
        }
    }

    @MainActor
    private func encode(_ scalars: [UInt32], _ style: Style, _ palette: CursesPalette) -> cchar_t {
        let look = palette[style]
        return matinee_cell(scalars, look.attributes, look.pair)
    }

    private func scalars(of cell: Cell) -> [UInt32] {
        let mask: UInt64 = 0x1F_FFFF
        return [cell.base] + stride(from: UInt64(0), through: 42, by: 21).map { UInt32(cell.marks >> $0 & mask) }
    }

    /// What comes nearest in ASCII: the plain letter of one with an accent, lines of dashes and bars.
    private func asciiStandIn(for cell: Cell) -> UInt32 {
        guard cell.base > 0x7E, let scalar = Unicode.Scalar(cell.base) else { return cell.base }
        switch scalar {
        case "─", "–", "—": return 0x2D
        case "│", "▌": return 0x7C
        case "┌", "┐", "└", "┘", "┬", "┴": return 0x2B
        case "▸", "›", "→": return 0x3E
        case "←": return 0x3C
        case "↑": return 0x5E
        case "↓": return 0x76
        case "…": return 0x7E
        case "·": return 0x2A
        case "×": return 0x78
        case "‘", "’": return 0x27
        case "“", "”", "„": return 0x22
        default: return Self.plainLetters[Character(scalar)] ?? 0x3F
        }
    }

    /// Letters with an accent, and the letters that it was put on. Characters are compared by canonical
    /// equivalence, so putting a mark on a letter finds the letter that has it.
    private static let plainLetters: [Character: UInt32] = {
        let letters = Array(UInt8(ascii: "A")...UInt8(ascii: "Z")) + Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
        let marks = "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}\u{30C}\u{323}\u{327}\u{328}"
        let pairs = letters.flatMap { letter in
            marks.unicodeScalars.map { (Character("\(Unicode.Scalar(letter))\($0)"), UInt32(letter)) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
