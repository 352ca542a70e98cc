import Diary
import Entities
import Library
import NoteEditor
import NoteHistory
import ScreenTestSupport
import TestSupport
import Year

extension DestinationsSpy: DiaryDestinations, LibraryDestinations, NoteEditorDestinations, YearDestinations {}

extension TestedScene {
    static let diary = TestedScene("Diary") { stage in
        DiaryBuilder(availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let library = TestedScene("Library") { stage in
        LibraryBuilder(availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let noteEditor = TestedScene("NoteEditor") { stage in
        NoteEditorBuilder(context: stage.context)
            .build(stage.kept, navigator: stage.navigator, destinations: stage.destinations)
    }

    static let noteHistory = TestedScene("NoteHistory") { stage in
        NoteHistoryBuilder(context: stage.context).build(stage.kept, delegate: stage, navigator: stage.navigator)
    }

    static let year = TestedScene("Year") { stage in
        YearBuilder(context: stage.context).build(navigator: stage.navigator, destinations: stage.destinations)
    }
}

extension Stage {
    /// What a note is about.
    fileprivate var kept: LibrarySummary { library.kept.first?.summary ?? LibrarySummary(Movie.sample(1)) }
}
