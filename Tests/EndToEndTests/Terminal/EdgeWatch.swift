import CVTerm

/// Counts characters that are written past the last column. The screen does not show that, since terminals put them
/// into the next row.
final class EdgeWatch {
    private(set) var overflowCount = 0

    private let terminal: OpaquePointer
    private let callbacks = UnsafeMutablePointer<VTermStateCallbacks>.allocate(capacity: 1)
    /// Where the next glyph should appear, unless the program moves the cursor.
    private var expected: (row: Int32, column: Int32)? = (0, 0)
    /// Whether the last byte of what was written was ESC.
    private var isAfterEscape = false

    init(width: Int, height: Int) {
        terminal = vterm_new(Int32(height), Int32(width))
        vterm_set_utf8(terminal, 1)
        let state = vterm_obtain_state(terminal)
        callbacks.initialize(to: VTermStateCallbacks())
        callbacks.pointee.putglyph = { glyph, position, context in
            guard let glyph else { return 0 }
            EdgeWatch.from(context)?.put(width: glyph.pointee.width, at: position)
            return 1
        }
        callbacks.pointee.movecursor = { position, _, _, context in
            EdgeWatch.from(context)?.expected = (position.row, position.col)
            return 1
        }
        // The content does not matter, but libvterm needs these callbacks.
        callbacks.pointee.scrollrect = { _, _, _, _ in 1 }
        callbacks.pointee.moverect = { _, _, _ in 1 }
        callbacks.pointee.erase = { _, _, _ in 1 }
        vterm_state_set_callbacks(state, callbacks, Unmanaged.passUnretained(self).toOpaque())
        vterm_state_reset(state, 1)
    }

    deinit {
        vterm_free(terminal)
        callbacks.deallocate()
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> EdgeWatch? {
        context.map { Unmanaged<EdgeWatch>.fromOpaque($0).takeUnretainedValue() }
    }

    func write(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
        var start = 0
        for index in 0..<count {
            guard let byte = bytes?[index] else { return }
            defer { isAfterEscape = byte == 0x1B }
            // The cursor goes back to where it was saved (ESC 8), of which libvterm tells nothing.
            guard isAfterEscape, byte == CChar(0x38) else { continue }
            vterm_input_write(terminal, bytes.map { $0 + start }, index + 1 - start)
            start = index + 1
            expected = nil
        }
        vterm_input_write(terminal, bytes.map { $0 + start }, count - start)
    }

    func resize(width: Int, height: Int) {
        vterm_set_size(terminal, Int32(height), Int32(width))
    }

    private func put(width: Int32, at position: VTermPos) {
        // A combining mark is reported at the last glyph, one or two columns back.
        if let expected, position.row != expected.row || position.col < expected.column - 2 { overflowCount += 1 }
        expected = (position.row, position.col + width)
    }
}
