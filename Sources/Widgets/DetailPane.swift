package import Browsing
package import Commands
package import Navigation
package import Presentation

/// Shows a detail: drawn with its picture, or said in lines.
@MainActor
package protocol DetailPane: ScreenPane {
    var presenter: any DetailPresenter { get }
    var state: DetailState { get }
    func show(_ state: DetailState)
    /// Another thing is shown.
    func startAnew()
    /// What stands around the text has changed.
    func setNeedsDisplay()
    /// What stands in the border.
    var title: String { get }
    /// What can be done now.
    ///
    /// - Parameter item: what can be done with the thing itself, in the order of the footer. Of this, what the thing does not
    ///   offer is left out.
    func commands(ofItem item: [Command]) -> [Command]
}

extension DetailPane {
    package var isBusy: Bool { state.isLoading }

    package var isAwaitingRows: Bool { false }

    package var hasFailed: Bool { state.failure != nil }

    package var question: Question? { state.question }

    /// What every detail does, drawn or in lines.
    func handleAsDetail(_ command: Command) -> Bool {
        switch command {
        case .refresh: presenter.didAskForRefresh()
        case .openPage where state.allows(command): presenter.didAskForPage()
        default: return false
        }
        return true
    }
}

/// The pane for a display of this kind.
@MainActor
package func makeDetailPane(
    _ presenter: any DetailPresenter, on display: any Display
) -> any DetailPane {
    display.isPlain
        ? PlainDetailPane(presenter, display: display)
        : DrawnDetailPane(presenter, display: display)
}

extension DetailState {
    /// Whether something can be done with the thing that is shown.
    package func allows(_ command: Command) -> Bool {
        switch command {
        case .openPage: offers.contains(.page)
        case .playTrailer: offers.contains(.trailer)
        case .sort: offers.contains(.order)
        case .edit: offers.contains(.edit)
        case .delete: offers.contains(.delete)
        default: content != nil
        }
    }

    var siblings: [Command] { hasSiblings ? [.next, .previous] : [] }

    /// Adds all that is shown of the thing to an empty layout; nil where nothing is known of it.
    var layOut: TextPane.LayOut? { content?.layOut }
}
