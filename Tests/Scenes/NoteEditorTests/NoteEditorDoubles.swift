import Entities
import ScreenTestSupport

@testable import NoteEditor

// The doubles that scenes share, as those of this one.

extension DestinationsSpy: NoteEditorDestinations {}

extension NoteEditorDefaultPresenter {
    /// As somebody who presses the key.
    func didAskToSave() { didAskToSave(decides: true) }
}
