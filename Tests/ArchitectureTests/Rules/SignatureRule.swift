import SceneGenerator

/// Which parts may use which types: views use cells and keys, but no services and entities.
struct SignatureRule {
    /// What TerminalKit declares.
    let terminalTypes: DeclaredTypes
    /// What Services and Entities declare.
    let serviceTypes: DeclaredTypes

    /// Uses of terminal types in parts that must not know them.
    func offencesOfTerminal(in file: SourceFile) -> [Offence] {
        let parts: [ScenePart] = [.entity, .interactor, .presenter, .router, .formatter]
        guard file.helpsPresenter || file.part.map(parts.contains) == true else { return [] }
        return offences(in: file, terminalTypes) {
            """
            names the terminal's \($0). The \(file.part?.rawValue ?? file.name) of a scene would work on any screen: cells, styles \
            and keys belong in the View.
            """
        }
    }

    /// Uses of services and entities in parts that must not know them.
    func offencesOfServices(in file: SourceFile) -> [Offence] {
        guard let part = file.part, [.view, .plainView, .layout].contains(part) else { return [] }
        return offences(in: file, serviceTypes) {
            """
            names \($0), of the services or their entities. A View shows ready words and says which row was meant: what an \
            entity is turned into belongs in the Presenter or its Formatter.
            """
        }
    }

    private func offences(in file: SourceFile, _ types: DeclaredTypes, sentence: (String) -> String) -> [Offence] {
        let own = Set(file.declarations.map(\.name))
        return file.numberedLines.flatMap { number, line in
            types.named(in: line).filter { !own.contains($0) }.map { file.offence(line: number, sentence($0)) }
        }
    }
}
