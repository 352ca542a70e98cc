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
