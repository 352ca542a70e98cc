import Entities

extension Wording {
    /// The part after the program's name.
    static func german(_ end: ProgramEnd) -> String {
        switch end {
        case .status(let status): "endete mit \(status)"
        case .signal(let number): "wurde von Signal \(number) beendet"
        }
    }
}

extension LibraryWording {
    @Sendable static func germanEditorFailure(_ failure: EditorFailure, keptFile: String?) -> String {
        let reason =
            switch failure {
            case .notFound(let program): "Den Editor \(program) gibt es hier nicht"
            case .ended(let program, let end): "\(program) \(Wording.german(end))"
            case .notUTF8(let program): "Was \(program) schrieb, ist kein UTF-8"
            case .noFile(let program): "\(program) hinterließ keine lesbare Datei"
            case .noTemporaryFolder(let path): "Keine temporäre Datei möglich (\(path))"
            }
        return keptFile.map { "\(reason); der Text ist in \($0)" } ?? "\(reason); die Notiz ist, wie sie war."
    }
}
