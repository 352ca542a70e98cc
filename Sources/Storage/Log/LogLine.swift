import FoundationEssentials

/// An event as a line: `2026-11-23T11:40:05Z error request source=ID host=api.example.org fault=timed-out ms=1200`
struct LogLine {
    let text: String

    /// In bytes.
    private static let longest = 2_000

    /// - Parameter now: in seconds since 1970.
    init(_ event: LogEvent, at now: Int, _ redaction: Redaction) {
        let (name, values) = event.fields
        let time = Date(timeIntervalSince1970: TimeInterval(now)).formatted(.iso8601)
        let fields = values.map { "\($0.name)=\(Self.quoted(redaction.redacted($0.value)))" }
        let line = ([time, event.level.rawValue, name] + fields).joined(separator: " ")
        text = String(decoding: line.utf8.prefix(Self.longest), as: UTF8.self) + "\n"
    }

    /// On one line, without what a terminal would obey, since logs are read there.
    private static func quoted(_ text: String) -> String {
        let harmless = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: "?"
                    default: scalar
                    }
                }))
        guard harmless.isEmpty || harmless.contains(where: { " =\"\\".contains($0) }) else { return harmless }
        return "\"\(harmless.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
