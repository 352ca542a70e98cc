/// Which way a text takes to the clipboard.
struct ClipboardCheckup {
    let environment: [String: String]
    var canRun: ((String) -> Bool)?

    /// - Parameter tmux: what tmux has said of its options; nil without tmux.
    func finding(_ tmux: [String: String]?) -> Finding {
        let program =
            canRun.map { ClipboardProgram.preferred(environment, canRun: $0) }
            ?? ClipboardProgram.preferred(environment)
        if let program { return Finding(.clipboard, "way", program.name, why: "there is a desktop") }
        let missing = ClipboardProgram.candidates(for: Desktop(environment: environment)).first?.name
        let why = missing.map { "there is a desktop, and \($0) is not installed" }
        let remedy = missing.map { "install \($0)" }
        if environment["STY"]?.isEmpty == false {
            return Finding(
                .clipboard, "way", "none", why: why ?? "GNU screen hands on no text for the clipboard",
                remedy: remedy ?? "use tmux, or select the text with the mouse")
        }
        // That tmux stops it is said with tmux.
        return Finding(
            .clipboard, "way", "the terminal (OSC 52)", why: why ?? "there is no desktop here", remedy: remedy)
    }
}
