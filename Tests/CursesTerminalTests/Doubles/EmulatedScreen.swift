import CVTerm
import TerminalKit

@testable import CursesTerminal

/// What a terminal shows in each cell, by libvterm, which knows nothing of the program.
struct EmulatedScreen {
    struct Cell: Equatable, CustomStringConvertible {
        enum Color: Equatable {
            case own
            case palette(UInt8)
            case direct(UInt32)
        }

        /// A base and its marks; empty in the second cell of a wide one.
        var text: [UInt32]
        var foreground = Color.own
        var background = Color.own
        var attributes: Looks.Attributes = []

        var isBlank: Bool { text == [0x20] }

        var description: String {
            let shown = String(String.UnicodeScalarView(text.compactMap { Unicode.Scalar($0) }))
            return "\(shown.debugDescription) \(foreground) on \(background), \(attributes.rawValue)"
        }

        /// Of a blank there is only its ground to see, and what stands where letters would; a second half has the colours of the
        /// first.
        var seen: Cell {
            if text.isEmpty { return Cell(text: []) }
            guard isBlank, attributes.isDisjoint(with: .ofBlanks) else { return self }
            return Cell(text: text, background: background)
        }
    }

    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    private let size: Size

    /// Must be closed.
    init(_ size: Size) {
        self.size = size
        terminal = vterm_new(Int32(size.height), Int32(size.width))
        vterm_set_utf8(terminal, 1)
        screen = vterm_obtain_screen(terminal)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    func close() {
        vterm_free(terminal)
    }

    func take(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            _ = vterm_input_write(terminal, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
        }
    }

    /// Row by row.
    var cells: [Cell] {
        var cell = VTermScreenCell()
        return (0..<size.height).flatMap { y in
            (0..<size.width).map { x in
                vterm_screen_get_cell(screen, VTermPos(row: Int32(y), col: Int32(x)), &cell)
                return Cell(cell).seen
            }
        }
    }
}

extension EmulatedScreen.Cell {
    fileprivate init(_ cell: VTermScreenCell) {
        let characters = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
        // libvterm has -1 there for a second half.
        let shown = characters.prefix { $0 != 0 && $0 != .max }
        text = characters[0] == 0 ? [0x20] : Array(shown)
        attributes = []
        if cell.attrs.bold != 0 { attributes.insert(.bold) }
        if cell.attrs.italic != 0 { attributes.insert(.italic) }
        if cell.attrs.underline != 0 { attributes.insert(.underline) }
        if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
        foreground = .init(cell.fg, isOwn: 0x02)
        background = .init(cell.bg, isOwn: 0x04)
    }
}

extension EmulatedScreen.Cell.Color {
    /// - Parameter isOwn: the bit that says so (`VTERM_COLOR_DEFAULT_FG`, `…BG`).
    fileprivate init(_ color: VTermColor, isOwn: UInt8) {
        if color.type & isOwn != 0 {
            self = .own
        } else if color.type & 0x01 != 0 {
            self = .palette(color.indexed.idx)
        } else {
            self = .direct(UInt32(color.rgb.red) << 16 | UInt32(color.rgb.green) << 8 | UInt32(color.rgb.blue))
        }
    }
}
