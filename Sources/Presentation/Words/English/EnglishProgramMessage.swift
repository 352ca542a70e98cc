import Entities

extension Wording {
    /// The part after the program's name.
    static func english(_ end: ProgramEnd) -> String {
        switch end {
        case .status(let status): "ended with \(status)"
        case .signal(let number): "was ended by signal \(number)"
        }
    }
}

extension LibraryWording {
    @Sendable static func englishEditorFailure(_ failure: EditorFailure, keptFile: String?) -> String {
        let reason =
            switch failure {
            case .notFound(let program): "The editor \(program) was not found"
            case .ended(let program, let end): "\(program) \(Wording.english(end))"
            case .notUTF8(let program): "What \(program) wrote is not UTF-8"
            case .noFile(let program): "\(program) left no file that can be read"
            case .noTemporaryFolder(let path): "No temporary file can be made (\(path))"
            }
        return keptFile.map { "\(reason); the text is in \($0)" } ?? "\(reason); the note is as it was."
    }
}
