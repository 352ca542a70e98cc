import SourceReading

/// A place that breaks a rule, in words that say what to do about it.
struct Offence: Equatable {
    /// From the project's root.
    let path: String
    /// From 1; nil where no line of the file is to blame.
    var line: Int?
    /// What stands there, why it must not, and where it belongs.
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
