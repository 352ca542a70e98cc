/// How the panes are where nobody has changed them while the program runs.
package struct PanePreference: Hashable, Sendable {
    package var way: PaneWay
    /// The list's part of both, in percent.
    package var ratio: Int
    /// The width of the list beside its detail, with its left border, in cells: never less, and by itself never more.
    package var leastList: Int
    package var mostList: Int
    /// From this width of the screen on there are two panes, unless somebody has said otherwise.
    package var threshold: Int
    /// Whether there is never more than one, whatever else is said.
    package var isSingle = false

    package init(
        way: PaneWay = .auto, ratio: Int = 45, leastList: Int = 24, mostList: Int = 72, threshold: Int = 100
    ) {
        self.way = way
        self.ratio = ratio
        self.leastList = leastList
        self.mostList = mostList
        self.threshold = threshold
    }

    /// This preference, but with never more than one pane if that is wanted.
    package func single(_ isWanted: Bool) -> PanePreference {
        var preference = self
        preference.isSingle = isWanted
        return preference
    }

    package static let usual = PanePreference()
}
