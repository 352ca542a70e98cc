/// What the first who made a journey saw at the end of each step; those who come after have to see the same.
final class JourneyLog {
    private var steps: [ScreenText] = []
    /// Which step is next; nil for the first who goes.
    private var position: Int?

    /// Where the user is at home, which is another place in each journey; its path is as long.
    private var home = ""

    /// The next journey begins.
    func begin(at home: String) {
        if !self.home.isEmpty { position = 0 }
        self.home = home
    }

    /// The screen as it can be compared.
    func comparable(_ screen: ScreenText) -> ScreenText {
        ScreenText(lines: screen.withoutSpinner.lines.map(withoutHome))
    }

    /// A path that had too little room has lost its middle, and the end of its home with that.
    private func withoutHome(_ line: String) -> String {
        guard line.contains("…") else { return line.replacing(home, with: "~") }
        let shortened = sequence(first: home[...]) { $0.count > 1 ? $0.dropLast() : nil }.first {
            $0.count < home.count && line.contains($0 + "…")
        }
        return line.replacing(home, with: "~").replacing((shortened ?? home[...]) + "…", with: "~…")
    }

    /// What has to be in sight at the end of the step that comes now; nil for whatever it may be.
    var expected: ScreenText? {
        position.flatMap { steps.indices.contains($0) ? steps[$0] : nil }
    }

    /// A step has ended.
    func note(_ screen: ScreenText) {
        if let position {
            self.position = position + 1
        } else {
            steps.append(comparable(screen))
        }
    }

    /// How many steps nobody made after the first.
    var missingCount: Int { position.map { steps.count - $0 } ?? 0 }
}
