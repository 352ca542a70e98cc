import CVTerm

/// A terminal's screen and modes, emulated by libvterm, which is independent of curses.
final class ScreenModel {
    enum Mouse: Int32 {
        case off, clicks, drags, moves
    }

    private(set) var width: Int
    private(set) var height: Int
    private(set) var isCursorVisible = true
    private(set) var cursor = (column: 0, row: 0)
    private(set) var isAlternateScreen = false
    private(set) var mouse = Mouse.off
    private(set) var bellCount = 0
    private(set) var title: String?
    /// What the terminal sends, as replies to queries.
    private var answers: [UInt8] = []

    private let terminal: OpaquePointer
    private let screen: OpaquePointer
    private let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)
    private var applicationStrings = ApplicationStrings()
    private let edge: EdgeWatch

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        terminal = vterm_new(Int32(height), Int32(width))
        vterm_set_utf8(terminal, 1)
        screen = vterm_obtain_screen(terminal)
        edge = EdgeWatch(width: width, height: height)
        let context = Unmanaged.passUnretained(self).toOpaque()
        callbacks.initialize(to: VTermScreenCallbacks())
        callbacks.pointee.movecursor = { position, _, _, context in
            ScreenModel.from(context)?.cursor = (Int(position.col), Int(position.row))
            return 1
        }
        callbacks.pointee.settermprop = { property, value, context in
            guard let value else { return 0 }
            ScreenModel.from(context)?.take(property, value.pointee)
            return 1
        }
        callbacks.pointee.bell = { context in
            ScreenModel.from(context)?.bellCount += 1
            return 1
        }
        vterm_screen_set_callbacks(screen, callbacks, context)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_output_set_callback(
            terminal,
            { bytes, count, context in
                guard let bytes else { return }
                ScreenModel.from(context)?.answers += UnsafeRawBufferPointer(start: bytes, count: count)
            }, context)
        vterm_screen_reset(screen, 1)
    }

    deinit {
        vterm_free(terminal)
        callbacks.deallocate()
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> ScreenModel? {
        context.map { Unmanaged<ScreenModel>.fromOpaque($0).takeUnretainedValue() }
    }

    private func take(_ property: VTermProp, _ value: VTermValue) {
        switch property {
        case VTERM_PROP_CURSORVISIBLE: isCursorVisible = value.boolean != 0
        case VTERM_PROP_ALTSCREEN: isAlternateScreen = value.boolean != 0
        case VTERM_PROP_MOUSE: mouse = Mouse(rawValue: value.number) ?? .moves
        case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) }
        default: break
        }
    }

    // MARK: From the program

    func write(_ bytes: some Collection<UInt8>) {
        applicationStrings.removed(from: bytes).withUnsafeBytes { buffer in
            let text = buffer.bindMemory(to: CChar.self).baseAddress
            vterm_input_write(terminal, text, buffer.count)
            edge.write(text, buffer.count)
        }
    }

    func resize(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        vterm_set_size(terminal, Int32(height), Int32(width))
        edge.resize(width: width, height: height)
    }

    /// How often something was written past the last column.
    var overflowCount: Int { edge.overflowCount }

    var cells: ScreenCells {
        var cells: [ScreenCells.Cell] = []
        cells.reserveCapacity(width * height)
        var cell = VTermScreenCell()
        for row in 0..<height {
            for column in 0..<width {
                vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
                cells.append(ScreenCells.Cell(cell))
            }
        }
        return ScreenCells(width: width, height: height, cells: cells)
    }

    // MARK: From the keyboard

    /// The replies that have to be sent to the program.
    func takeAnswers() -> [UInt8] {
        defer { answers = [] }
        return answers
    }

    /// What a key sends; it depends on modes that the program has set.
    func bytes(for key: VTermKey, shift: Bool = false) -> [UInt8] {
        collectingAnswers { vterm_keyboard_key(terminal, key, shift ? VTERM_MOD_SHIFT : VTERM_MOD_NONE) }
    }

    /// The paste brackets; empty if the program has not asked for them.
    var pasteBrackets: (start: [UInt8], end: [UInt8]) {
        (
            collectingAnswers { vterm_keyboard_start_paste(terminal) },
            collectingAnswers { vterm_keyboard_end_paste(terminal) }
        )
    }

    /// Whether the arrow keys are in application mode.
    var hasApplicationKeys: Bool { bytes(for: VTERM_KEY_UP) == Array("\u{1B}OA".utf8) }

    /// Whether what is written now has colours or attributes.
    var hasPen: Bool {
        let state = vterm_obtain_state(terminal)
        var value = VTermValue()
        let flags = [VTERM_ATTR_BOLD, VTERM_ATTR_UNDERLINE, VTERM_ATTR_ITALIC, VTERM_ATTR_BLINK, VTERM_ATTR_REVERSE]
        for flag in flags {
            vterm_state_get_penattr(state, flag, &value)
            if value.boolean != 0 { return true }
        }
        vterm_state_get_penattr(state, VTERM_ATTR_FOREGROUND, &value)
        if value.color.type & UInt8(VTERM_COLOR_DEFAULT_FG.rawValue) == 0 { return true }
        vterm_state_get_penattr(state, VTERM_ATTR_BACKGROUND, &value)
        return value.color.type & UInt8(VTERM_COLOR_DEFAULT_BG.rawValue) == 0
    }

    private func collectingAnswers(_ body: () -> Void) -> [UInt8] {
        let waiting = takeAnswers()
        body()
        defer { answers = waiting }
        return answers
    }
}

extension ScreenCells.Cell {
    fileprivate init(_ cell: VTermScreenCell) {
        let isSecondHalf = cell.chars.0 == UInt32.max
        let attributes = cell.attrs
        self.init(
            text: isSecondHalf ? "" : Self.text(cell), width: isSecondHalf ? 0 : Int(cell.width),
            attributes: UInt8(attributes.bold) | UInt8(attributes.underline == 0 ? 0 : 2)
                | UInt8(attributes.italic) << 2 | UInt8(attributes.blink) << 3 | UInt8(attributes.reverse) << 4
                | UInt8(attributes.strike) << 5,
            foreground: Color(cell.fg, standard: UInt8(VTERM_COLOR_DEFAULT_FG.rawValue)),
            background: Color(cell.bg, standard: UInt8(VTERM_COLOR_DEFAULT_BG.rawValue)))
    }

    private static func text(_ cell: VTermScreenCell) -> String {
        guard cell.chars.0 != 0, let first = Unicode.Scalar(cell.chars.0) else { return " " }
        var text = String(first)
        // Most cells have no combining marks.
        guard cell.chars.1 != 0 else { return text }
        let marks = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }.dropFirst()
        text.unicodeScalars.append(contentsOf: marks.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init))
        return text
    }
}

extension ScreenCells.Cell.Color {
    fileprivate init(_ color: VTermColor, standard: UInt8) {
        if color.type & standard != 0 {
            self = .standard
        } else if color.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
            self = .palette(color.indexed.idx)
        } else {
            self = .direct(red: color.rgb.red, green: color.rgb.green, blue: color.rgb.blue)
        }
    }
}
