package import Browsing
package import Commands
package import Presentation

/// A view that is such a form: its pane knows all that the screen is asked.
@MainActor
package protocol FormScreen: PaneScreen, FormView {
    var pane: any FormScreenPane { get }
}

extension FormScreen {
    package var content: any ScreenPane { pane }

    package func show(_ state: FormState) {
        pane.show(state)
    }

    package var title: String { pane.state.title }

    package var isClosing: Bool { pane.state.isSaving }

    package var commands: [Command] { pane.commands }

    package var hints: [Command: String] { pane.state.form.hints }

    package func willAppear() -> Bool {
        pane.presenter.viewWillAppear()
        return true
    }

    package func didAppear() {}
}
