import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Browsing

@MainActor
struct DeletingTests {
    private struct InteractorStub: KeepingInteractor {
        let library: any Diary
    }

    private final class Log {
        var restored: [LibrarySubject] = []
        var failures = 0
    }

    private static let item = LibraryItem(
        summary: LibrarySummary(Movie.sample(1)), isFavourite: true, added: 0,
        note: nil)
    private let library = FakeLibrary([Self.item])
    private let notices = NoticeBoardSpy()
    private let undo: UndoStack<LibraryFailure>
    private let deleting: Deleting
    private let log = Log()

    init() {
        undo = notices.makeUndoStack()
        deleting = Deleting(
            interactor: InteractorStub(library: library), notices: notices, undo: undo,
            wording: .for(localeIdentifier: "en_US"))
        deleting.willRestore = { [log] in log.restored.append($0) }
        deleting.didFail = { [log] in log.failures += 1 }
    }

    @Test func nothingIsDeletedBeforeTheAnswer() {
        deleting.ask(about: Self.item, isKept: true)
        #expect(deleting.question?.sentence == "Delete “Film 1”?")
        #expect(deleting.didAnswer(isYes: false) == nil)
        #expect(deleting.question == nil)
        #expect(deleting.didAnswer(isYes: true) == nil)
        #expect(library.kept.count == 1 && !deleting.canUndo)
    }

    @Test func whatGoesWithItIsNamed() throws {
        func sentence(_ language: String, _ item: LibraryItem) throws -> String {
            let asking = Deleting(
                interactor: InteractorStub(library: library), notices: notices, undo: undo,
                wording: .for(localeIdentifier: language))
            asking.ask(about: item, isKept: true)
            return try #require(asking.question?.sentence)
        }
        var item = Self.item
        item.events = ["1", "2"].map { DiaryEvent(id: .init(text: $0), day: nil, note: "great evening", changed: 0) }
        #expect(try sentence("en_US", item) == "Delete “Film 1” and its 2 diary entries?")
        item.standing = Standing(state: .done, rating: .stars(3))
        item.note = Note(text: "of it", changed: 0, revision: 1)
        #expect(try sentence("en_US", item) == "Delete “Film 1” and its 2 diary entries, rating and note?")
        #expect(try sentence("de_DE", item) == "„Film 1“ mit 2 Tagebucheinträgen, Bewertung und Notiz löschen?")
        #expect(
            try sentence("es_ES", item) == "¿Borrar «Film 1», sus 2 entradas del diario, su puntuación y su nota?")
        item.events.removeLast()
        (item.standing, item.note) = (nil, nil)
        #expect(try sentence("en_US", item) == "Delete “Film 1” and its diary entry?")
        #expect(try sentence("de_DE", item) == "„Film 1“ mit Tagebucheintrag löschen?")
        #expect(try sentence("es_ES", item) == "¿Borrar «Film 1» y su entrada del diario?")
    }

    @Test func ofAListItSaysWhatTellsItFromAnotherOfItsName() {
        let list = LibraryItem(
            summary: LibrarySummary(subject: .makeOwnList(), title: "Winter"), isFavourite: true, added: 1_763_640_000,
            things: [ListedThing(Self.item.summary, at: .between(nil, nil))])
        deleting.ask(about: list, isKept: true)
        #expect(deleting.question?.sentence == "Delete “Winter” (1 thing, since Nov 20, 2025)?")
    }

    @Test func theAnswerIsAboutWhatWasAskedLast() {
        let entry = DiaryEntry(DiaryEvent(id: .init(text: "1"), day: nil, changed: 0), of: Self.item.summary)
        deleting.ask(about: Self.item, isKept: true)
        deleting.ask(Question("Remove it?", answers: []), about: entry)
        #expect(deleting.didAnswer(isYes: true) == .entry(entry))
        #expect(library.kept == [Self.item])
        #expect(deleting.question == nil && deleting.didAnswer(isYes: true) == nil)
    }

    @Test func undoBringsItBack() async {
        deleting.ask(about: Self.item, isKept: true)
        #expect(deleting.didAnswer(isYes: true) == .item(Self.item))
        #expect(library.kept.isEmpty)
        #expect(deleting.canUndo)
        undo.undo()
        #expect(await eventually { library.kept.count == 1 })
        #expect(log.restored == [Self.item.id])
    }

    @Test func aFailureIsTold() {
        library.fail(.readOnly(path: "/library"))
        deleting.ask(about: Self.item, isKept: true)
        #expect(deleting.didAnswer(isYes: true) == .item(Self.item))
        #expect(log.failures == 1)
        #expect(notices.notices.map(\.place) == ["/library"])
        #expect(!deleting.canUndo)
    }

    @Test func whatOnlyHasADraftIsNotAskedAbout() {
        deleting.ask(about: Self.item, isKept: false)
        #expect(deleting.question == nil)
        #expect(notices.notices.count == 1)
    }
}
