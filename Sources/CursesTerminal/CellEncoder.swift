import CNcurses
package import TerminalKit

/// Converts cells for curses.
package struct CellEncoder {
    /// Whether the terminal can show more than ASCII.
    let isUnicode: Bool

    /// Curses places wide characters itself, so their second cells are left out.
    func encode(_ cells: ArraySlice<Cell>, _ palette: CursesPalette, into encoded: inout [cchar_t]) {
        encoded.removeAll(keepingCapacity: true)
        cells.withUnsafeBufferPointer { cells in
            for cell in cells { append(cell, palette, to: &encoded) }
        }
    }

    private func append(_ cell: Cell, _ palette: CursesPalette, to encoded: inout [cchar_t]) {
        let look = palette[cell.style]
        let isHidden = look.hidesChipEdges && cell.isChipEdge
        if isUnicode {
            guard cell.width > 0 else { return }
            encoded.append(matinee_cell(isHidden ? 0x20 : cell.base, cell.marks, look.attributes, look.pair))
        } else {
            let base = cell.width == 0 || isHidden ? 0x20 : Self.asciiStandIn(for: cell)
            encoded.append(matinee_cell(base, 0, look.attributes, look.pair))
        }
    }

    /// The nearest ASCII character: a letter without its accent, dashes and bars for lines. Signs that may stand at the same place have
    /// different ones, since without colours nothing else tells them apart.
    package static func asciiStandIn(for cell: Cell) -> UInt32 {
        guard cell.base > 0x7E, let scalar = Unicode.Scalar(cell.base) else { return cell.base }
        switch scalar {
        case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": return 0x20
        case "─", "–", "—", "‐", "‑", "−": return 0x2D
        // A scrollbar makes the border beside it thicker; what fills a cell would seem to belong to the text before it.
        case "│", "▌", "▐": return 0x7C
        // Days that have something, in tones, among those that have nothing.
        case "■" where cell.style == .dayFew, "░" where cell.style == .dayFew: return 0x6F
        case "■" where cell.style == .dayMore, "▒" where cell.style == .dayMore: return 0x4F
        case "·" where cell.style == .border: return 0x2E
        case "█", "━", "▰", "▓", "■": return 0x23
        case "░", "▂": return 0x3A
        case "▒", "╸", "▅": return 0x2B
        case "▁": return 0x2E
        case "▃": return 0x2D
        case "▄": return 0x3D
        case "▆": return 0x2A
        case "▇": return 0x25
        // Sections are open and folded as the branches of a tree are.
        case "▱", "≡", "·", "▾": return 0x2D
        case "▹", "✓", "½": return 0x2B
        case "┌", "┐", "└", "┘", "┬", "┴", "├", "┤", "╭", "╮", "╰", "╯": return 0x2B
        case "▸", "›", "→", "►": return 0x3E
        case "←", "‹": return 0x3C
        case "↑", "♥": return 0x5E
        case "↓", "▽": return 0x76
        case "…": return 0x7E
        // What is typed unseen, and how good something is.
        case "•", "★": return 0x2A
        // As a circle that is filled.
        case "●": return 0x40
        case "○", "◓": return 0x6F
        case "◐": return 0x7E
        case "♪": return 0x23
        case "▤", "◎": return 0x3D
        // The shapes of a spinner, which turns in lines.
        case "⣾", "⡿": return 0x7C
        case "⣽", "⣟": return 0x2F
        case "⣻", "⣯": return 0x2D
        case "⢿", "⣷": return 0x5C
        case "×", "✗", "✕": return 0x78
        case "‘", "’", "‚", "′": return 0x27
        case "“", "”", "„", "«", "»", "″", "✎": return 0x22
        case "¡": return 0x21
        case "º", "°": return 0x6F
        case "ª": return 0x61
        // As in the names of Pokémon.
        case "♀": return 0x66
        case "♂": return 0x6D
        default: return plainLetters[Character(scalar)] ?? 0x3F
        }
    }

    /// Letters with an accent, and their plain letters; of those that have none, what they look like. The table is built by adding
    /// marks to letters: characters are compared by canonical equivalence.
    private static let plainLetters: [Character: UInt32] = {
        let letters = Array(UInt8(ascii: "A")...UInt8(ascii: "Z")) + Array(UInt8(ascii: "a")...UInt8(ascii: "z"))
        let marks = "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}\u{30B}\u{30C}\u{323}\u{327}\u{328}"
        let pairs = letters.flatMap { letter in
            marks.unicodeScalars.map { (Character("\(Unicode.Scalar(letter))\($0)"), UInt32(letter)) }
        }
        let others = zip("ßæœøđðłþıħÆŒØĐÐŁÞĦ", "saooddltihAOODDLTH".unicodeScalars).map { ($0, $1.value) }
        return Dictionary(uniqueKeysWithValues: pairs + others)
    }()
}
