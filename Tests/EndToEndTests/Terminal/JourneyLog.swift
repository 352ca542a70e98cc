/// The screens of the first journey at the end of each step. Later journeys must show the same.
final class JourneyLog {
    private var steps: [ScreenText] = []
    /// The next step; nil in the first journey.
    private var position: Int?

    /// The user's home folder, which differs in each journey but has the same length.
    private var home = ""

    /// The next journey begins.
    func begin(at home: String) {
        if !self.home.isEmpty { position = 0 }
        self.home = home
    }

    /// The screen as it can be compared.
    func comparable(_ screen: ScreenText) -> ScreenText {
        ScreenText(lines: screen.withoutSpinner.lines.map { withoutMinute(withoutHome($0)) })
    }

    /// Journeys come one after the other, and the minute may change between them.
    private func withoutMinute(_ line: String) -> String {
        guard line.hasMoment else { return line }
        return line.replacing(/[0-9]{1,2}:[0-9]{2}(?=\s[AP]M)/, with: "0:00")
    }

    /// A shortened path has lost its middle, and with it the end of the home folder.
    private func withoutHome(_ line: String) -> String {
        guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
        guard line.contains("…") else { return line.replacing(home, with: "~") }
        let shortened = sequence(first: home[...]) { $0.count > 1 ? $0.dropLast() : nil }.first {
            $0.count < home.count && line.contains($0 + "…")
        }
        return line.replacing(home, with: "~").replacing((shortened ?? home[...]) + "…", with: "~…")
    }

    /// The screen that the current step must end with; nil for any.
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

    /// How many steps of the first journey were not made.
    var missingCount: Int { position.map { steps.count - $0 } ?? 0 }
}

extension String {
    /// Whether there may be a time of the day in it.
    fileprivate var hasMoment: Bool {
        utf8.contains(UInt8(ascii: ":")) && utf8.contains(UInt8(ascii: "M"))
    }
}
