import SceneGenerator

/// Every file imports only what the table allows to its target, and within a scene to its part.
struct ImportRule {
    func offences(in file: SourceFile) -> [Offence] {
        guard let target = file.target else { return [] }
        guard let row = row(of: file, target) else {
            return [
                file.offence(
                    "the target \(target) has no row in ImportTable.swift; give it one that says what it may import")
            ]
        }
        return offences(in: file, row: row, who: file.scene == nil ? target : "the scene \(target)")
    }

    private func row(of file: SourceFile, _ target: String) -> ImportTable.Row? {
        file.scene == nil ? ImportTable.target(target) : ImportTable.scene
    }

    func offencesOfParts(in file: SourceFile) -> [Offence] {
        if file.helpsPresenter { return offences(in: file, row: ImportTable.presenterHelp, who: "a presenter's help") }
        guard let part = file.part else { return [] }
        return offences(in: file, row: ImportTable.part(part), who: "the \(part.rawValue) of a scene")
    }

    private func offences(in file: SourceFile, row: ImportTable.Row, who: String) -> [Offence] {
        file.imports.filter { !row.modules.contains($0.module) }.map { line in
            let allowed = row.modules.isEmpty ? "nothing" : "only \(row.modules.sorted().joined(separator: ", "))"
            return file.offence(
                line: line.line, "imports \(line.module), but \(who) may import \(allowed). \(row.duty).")
        }
    }
}

extension SourceFile {
    fileprivate struct Import {
        let module: String
        let line: Int
    }

    fileprivate var imports: [Import] {
        numberedLines.compactMap { number, line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({
                    $0.hasPrefix("@") || ["package", "public", "internal", "private"].contains($0)
                })
            else { return nil }
            return Import(
                module: words[words.count - 1].split(separator: ".").first.map(String.init) ?? "", line: number)
        }
    }
}
