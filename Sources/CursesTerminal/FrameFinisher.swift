import TerminalKit

/// Changes the bytes of a frame from curses before they go to the terminal, as far as the terminal is known to support
/// that. While nothing is known, a frame stays unchanged.
struct FrameFinisher {
    /// Whether the terminal supports synchronized output (mode 2026), and so shows frames only when they are complete.
    var isSynchronized = false

    /// The theme's colours that are sent in 24 bits, by their palette numbers in curses. Other numbers stay unchanged.
    var directColors: [UInt8: Color] = [:] {
        didSet { sequences = Self.sequences(for: directColors) }
    }

    /// The replacement sequences, by `key`.
    private var sequences: [Int: [UInt8]] = [:]

    /// - Parameters:
    ///   - frame: the output of curses.
    ///   - bytes: receives the bytes to send; its old content is dropped.
    ///   - addRest: adds what curses cannot make, which belongs behind its cells and in the same frame.
    func finish(
        _ frame: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8], addRest: (inout [UInt8]) -> Void = { _ in }
    ) {
        bytes.removeAll(keepingCapacity: true)
        if isSynchronized { bytes += Self.begin }
        let start = bytes.count
        appendInDirectColor(frame, to: &bytes)
        addRest(&bytes)
        guard bytes.count > start else { return bytes.removeAll(keepingCapacity: true) }
        if isSynchronized { bytes += Self.end }
    }

    private static let begin = Array(TerminalModes.synchronizedOutput.on.utf8)
    private static let end = Array(TerminalModes.synchronizedOutput.off.utf8)

    // MARK: Colours

    private func appendInDirectColor(_ frame: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        guard !sequences.isEmpty else { return bytes.append(contentsOf: frame) }
        var sent = 0
        for start in frame.indices where frame[start] == 0x1B {
            guard let (slot, end) = Self.slot(at: start, of: frame), let sequence = sequences[slot] else { continue }
            bytes.append(contentsOf: frame[sent..<start])
            bytes += sequence
            sent = end
        }
        bytes.append(contentsOf: frame[sent...])
    }

    /// The colour that `ESC [ 38;5;N m` or `ESC [ 48;5;N m` sets. Curses sends each in a sequence of its own.
    ///
    /// - Returns: its `key`, and where the sequence ends; nil for any other sequence.
    private static func slot(at start: Int, of frame: UnsafeBufferPointer<UInt8>) -> (key: Int, end: Int)? {
        guard start + 9 <= frame.count else { return nil }
        let plane = frame[start + 2]
        guard frame[start + 1] == UInt8(ascii: "["), plane == UInt8(ascii: "3") || plane == UInt8(ascii: "4"),
            frame[start + 3..<start + 7].elementsEqual(selector)
        else { return nil }
        var (number, index) = (0, start + 7)
        while index < frame.count, (0x30...0x39).contains(frame[index]), number < 256 {
            number = number * 10 + Int(frame[index] - 0x30)
            index += 1
        }
        guard index > start + 7, index < frame.count, frame[index] == UInt8(ascii: "m"), number < 256 else {
            return nil
        }
        return (key(slot: UInt8(number), isBackground: plane == UInt8(ascii: "4")), index + 1)
    }

    private static let selector = Array("8;5;".utf8)

    private static func key(slot: UInt8, isBackground: Bool) -> Int {
        Int(slot) | (isBackground ? 256 : 0)
    }

    /// With semicolons, since some terminals do not support colons there.
    private static func sequences(for colors: [UInt8: Color]) -> [Int: [UInt8]] {
        var sequences: [Int: [UInt8]] = [:]
        for (slot, color) in colors {
            let parts = "\(color.rgb >> 16 & 0xFF);\(color.rgb >> 8 & 0xFF);\(color.rgb & 0xFF)"
            sequences[key(slot: slot, isBackground: false)] = Array("\u{1B}[38;2;\(parts)m".utf8)
            sequences[key(slot: slot, isBackground: true)] = Array("\u{1B}[48;2;\(parts)m".utf8)
        }
        return sequences
    }
}
