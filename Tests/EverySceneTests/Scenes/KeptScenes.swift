import Diary
import Entities
import EventForm
import ImportForm
import Library
import ListForm
import NoteEditor
import NoteHistory
import OwnList
import ScreenTestSupport
import TestSupport
import Year

extension DestinationsSpy: DiaryDestinations, LibraryDestinations, NoteEditorDestinations, OwnListDestinations,
    YearDestinations
{}

extension TestedScene {
    static let diary = TestedScene("Diary") { stage in
        DiaryBuilder(availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let eventForm = TestedScene("EventForm") { stage in
        EventFormBuilder(context: stage.context)
            .build(
                DiaryEntry(DiaryEvent(id: .makeOwn(), day: nil, changed: 0), of: stage.kept),
                navigator: stage.navigator)
    }

    static let library = TestedScene("Library") { stage in
        LibraryBuilder(availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    }

    static let importForm = TestedScene("ImportForm") { stage in
        ImportFormBuilder(files: FakeFileImport(), context: stage.context).build(navigator: stage.navigator)
    }

    static let listForm = TestedScene("ListForm") { stage in
        ListFormBuilder(context: stage.context).build(nil, with: nil, navigator: stage.navigator)
    }

    static let noteEditor = TestedScene("NoteEditor") { stage in
        NoteEditorBuilder(context: stage.context)
            .build(stage.kept, navigator: stage.navigator, destinations: stage.destinations)
    }

    static let noteHistory = TestedScene("NoteHistory") { stage in
        NoteHistoryBuilder(context: stage.context).build(stage.kept, delegate: stage, navigator: stage.navigator)
    }

    static let ownList = TestedScene("OwnList") { stage in
        OwnListBuilder(availability: .live, context: stage.context)
            .build(
                LibrarySummary(subject: .makeOwnList(), title: "Own"), navigator: stage.navigator,
                destinations: stage.destinations)
    }

    static let year = TestedScene("Year") { stage in
        YearBuilder(context: stage.context).build(navigator: stage.navigator, destinations: stage.destinations)
    }
}

extension Stage {
    /// What a note is about.
    fileprivate var kept: LibrarySummary { library.kept.first?.summary ?? LibrarySummary(Movie.sample(1)) }
}
