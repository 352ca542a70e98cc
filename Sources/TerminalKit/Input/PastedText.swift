/// A bracketed paste that has begun. Some terminals do not remove end marks from pasted text, so only the last end mark
/// in the waiting input ends the paste. Otherwise a web page could make text after its own end mark count as typed.
struct PastedText: Sendable {
    /// The marks before and after it.
    static let start = Array("\u{1B}[200~".utf8)
    static let end = Array("\u{1B}[201~".utf8)
    /// How many bytes after an end mark are searched for a later one.
    static let longestRest = 1 << 20

    private var text = ""
    private var isCut = false
    private var decoder = UTF8Decoder()
    /// How many bytes of `end` have come: on a slow line it comes in parts.
    private var endLength = 0
    /// The bytes after the last end mark so far.
    private(set) var rest: [UInt8] = []

    /// Whether an end mark has come.
    var hasEnded: Bool { endLength == Self.end.count }

    /// Whether no later end mark can belong to it.
    var isOver: Bool { rest.count >= Self.longestRest || endsRest(Self.start) }

    /// The pasted text so far.
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

    /// The earlier end mark was part of the pasted text; this one is the end.
    private mutating func keepRest() {
        for byte in Self.end + rest.dropLast(Self.end.count) { keep(byte) }
        rest = []
    }

    /// Bytes that only looked like the beginning of the end mark were pasted.
    private mutating func keepBegunEnd() {
        for byte in Self.end.prefix(endLength) { keep(byte) }
        endLength = 0
    }

    private mutating func keep(_ byte: UInt8) {
        guard let scalar = decoder.take(byte) else { return }
        if text.utf8.count < Key.pasteLimit { text.unicodeScalars.append(scalar) } else { isCut = true }
    }
}
