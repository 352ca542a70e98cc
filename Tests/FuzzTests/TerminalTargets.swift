import ScreenTestSupport
import TerminalKit
import TestSupport

/// Between the program and the terminal: keys, pastes and reports, and the output.
extension FuzzTarget {
    static let terminal: [FuzzTarget] = [
        FuzzTarget(
            name: "keys",
            corpus: Corpus.texts(
                "jj\u{1B}[A\u{1B}OB\r\u{1B}[5~q", "\u{1B}[200~a line\r千\u{1B}[A\u{1B}[201~j",
                "G \u{3}\u{1B}[3~ä한\u{7F}",
                "\u{1B}q\u{1B}\u{1B}[A\u{1B}[1;5C\u{1B}[97;6u\u{1B}[7$\u{1B}[I",
                "\u{1B}[200~\u{1B}[200~x\u{1B}[201~\u{1B}[M !!\u{1B}[<0;1;1M"), read: typing),
        FuzzTarget(
            name: "reports",
            corpus: Corpus.texts("0;113;13M", "62;22c", "11;rgb:1010/1010/1010", "2026;2$y", "|term(1)"),
            read: reporting),
        FuzzTarget(
            name: "cells",
            corpus: [
                "Heat (1995)", "花樣年華 · 2000", "e\u{301}\u{323} கி ┌─▸…★✎", "\u{1B}[2J\u{9B}\r\n\u{202E}\u{200B}",
            ].map { $0.unicodeScalars.flatMap { PackedCell.bytes(base: $0.value) } }, alone: showing),
    ]

    /// The result is the same however the input is split; and however long it pauses, the last key is read last.
    private static func typing(_ bytes: [UInt8]) throws -> [String] {
        var chance = SeededGenerator(seed: bytes.reduce(UInt64(bytes.count)) { $0 &* 31 &+ UInt64($1) })
        var (pieces, rest): ([[UInt8]], _) = ([], bytes[...])
        while !rest.isEmpty {
            pieces.append(Array(rest.prefix(.random(in: 1...7, using: &chance))))
            rest = rest.dropFirst(pieces[pieces.count - 1].count)
        }
        let events = events(of: [bytes])
        guard events.last == .key(.character("x")) else { throw Harm("does not come back to reading keys") }
        guard Self.events(of: pieces) == events else { throw Harm("reads something else where the line cuts it") }
        let slow = Self.events(of: pieces) { Int.random(in: 0..<4, using: &chance) == 0 }
        guard slow.last == .key(.character("x")) else { throw Harm("does not come back to reading keys after a pause") }
        let typed = events.compactMap { if case .key(.character(let character)) = $0 { character } else { nil } }
        let pasted = events.compactMap { if case .key(.paste(let text, _)) = $0 { text } else { nil } }
        return [String(typed)] + pasted
    }

    /// The events from pieces of input, and from an x that is typed after them.
    ///
    /// - Parameter pauses: whether there is a pause after a piece that ends incomplete sequences.
    private static func events(of pieces: [[UInt8]], pauses: () -> Bool = { false }) -> [InputEvent] {
        var (parser, events): (_, [InputEvent]) = (InputParser(), [])
        for piece in pieces {
            if pauses() { events += parser.endPending() }
            events += parser.take(piece, isWhole: false)
        }
        events += parser.take([])
        return events + parser.endPending() + parser.take([UInt8(ascii: "x")])
    }

    /// No report of a terminal, in any form, is read as a key.
    private static func reporting(_ bytes: [UInt8]) throws -> [String] {
        let text: [UInt8] = bytes.map { 0x20 + $0 % 0x5F }
        var numbers: [UInt8] = bytes.map { 0x20 + $0 % 0x20 }
        numbers.append(0x40 + (bytes.last ?? 0) % 0x3F)
        var mouse: [UInt8] = Array("\u{1B}[M".utf8)
        mouse += (text + [0x20, 0x20, 0x20]).prefix(3)
        var reports: [[UInt8]] = [mouse]
        for mark in ["?", "<", "=", ">"] { reports.append(Array("\u{1B}[\(mark)".utf8) + numbers) }
        for start in ["]", "P", "X", "^", "_"] {
            for end in ["\u{7}", "\u{1B}\\"] {
                reports.append(Array("\u{1B}\(start)".utf8) + text + Array(end.utf8))
            }
        }
        for report in reports {
            var parser = InputParser()
            let events = parser.take(report + Array("j".utf8))
            let keys = events.filter { if case .key = $0 { true } else { false } }
            guard keys == [.key(.character("j"))] else { throw Harm("takes \(report) for \(keys)") }
        }
        return ["j"]
    }

    /// Only the shown row changes, and only escape sequences of frames are sent.
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
