import CVTerm

/// The screen of a terminal after some output, from libvterm.
struct TerminalModel {
    /// Row by row; empty cells are spaces.
    let cells: [[UInt32]]

    init(_ bytes: [UInt8], width: Int, height: Int) {
        let terminal = vterm_new(Int32(height), Int32(width))
        defer { vterm_free(terminal) }
        vterm_set_utf8(terminal, 1)
        let screen = vterm_obtain_screen(terminal)
        vterm_screen_reset(screen, 1)
        bytes.withUnsafeBytes { buffer in
            _ = vterm_input_write(terminal, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
        }
        var cell = VTermScreenCell()
        cells = (0..<height).map { row in
            (0..<width).map { column in
                vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
                return cell.chars.0 == 0 ? 0x20 : cell.chars.0
            }
        }
    }
}
