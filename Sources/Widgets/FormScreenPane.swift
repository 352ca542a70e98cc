package import Browsing
package import Commands
package import Navigation
package import Presentation

/// Shows a form that is a screen of its own: drawn, or said in lines.
@MainActor
package protocol FormScreenPane: ScreenPane {
    var presenter: any FormPresenter { get }
    var state: FormState { get }
    func show(_ state: FormState)
    /// What can be done now.
    var commands: [Command] { get }
}

extension FormScreenPane {
    package var isBusy: Bool { state.isSaving }

    package var isAwaitingRows: Bool { false }

    package var hasFailed: Bool { false }

    package var question: Question? { state.question }

    /// A form starts on its first field.
    package var memento: ScreenMemento { ScreenMemento() }

    package func restore(_ memento: ScreenMemento) {}
}

/// The pane for a display of this kind.
@MainActor
package func makeFormScreenPane(
    _ presenter: any FormPresenter, on display: any Display
) -> any FormScreenPane {
    display.isPlain
        ? PlainFormScreenPane(presenter: presenter, display: display)
        : DrawnFormScreenPane(presenter: presenter, display: display)
}
