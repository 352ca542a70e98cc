/// How lists and their details share the screen, for all sections together.
@MainActor
package final class Panes {
    private weak var display: (any Display)?
    private(set) var arrangement = PaneArrangement()

    /// - Parameter display: hears that a new frame is needed.
    package init(display: (any Display)? = nil) {
        self.display = display
    }

    /// From now on these are as preferred; what the user has chosen while the program runs stays.
    package func use(_ preference: PanePreference) {
        change { $0.preference = preference }
    }

    /// What the user has made of them.
    package var choice: PaneChoice {
        get { arrangement.choice }
        set { change { $0.choice = newValue } }
    }

    func change(_ change: (inout PaneArrangement) -> Void) {
        change(&arrangement)
        display?.setNeedsDisplay()
    }
}
