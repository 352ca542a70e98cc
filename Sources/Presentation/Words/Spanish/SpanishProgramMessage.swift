import Entities

extension Wording {
    /// The part after the program's name.
    static func spanish(_ end: ProgramEnd) -> String {
        switch end {
        case .status(let status): "ha terminado con \(status)"
        case .signal(let number): "ha terminado por la señal \(number)"
        }
    }
}

extension LibraryWording {
    @Sendable static func spanishEditorFailure(_ failure: EditorFailure, keptFile: String?) -> String {
        let reason =
            switch failure {
            case .notFound(let program): "No se ha encontrado el editor \(program)"
            case .ended(let program, let end): "\(program) \(Wording.spanish(end))"
            case .notUTF8(let program): "Lo que ha escrito \(program) no es UTF-8"
            case .noFile(let program): "\(program) no ha dejado ningún archivo legible"
            case .noTemporaryFolder(let path): "No se puede crear ningún archivo temporal (\(path))"
            }
        return keptFile.map { "\(reason); su texto está en \($0)" } ?? "\(reason); la nota sigue como estaba."
    }
}
