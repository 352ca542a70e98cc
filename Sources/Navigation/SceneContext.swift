package import Browsing
package import Entities
package import Presentation
package import Services

/// What scenes have in common: where things are kept, in which words they are spoken of, and who hears of them. The composition
/// root makes it; a builder takes from it what its scene needs, and hands each part only that.
@MainActor
package final class SceneContext {
    package let library: any Diary
    package let drafts: any Drafts
    package let pictures: any PictureStore
    /// Asks open sources for the ids by which they know what is kept of others.
    package let aliases: any AliasFinder
    /// Knows which pictures there are of what is kept.
    package let keptPictures: any PictureFinder
    package let wording: Wording
    /// Gets a step for whatever is taken away.
    package let undo: UndoStack<LibraryFailure>
    package let notices: any NoticeBoard
    package let display: any Display
    package let links: any LinkOpener
    /// The user's own text editor.
    package let editor: any ExternalEditor
    package let pauses: Pauses

    package init(
        library: any Diary, drafts: any Drafts, pictures: any PictureStore, aliases: any AliasFinder,
        keptPictures: any PictureFinder,
        wording: Wording, undo: UndoStack<LibraryFailure>, notices: any NoticeBoard, display: any Display,
        links: any LinkOpener, editor: any ExternalEditor, pauses: Pauses
    ) {
        self.library = library
        self.drafts = drafts
        self.pictures = pictures
        self.aliases = aliases
        self.keptPictures = keptPictures
        self.wording = wording
        self.undo = undo
        self.notices = notices
        self.display = display
        self.links = links
        self.editor = editor
        self.pauses = pauses
    }

    /// The posters of a list of what is kept, whatever its kind.
    package var keptPosters: KeptPosters {
        KeptPosters(
            PosterWall(pictures, shape: .upright, pause: pauses.following, notices: notices, wording: wording),
            finder: keptPictures, pause: pauses.following)
    }
}
