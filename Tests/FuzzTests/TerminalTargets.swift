import TerminalKit
import TestSupport

/// Between curses and the terminal: what is typed or pasted, and what is sent to be shown.
extension FuzzTarget {
    static let terminal: [FuzzTarget] = [
        FuzzTarget(
            name: "keys",
            corpus: Corpus.texts(
                "jj\u{1B}[A\u{1B}OB\r\u{1B}[5~q", "\u{1B}[200~a line\r千\u{1B}[A\u{1B}[201~j",
                "G \u{3}\u{1B}[3~ä한\u{7F}",
                "\u{1B}[200~\u{1B}[200~x\u{1B}[201~\u{1B}[M !!\u{1B}[<0;1;1M"), alone: typing),
        FuzzTarget(
            name: "cells",
            corpus: [
                "Heat (1995)", "花樣年華 · 2000", "e\u{301}\u{323} கி ┌─▸…★✎", "\u{1B}[2J\u{9B}\r\n\u{202E}\u{200B}",
            ].map { $0.unicodeScalars.flatMap { PackedCell.bytes(base: $0.value) } }, alone: showing),
    ]

    /// However it is cut into pieces, the key that is typed last is the one that is read last.
    @MainActor
    private static func typing(_ bytes: [UInt8]) throws -> [String] {
        var lengths = SeededGenerator(seed: bytes.reduce(UInt64(bytes.count)) { $0 &* 31 &+ UInt64($1) })
        // A long text in single bytes would say more of the line than of who reads it.
        let longest = max([1, 7, 400].randomElement(using: &lengths) ?? 1, bytes.count / 60)
        // Whatever has begun, a paste or half a character, ends here.
        let end = Array("\u{1B}[201~xx".utf8)
        let keys = try FuzzTerminal.shared().keys(bytes + end, until: .character("x")) {
            Int.random(in: 1...longest, using: &lengths)
        }
        guard let keys else { throw Harm("does not come back to reading keys") }
        var (typed, pasted) = ("", [String]())
        for key in keys {
            switch key {
            case .character(let character): typed.append(character)
            case .paste(let text, _): pasted.append(text)
            default: break
            }
        }
        return [typed] + pasted
    }

    /// Nothing but the row that is shown is touched, and of orders to the terminal only those of curses are sent.
    @MainActor
    private static func showing(_ bytes: [UInt8]) throws -> [String] {
        let size = FuzzTerminal.size
        let first = FuzzTerminal.firstColumn
        let cells = PackedCell.cells(of: bytes, room: size.width - first - 1)
        for isUnicode in [true, false] {
            let sent = try FuzzTerminal.shared().sent(cells, isUnicode: isUnicode)
            if let harm = SentOrders.harm(in: sent) { throw Harm(harm) }
            let rows = TerminalModel(sent, width: size.width, height: size.height).cells
            let fence = [UInt32](repeating: FuzzTerminal.fence, count: size.width)
            guard rows[0] == fence, rows[2] == fence else { throw Harm("writes on other rows") }
            guard rows[1][..<first] == fence[..<first] else { throw Harm("writes in front of its place") }
            guard !isUnicode else { continue }
            guard !sent.contains(where: { $0 > 0x7E }) else { throw Harm("sends more than ASCII") }
            let end = first + cells.count
            guard rows[1][end...] == fence[end...] else { throw Harm("writes behind its place") }
        }
        return ["shown"]
    }
}
