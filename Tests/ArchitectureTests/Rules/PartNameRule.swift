import SceneGenerator

/// The names of a scene's parts follow from its name: the protocol is at the top of the file, its default
/// implementation below.
struct PartNameRule {
    func offences(in file: SourceFile) -> [Offence] {
        guard let scene = file.scene, let part = file.part else { return [] }
        switch part {
        case .view, .interactor, .presenter, .router: return offencesOfPair(scene, part, in: file)
        case .builder: return offencesOfBuilder(scene, in: file)
        case .entity: return offencesOfEntity(in: file)
        case .plainView, .layout, .formatter: return offencesOfPiece(scene, part, in: file)
        // All that it declares is for debug builds alone.
        case .sample: return []
        }
    }

    private func offencesOfPair(_ scene: String, _ part: ScenePart, in file: SourceFile) -> [Offence] {
        let (face, body) = ("\(scene)\(part.rawValue)", "\(scene)Default\(part.rawValue)")
        let declared = file.declarations
        guard let first = declared.first, first.keyword == "protocol", first.name == face else {
            return [
                file.offence(
                    line: declared.first?.line,
                    """
                    does not begin with 'protocol \(face)'. Who opens a part wants to read first what it promises to the \
                    others, under the name that every scene gives it.
                    """)
            ]
        }
        guard declared.contains(where: { $0.name == body }) else {
            return [
                file.offence(
                    """
                    has no '\(body)'. The default implementation stands below its protocol, and a test can put another in \
                    its place.
                    """)
            ]
        }
        return []
    }

    private func offencesOfBuilder(_ scene: String, in file: SourceFile) -> [Offence] {
        guard !file.declarations.contains(where: { $0.keyword == "struct" && $0.name == "\(scene)Builder" }) else {
            return []
        }
        return [file.offence("has no 'struct \(scene)Builder'. A builder is a value: it keeps nobody alive.")]
    }

    private func offencesOfEntity(in file: SourceFile) -> [Offence] {
        file.declarations.filter { !["struct", "enum"].contains($0.keyword) }.map {
            file.offence(
                line: $0.line,
                """
                declares the \($0.keyword) \($0.name). An Entity is values that the parts speak in: what acts belongs in the \
                Interactor or Presenter.
                """)
        }
    }

    private func offencesOfPiece(_ scene: String, _ part: ScenePart, in file: SourceFile) -> [Offence] {
        guard !file.declarations.contains(where: { $0.name == "\(scene)\(part.rawValue)" }) else { return [] }
        return [
            file.offence(
                "does not declare '\(scene)\(part.rawValue)'. A file is named after the type that it is about.")
        ]
    }
}
