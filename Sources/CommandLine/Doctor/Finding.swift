/// Something that `matinee doctor` has looked at.
struct Finding: Equatable {
    /// The raw values stand in `--json`, and do not change.
    enum Area: String, CaseIterable {
        case terminal, colors, keyboard, mouse, pictures, clipboard, tmux, sources, files, sync, settings
    }

    let area: Area
    /// Stands in `--json` too.
    let name: String
    let value: String
    /// Why it is so, or what follows from it.
    var why: String?
    /// What to do; nil where nothing is wrong.
    var remedy: String?

    init(_ area: Area, _ name: String, _ value: String, why: String? = nil, remedy: String? = nil) {
        self.area = area
        self.name = name
        self.value = value
        self.why = why
        self.remedy = remedy
    }
}
