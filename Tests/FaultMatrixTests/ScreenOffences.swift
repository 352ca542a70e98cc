import TerminalKit

/// A sentence for each thing on a screen that must never be there.
struct ScreenOffences {
    let sentences: [String]

    /// The length of a part that identifies a key.
    private static let tellingLength = 8

    /// - Parameters:
    ///   - lines: of the screen, from the top.
    ///   - secrets: texts that must not be visible.
    init(_ lines: [String], hiding secrets: [String]) {
        let traces = secrets.flatMap { [$0.prefix(Self.tellingLength), $0.suffix(Self.tellingLength)] }
        let shown = traces.contains { trace in lines.contains { $0.contains(trace) } }
        let harmful = Set(lines.joined().unicodeScalars.filter(\.isHarmful)).sorted()
        sentences =
            (shown ? ["a key is shown."] : [])
            + harmful.map { "U+\(String($0.value, radix: 16, uppercase: true)) is drawn." }
    }

    init(_ canvas: Canvas, hiding secrets: [String]) {
        self.init((0..<canvas.size.height).map { canvas.text(ofRow: $0) }, hiding: secrets)
    }
}

extension Unicode.Scalar {
    fileprivate var isHarmful: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
