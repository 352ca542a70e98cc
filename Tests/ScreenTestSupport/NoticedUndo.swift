package import Browsing
package import Entities
import Navigation
import Presentation
import TestSupport

extension NoticeBoardSpy {
    /// An undo stack whose messages are shown here, in English.
    package func makeUndoStack() -> UndoStack<LibraryFailure> {
        let wording = Wording.sample("en_US").library
        return UndoStack(notices: self, nothing: Message(wording.nothingToUndo), message: wording.failure)
    }
}
