/// Tables by RFC 4180, without anything that a terminal or a spreadsheet would obey.
///
/// A cell that looks like a formula, or begins with an apostrophe, gets an apostrophe before it. A cell with characters
/// that a terminal would obey, except line feeds, is written as an apostrophe and a JSON string. No other cell begins
/// with an apostrophe, so that reading can undo this exactly.
enum CSVTable {
    struct Record: Equatable {
        /// Where it begins, counted from 1.
        let line: Int
        let fields: [String]
    }

    static func row(_ fields: [String]) -> String {
        fields.map { quoted(marked($0)) }.joined(separator: ",") + "\r\n"
    }

    /// A single LF or CR also ends a line. Nil if a quotation mark is never closed.
    static func records(of text: String) -> [Record]? {
        var records: [Record] = []
        var fields: [String] = []
        var field = String.UnicodeScalarView()
        var (line, start) = (1, 1)
        var isQuoted = false
        var wasQuoted = false
        let scalars = Array(text.unicodeScalars)
        var index = scalars.first == "\u{FEFF}" ? 1 : 0

        func endField() {
            fields.append(unmarked(String(field)))
            field = String.UnicodeScalarView()
            wasQuoted = false
        }
        func endRecord() {
            endField()
            if fields != [""] { records.append(Record(line: start, fields: fields)) }
            fields = []
        }

        while index < scalars.count {
            let scalar = scalars[index]
            let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if scalar == "\n" || (scalar == "\r" && !isPair) { line += 1 }
            switch scalar {
            case "\"" where isQuoted && index + 1 < scalars.count && scalars[index + 1] == "\"":
                field.append("\"")
                index += 1
            case "\"" where isQuoted: isQuoted = false
            case "\"" where field.isEmpty && !wasQuoted: (isQuoted, wasQuoted) = (true, true)
            case _ where isQuoted: field.append(scalar)
            case ",": endField()
            case "\r" where isPair: break
            case "\r", "\n":
                endRecord()
                start = line
            default: field.append(scalar)
            }
            index += 1
        }
        guard !isQuoted else { return nil }
        if !field.isEmpty || !fields.isEmpty || wasQuoted { endRecord() }
        return records
    }

    private static func marked(_ text: String) -> String {
        if text.unicodeScalars.contains(where: { $0.isObeyed && $0 != "\n" }), let json = HarmlessJSON.text(of: text) {
            return "'" + json
        }
        return needsApostrophe(text) ? "'" + text : text
    }

    private static func unmarked(_ cell: String) -> String {
        guard cell.unicodeScalars.first == "'" else { return cell }
        let rest = String(cell.unicodeScalars.dropFirst())
        if rest.unicodeScalars.first == "\"", let text = HarmlessJSON.string(rest) { return text }
        return needsApostrophe(rest) ? rest : cell
    }

    private static func needsApostrophe(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return ["=", "+", "-", "@", "\t", "\r", "'"].contains(first)
    }

    /// By scalars, since a quotation mark with an accent still is a quotation mark in CSV.
    private static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { [",", "\"", "\r", "\n"].contains($0) }) else { return text }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in scalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }
}
