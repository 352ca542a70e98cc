/// Tables as RFC 4180 has them.
enum CSVTable {
    struct Record: Equatable {
        /// Where it begins, counted from 1.
        let line: Int
        let fields: [String]
    }

    /// - Parameter fields: what a spreadsheet would take for a formula gets an apostrophe before it, as does what
    ///   begins with one: so that reading takes away exactly what writing has put there.
    static func row(_ fields: [String]) -> String {
        fields.map { quoted(needsApostrophe($0) ? "'" + $0 : $0) }.joined(separator: ",") + "\r\n"
    }

    /// Takes LF and CR alone for ends of lines too. Nil where a quotation mark is never closed.
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
            let text = String(field)
            fields.append(
                text.hasPrefix("'") && needsApostrophe(String(text.dropFirst())) ? String(text.dropFirst()) : text)
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

    private static func needsApostrophe(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return ["=", "+", "-", "@", "\t", "\r", "'"].contains(first)
    }

    private static func quoted(_ text: String) -> String {
        let needsQuotes = text.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
        return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
}
