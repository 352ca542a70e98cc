/// How tmux is set, as far as the program is concerned.
struct TmuxCheckup {
    let environment: [String: String]
    /// Asks tmux; nil if it does not answer.
    var ask: ([String], [String: String]) -> String? = { ProgramOutput.of($0, environment: $1) }

    private static let options = ["version", "allow-passthrough", "set-clipboard", "focus-events", "extended-keys"]

    /// What it has said, by the names of its options; nil without tmux, empty where it does not answer.
    func options() -> [String: String]? {
        guard environment["TMUX"]?.isEmpty == false else { return nil }
        let format = Self.options.map { "#{\($0)}" }.joined(separator: "\n")
        let pane = environment["TMUX_PANE"].map { ["-t", $0] } ?? []
        guard let said = ask(["tmux", "display-message", "-p"] + pane + [format], environment) else { return [:] }
        let values = said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Dictionary(zip(Self.options, values).filter { !$1.isEmpty }) { first, _ in first }
    }

    /// - Parameter options: what tmux has said.
    func findings(_ options: [String: String]?) -> [Finding] {
        guard let options else { return [] }
        guard let version = options["version"] else {
            return [
                Finding(
                    .tmux, "version", "unknown", why: "tmux does not answer",
                    remedy: "look whether the tmux that TMUX names still runs, and whether tmux is in PATH")
            ]
        }
        func finding(_ name: String, _ good: Set<String>, why: String, wants: String) -> Finding {
            let value = Self.word(options[name])
            let isGood = good.contains(value)
            return Finding(
                .tmux, name, value, why: isGood ? nil : why,
                remedy: isGood
                    ? nil
                    : options[name] == nil ? "use tmux \(Self.least) or later" : "put '\(wants)' into ~/.tmux.conf")
        }
        return [
            Finding(.tmux, "version", version),
            finding(
                "allow-passthrough", ["on", "all"],
                why: "pictures are made of characters: the terminal outside cannot be asked",
                wants: "set -g allow-passthrough on"),
            finding(
                "set-clipboard", ["on"], why: "what is copied here does not reach the clipboard outside",
                wants: "set -s set-clipboard on"),
            finding(
                "focus-events", ["on"], why: "a change between dark and light is noticed late",
                wants: "set -g focus-events on"),
            // No key of the program needs it.
            Finding(.tmux, "extended-keys", Self.word(options["extended-keys"])),
        ]
    }

    private static func word(_ value: String?) -> String {
        value.map { ["1": "on", "0": "off"][$0] ?? $0 } ?? "not known to this tmux"
    }

    private static let least = "3.3"
}
