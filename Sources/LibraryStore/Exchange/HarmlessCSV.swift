import DiaryFiles
import Entities

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

    /// Reads records one after the other.
    struct Reader {
        private var reader: CSVReader

        init(_ bytes: [UInt8]) {
            reader = CSVReader(bytes, mostFields: .max)
        }

        /// Whether a quotation mark was found that is never closed: then it is no table.
        var isUnclosed: Bool { reader.isUnclosed }

        /// Nil at the end.
        mutating func next() -> Record? {
            while let row = reader.next() {
                let fields = (0..<row.count).map { unmarked(row.text(at: $0)) }
                guard fields != [""] else { continue }
                return Record(line: row.line, isBroken: row.flaw == .brokenQuotes, fields: fields)
            }
            return nil
        }
    }

    private static func marked(_ text: String) -> String {
        if text.unicodeScalars.contains(where: { $0.isObeyed && $0 != "\n" }), let json = HarmlessJSON.line(of: text) {
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
