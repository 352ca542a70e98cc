/// A bracketed paste that has begun: what of it has come. Not every terminal takes the end mark out of what is pasted, so
/// that only the last one of what came at once is its end: what stands before that cannot be typed by a page.
struct PastedText: Sendable {
    /// What a terminal sends before it and behind it.
    static let start = Array("\u{1B}[200~".utf8)
    static let end = Array("\u{1B}[201~".utf8)
    /// In bytes, how much behind an end mark is looked at for a later one.
    static let longestRest = 1 << 20

    private var text = ""
    private var isCut = false
    private var decoder = UTF8Decoder()
    /// How much of `end` has come: on a slow line it comes in parts.
    private var endLength = 0
    /// What came behind the last end mark, of which more may come.
    private(set) var rest: [UInt8] = []

    /// Whether an end mark has come.
    var hasEnded: Bool { endLength == Self.end.count }

    /// Whether no later end mark can be its end.
    var isOver: Bool { rest.count >= Self.longestRest || endsRest(Self.start) }

    /// What has come of it before its end.
    var key: Key {
        var whole = self
        if !hasEnded { whole.keepBegunEnd() }
        return .paste(whole.text, isCut: whole.isCut)
    }

    mutating func append(_ byte: UInt8) {
        if hasEnded {
            rest.append(byte)
            if endsRest(Self.end) { keepRest() }
        } else if byte == Self.end[endLength] {
            endLength += 1
        } else {
            keepBegunEnd()
            if byte == Self.end[0] { endLength = 1 } else { keep(byte) }
        }
    }

    private func endsRest(_ mark: [UInt8]) -> Bool {
        rest.last == mark.last && rest.suffix(mark.count).elementsEqual(mark)
    }

    /// The end mark before it was pasted, and this is the end.
    private mutating func keepRest() {
        for byte in Self.end + rest.dropLast(Self.end.count) { keep(byte) }
        rest = []
    }

    /// What only began like the end was pasted.
    private mutating func keepBegunEnd() {
        for byte in Self.end.prefix(endLength) { keep(byte) }
        endLength = 0
    }

    private mutating func keep(_ byte: UInt8) {
        guard let scalar = decoder.take(byte) else { return }
        if text.utf8.count < Key.pasteLimit { text.unicodeScalars.append(scalar) } else { isCut = true }
    }
}
