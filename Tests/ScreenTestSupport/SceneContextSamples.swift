package import Browsing
import Entities
package import Navigation
package import Presentation
package import Services
import TestSupport

extension SceneContext {
    /// With doubles for all that a test does not name, and without a rest before anything.
    package static func sample(
        library: any Diary = FakeLibrary(), drafts: any Drafts = FakeDrafts(),
        wording: Wording = .sample("en_US"),
        notices: any NoticeBoard = NoticeBoardSpy(), display: any Display = DisplaySpy(),
        links: any LinkOpener = LinkOpenerSpy(), pauses: Pauses = .all(),
        pictures: any PictureStore = FakePictureStore(), keptPictures: any PictureFinder = FakePictureFinder()
    ) -> SceneContext {
        SceneContext(
            library: library, drafts: drafts, pictures: pictures, aliases: FakeAliasFinder(),
            keptPictures: keptPictures,
            wording: wording,
            undo: UndoStack(
                notices: notices, nothing: Message(wording.library.nothingToUndo), message: wording.library.orderFailed),
            notices: notices, display: display, links: links, editor: ExternalEditorSpy(), pauses: pauses)
    }
}

extension Pauses {
    /// The same one everywhere.
    package static func all(_ pause: Pause = Pause {}) -> Pauses {
        Pauses(following: pause, searching: pause, drafting: pause)
    }
}
