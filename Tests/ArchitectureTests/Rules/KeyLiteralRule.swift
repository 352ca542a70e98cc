import SourceReading

/// Scenes speak of commands; which keys say them stands in one table, so that help, footer and README cannot be wrong.
struct KeyLiteralRule {
    func offences(in file: SourceFile) throws -> [Offence] {
        guard file.scene != nil else { return [] }
        // The text of a literal is blanked, its quotation mark is not.
        let literal = try Regex(#"\.(?:character|control)\(\s*\"|\.function\(\s*\d"#)
        return file.numberedLines.filter { $0.line.contains(literal) }.map {
            file.offence(
                line: $0.number,
                """
                binds a key. A key that stands here is in no footer, no help and no README: give it a Command, and bind that in \
                Sources/Navigation/KeyMap.swift.
                """)
        }
    }
}
