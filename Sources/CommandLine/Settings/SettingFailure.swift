import Presentation
import Services

extension SettingFailure {
    /// Where the text is, what was expected, and what to do.
    ///
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    package func sentence(_ printable: (String) -> String) -> String {
        let denial = SettingsWording.english.denial(expectation)
        return switch place {
        case .commandLine(let option): "\(option) \(denial); correct it or leave it out"
        case .environment(let variable): "\(variable) \(denial); correct or unset it"
        case .stored: "what was entered in the program \(denial); enter it anew"
        case .shared: "what other machines share \(denial); say 'matinee sync settings'"
        case .file(let path, let line, let name):
            "\(printable(path)), line \(line): \(name) \(denial); correct or remove it"
        }
    }
}
