import SceneGenerator

/// A place that breaks a rule, and what to do about it.
struct Offence: Equatable {
    /// From the project's root.
    let path: String
    /// From 1; nil if the offence is not in one line.
    var line: Int?
    /// What is there, why it must not be, and where it belongs.
    let sentence: String
}

extension Offence: CustomStringConvertible {
    var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(sentence)" }
}

extension SourceFile {
    /// - Parameter line: from 1.
    func offence(line: Int? = nil, _ sentence: String) -> Offence {
        Offence(path: path, line: line, sentence: sentence)
    }
}
