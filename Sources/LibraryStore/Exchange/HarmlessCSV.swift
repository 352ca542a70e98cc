import DiaryFiles

/// Tables by RFC 4180, without anything that a terminal or a spreadsheet would obey.
///
/// A cell that looks like a formula, or begins with an apostrophe, gets an apostrophe before it. A cell with characters
/// that a terminal would obey, except line feeds, is written as an apostrophe and a JSON string. No other cell begins
/// with an apostrophe, so that reading can undo this exactly.
enum HarmlessCSV {
    struct Record: Equatable {
        /// Where it begins, counted from 1.
        let line: Int
        /// Whether there is text behind a quotation mark that closes a field.
        let isBroken: Bool
        let fields: [String]
    }

    static func row(_ fields: [String]) -> String {
        fields.map { quoted(marked($0)) }.joined(separator: ",") + "\r\n"
    }

    /// Nil if a quotation mark is never closed.
    static func records(of bytes: [UInt8]) -> [Record]? {
        var (reader, records) = (CSVReader(bytes, mostFields: .max), [Record]())
        while let row = reader.next() {
            let fields = (0..<row.count).map { unmarked(row.text(at: $0)) }
            if fields != [""] {
                records.append(Record(line: row.line, isBroken: row.flaw == .brokenQuotes, fields: fields))
            }
        }
        return reader.isUnclosed ? nil : records
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
