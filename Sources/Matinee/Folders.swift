/// Where the program's files are, as the XDG base directory specification has it.
struct Folders {
    private let environment: [String: String]

    init(environment: [String: String]) {
        self.environment = environment
    }

    /// What is worth keeping, but not worth taking along: the session and the log.
    var state: String { folder("XDG_STATE_HOME", ".local/state") }

    /// A relative path in the environment is to be ignored.
    private func folder(_ variable: String, _ standard: String) -> String {
        let base = environment[variable] ?? ""
        return (base.hasPrefix("/") ? base : "\(environment["HOME"] ?? "")/\(standard)") + "/matinee"
    }
}
