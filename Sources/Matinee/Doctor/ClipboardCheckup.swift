/// Which way a text takes to the clipboard.
struct ClipboardCheckup {
    let environment: [String: String]
    var isThere: (String, [String: String]) -> Bool = ProgramOutput.isThere

    /// - Parameter tmux: what tmux has said of its options; nil without tmux.
    func finding(_ tmux: [String: String]?) -> Finding {
        let helpers = [(variable: "WAYLAND_DISPLAY", program: "wl-copy"), (variable: "DISPLAY", program: "xclip")]
        let displays = helpers.filter { environment[$0.variable]?.isEmpty == false }
        if let helper = displays.first(where: { isThere($0.program, environment) }) {
            return Finding(.clipboard, "way", helper.program, why: "\(helper.variable) is set")
        }
        let missing = displays.first.map { "\($0.variable) is set, and \($0.program) is not installed" }
        let remedy = displays.first.map { "install \($0.program)" }
        if environment["STY"]?.isEmpty == false {
            return Finding(
                .clipboard, "way", "none", why: missing ?? "GNU screen hands on no text for the clipboard",
                remedy: remedy ?? "use tmux, or select the text with the mouse")
        }
        // That tmux stops it is said with tmux.
        return Finding(
            .clipboard, "way", "the terminal (OSC 52)", why: missing ?? "there is no local display", remedy: remedy)
    }
}
