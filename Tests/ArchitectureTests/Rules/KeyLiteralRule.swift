import SceneGenerator

/// Scenes know only commands. Their keys are in one table, so that help, footer and README are correct.
struct KeyLiteralRule {
    func offences(in file: SourceFile) throws -> [Offence] {
        guard file.scene != nil else { return [] }
        // The text of literals is blanked here, but not their quotation marks.
        let literal = try Regex(#"\.(?:character|control)\(\s*\"|\.function\(\s*\d"#)
        return file.numberedLines.filter { $0.line.contains(literal) }.map {
            file.offence(
                line: $0.number,
                """
                binds a key. A key that stands here is in no footer, no help and no README: give it a Command, \
                and declare that in Sources/Commands/Command.swift.
                """)
        }
    }
}
