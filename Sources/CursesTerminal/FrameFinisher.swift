import TerminalKit

/// Changes the bytes of a frame from curses before they go to the terminal: colours that are set already are left out, and
/// what the terminal is known to support is made use of.
struct FrameFinisher {
    /// Whether the terminal supports synchronized output (mode 2026), and so shows frames only when they are complete.
    var isSynchronized = false

    /// The colours that are sent in 24 bits, 0xRRGGBB, by their palette numbers in curses. Other numbers stay unchanged.
    var directColors: [UInt8: UInt32] = [:] {
        didSet { sequences = Self.sequences(for: directColors) }
    }

    /// What the numbers mean that stand for links.
    var links: [UInt8: LinkRendition] = [:]

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
        appendColored(frame, to: &bytes)
        addRest(&bytes)
        guard bytes.count > start else { return bytes.removeAll(keepingCapacity: true) }
        if isSynchronized { bytes += Self.end }
    }

    private static let begin = Array(TerminalModes.synchronizedOutput.on.utf8)
    private static let end = Array(TerminalModes.synchronizedOutput.off.utf8)

    // MARK: Colours

    private func appendColored(_ frame: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var pen = Pen()
        // The page that what is sent now leads to; 0 for none.
        var page: UInt16 = 0
        var (sent, open) = (0, -1)
        for start in frame.indices where start >= sent && frame[start] == 0x1B {
            guard var rendition = Rendition(at: start, of: frame) else { continue }
            bytes.append(contentsOf: frame[sent..<start])
            sent = rendition.end
            let isLink = !links.isEmpty && follow(&rendition, &page, &bytes)
            if case .ownColors(isReset: false) = rendition.effect, let reset = Self.reset(at: sent, of: frame) {
                sent = reset
                continue
            }
            let sequence: [UInt8]
            switch pen.take(rendition) {
            case .nothing: continue
            case .text: sequence = Self.ownText
            case .ground: sequence = Self.ownGround
            case .all:
                sequence =
                    rendition.key.flatMap { sequences[$0] }
                    ?? (isLink ? Self.text(of: rendition) : Array(frame[start..<sent]))
            }
            // Two that follow one another are one.
            if open == bytes.count, rendition.canFollow {
                bytes[open - 1] = UInt8(ascii: ";")
                bytes += sequence[2...]
            } else {
                bytes += sequence
            }
            open = rendition.canBeFollowed ? bytes.count : -1
        }
        bytes.append(contentsOf: frame[sent...])
        if page != 0 { bytes += Self.linkEnd }
    }

    /// Begins a link where its colour is set, and ends it where another one is. Curses sets both colours anew where it
    /// leaves one.
    ///
    /// - Returns: whether it was a link's; then it is the colour of its text from here on.
    private func follow(_ rendition: inout Rendition, _ page: inout UInt16, _ bytes: inout [UInt8]) -> Bool {
        var link: LinkRendition?
        switch rendition.effect {
        case .text(let slot): link = links[slot]
        case .ownColors, .ownText, .basicText, .other: break
        case .ground, .basicGround, .none: return false
        }
        if link?.link ?? 0 != page {
            bytes += link?.opening ?? Self.linkEnd
            page = link?.link ?? 0
        }
        guard let link else { return false }
        rendition.effect = link.text.map { .text(slot: $0) } ?? .ownText
        return true
    }

    private static func text(of rendition: Rendition) -> [UInt8] {
        guard case .text(let slot) = rendition.effect else { return ownText }
        return Array("\u{1B}[38;5;\(slot)m".utf8)
    }

    private static let linkEnd = Array(LinkRendition.closing.utf8)
    private static let ownText = Array("\u{1B}[39m".utf8)
    private static let ownGround = Array("\u{1B}[49m".utf8)
    private static let charset = Array("\u{1B}(B".utf8)
    private static let ownEverything = Array("\u{1B}[m".utf8)

    /// Curses takes colours back before it takes everything back.
    ///
    /// - Returns: where the sequence starts that takes everything back, nothing but an unused set of characters before it; nil
    ///   if there is none.
    private static func reset(at start: Int, of frame: UnsafeBufferPointer<UInt8>) -> Int? {
        let next = frame[start...].starts(with: charset) ? start + charset.count : start
        return frame[next...].starts(with: ownEverything) ? next : nil
    }

    static func key(slot: UInt8, isBackground: Bool) -> Int {
        Int(slot) | (isBackground ? 256 : 0)
    }

    /// With semicolons, since some terminals do not support colons there.
    private static func sequences(for colors: [UInt8: UInt32]) -> [Int: [UInt8]] {
        var sequences: [Int: [UInt8]] = [:]
        for (slot, rgb) in colors {
            let parts = "\(rgb >> 16 & 0xFF);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
            sequences[key(slot: slot, isBackground: false)] = Array("\u{1B}[38;2;\(parts)m".utf8)
            sequences[key(slot: slot, isBackground: true)] = Array("\u{1B}[48;2;\(parts)m".utf8)
        }
        return sequences
    }
}
