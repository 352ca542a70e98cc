import Commands
import Diary
import Entities
import EventForm
import ImportForm
import Library
import ListForm
import Navigation
import NoteEditor
import NoteHistory
import OwnList
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Year

extension DestinationsSpy: DiaryDestinations, LibraryDestinations, NoteEditorDestinations, OwnListDestinations,
    YearDestinations
{}

extension TestedScene {
    static let diary = TestedScene("Diary") { stage in
        DiaryBuilder(availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        var film = LibraryItem.film(1)
        film.events = [DiaryEvent(id: .init(text: "a"), day: CalendarDate(iso8601: "2026-01-02"), changed: 0)]
        stage.library.replaceItems(with: [film])
        await stage.untilShown("Film 1")
        stage.opens(film.id)
    }

    static let eventForm = TestedScene("EventForm") { stage in
        EventFormBuilder(context: stage.context)
            .build(
                DiaryEntry(DiaryEvent(id: .makeOwn(), day: nil, changed: 0), of: stage.kept),
                navigator: stage.navigator)
    } leads: { stage in
        stage.type("2026-01-02")
        #expect(stage.screen.handle(key: .enter))
        await #expect(
            eventually { @MainActor in stage.library.kept.first?.events.map { $0.day?.iso8601 } == ["2026-01-02"] })
        await #expect(eventually { @MainActor in stage.navigator.calls == [.pop] })
    }

    static let library = TestedScene("Library") { stage in
        LibraryBuilder(availability: .live, context: stage.context)
            .build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        stage.library.replaceItems(with: [.film(1), .film(2)])
        await stage.untilShown("Film 1")
        stage.opens(LibraryItem.film(1).id)
    }

    static let importForm = TestedScene("ImportForm") { stage in
        ImportFormBuilder(files: stage.files, context: stage.context).build(navigator: stage.navigator)
    } leads: { stage in
        var outcome = ImportOutcome()
        outcome.added = 3
        stage.files.answer(.success(outcome))
        stage.type("a")
        #expect(stage.screen.handle(key: .enter))
        await #expect(eventually { @MainActor in stage.screen.question != nil })
        stage.type("y")
        await #expect(eventually { @MainActor in stage.navigator.calls == [.pop] })
        #expect(stage.files.calls == ["try a", "take a"])
    }

    static let listForm = TestedScene("ListForm") { stage in
        ListFormBuilder(context: stage.context).build(nil, with: nil, navigator: stage.navigator)
    } leads: { stage in
        stage.type("W")
        #expect(stage.screen.handle(key: .enter))
        await #expect(eventually { @MainActor in stage.library.kept.contains { $0.summary.title == "W" } })
        await #expect(eventually { @MainActor in stage.navigator.calls == [.pop] })
    }

    static let noteEditor = TestedScene("NoteEditor") { stage in
        NoteEditorBuilder(context: stage.context)
            .build(stage.kept, navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        #expect(stage.screen.title == "Note on Name 1")
        stage.type("!")
        #expect(stage.screen.handle(.back))
        #expect(stage.library.kept.first?.note?.text == "Said of it!")
        #expect(stage.navigator.calls == [.pop])
    }

    static let noteHistory = TestedScene("NoteHistory") { stage in
        NoteHistoryBuilder(context: stage.context).build(stage.kept, delegate: stage, navigator: stage.navigator)
    } leads: { stage in
        _ = try await stage.library.saveNote("Said later", about: stage.kept, startedFrom: 1)
        #expect(stage.screen.handle(.refresh))
        await stage.untilShown("Said of it")
        #expect(stage.screen.handle(key: .enter))
        #expect(stage.takenBack == ["Said of it"])
        #expect(stage.navigator.calls == [.pop])
    }

    static let ownList = TestedScene("OwnList") { stage in
        OwnListBuilder(availability: .live, context: stage.context)
            .build(stage.ownList, navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        var list = LibraryItem(summary: stage.ownList, isFavourite: true, added: 1)
        let films = [LibraryItem.film(1), .film(2)]
        list.things = zip(films, FractionalPosition.spread(films.count)).map { ListedThing($0.summary, at: $1) }
        stage.library.replaceItems(with: [list])
        await stage.untilShown("Film 1")
        stage.opens(films[0].id)
    }

    static let year = TestedScene("Year") { stage in
        YearBuilder(context: stage.context).build(navigator: stage.navigator, destinations: stage.destinations)
    } leads: { stage in
        #expect(stage.screen.title == "Your diary · \(CalendarDate.sampleToday.year)")
        stage.library.replaceItems(with: [DiaryEntry].ofTwoYears.items)
        await stage.untilShown("96 entries")
        #expect(stage.screen.handle(.nextPlace))
        #expect(stage.screen.handle(.open))
        #expect(stage.navigator.pushed == ["2026"])
    }
}

extension Stage {
    /// What a note is about.
    fileprivate var kept: LibrarySummary { library.kept.first?.summary ?? LibrarySummary(Movie.sample(1)) }

    /// A list that the library does not have.
    fileprivate var ownList: LibrarySummary {
        LibrarySummary(subject: LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: "1")), title: "Own")
    }
}
