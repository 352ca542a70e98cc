import SceneGenerator

/// Only the screen stack may keep a view alive, so that a popped scene is gone with all its work.
struct HeldViewRule {
    func offences(in file: SourceFile) throws -> [Offence] {
        guard file.scene != nil else { return [] }
        let property = try Regex(#"\b(?:let|var)\s+\w+\s*:\s*\(?(?:any\s+\w+View|\w+DefaultView)\b"#)
        return file.numberedLines.filter { number, line in
            // What is computed holds nobody.
            line.contains(property) && !line.contains("weak var") && !line.contains("{")
        }.map {
            file.offence(
                line: $0.number,
                "holds a view strongly. View and presenter would keep each other alive: write weak var, and leave views to the stack."
            )
        }
    }

    /// A presenter knows its view.
    func offencesOfPresenter(in file: SourceFile) -> [Offence] {
        guard file.part == .presenter, !file.lines.contains(where: { $0.contains("weak var view: (any ") }) else {
            return []
        }
        return [file.offence("a presenter has 'weak var view: (any …View)?', which the builder sets.")]
    }
}
