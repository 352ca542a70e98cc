import Entities
import Testing

struct SavedViewTests {
    private let korean = Refinement(
        text: "night & day",
        filters: [.years: .range(FilterRange(2000...2009)), .genre: .only("thriller"), .language: .only("ko")])

    @Test func aViewIsReadFromItsIdentity() throws {
        let view = SavedView(of: .movie, korean)
        #expect(view.subject.kind == .view)
        #expect(view.subject.source == .ownViews)
        #expect(view.subject.view == view)
        #expect(view.subject.view?.refinement == korean)
    }

    @Test func theSameListIsTheSameViewInWhateverOrderItWasRefined() {
        let turned = Refinement(
            text: "night & day",
            filters: [.language: .only("ko"), .genre: .only("thriller"), .years: .range(FilterRange(2000...2009))])
        #expect(SavedView(of: .movie, korean).subject == SavedView(of: .movie, turned).subject)
        #expect(SavedView(of: .movie, korean).subject != SavedView(of: .book, korean).subject)
    }

    @Test(arguments: [
        "", "movie", "movie/genre", "movie/colour=red", "movie/genre=drama&colour=red", "note/genre=drama",
        "view/genre=drama", "/genre=drama", "movie/genre=drama&", "album/sort=title",
    ])
    func whatIsNotUnderstoodInFullIsNoView(key: String) {
        let subject = LibrarySubject(kind: .view, id: ItemID(source: .ownViews, key: key))
        #expect(subject.view == nil)
        #expect(LibrarySummary(subject: subject, title: "?").notUnderstood(knowing: []) == [.identity])
    }

    @Test func itIsUnderstoodThoughNoCatalogueHasIt() {
        #expect(LibrarySummary(SavedView(of: .movie, korean), name: "Seoul").notUnderstood(knowing: []).isEmpty)
    }

    @Test func aListAsItAlwaysIsCanBeAView() {
        let all = SavedView(of: .artist, Refinement())
        #expect(all.subject.id.key == "artist/")
        #expect(all.subject.view == all)
    }

    @Test func thingsAreShownAmongTheListsOfTheirKind() {
        let id = ItemID(source: SourceID(rawValue: "a"), key: "1")
        let kinds: [(LibrarySubject.Kind, LibrarySubject.Kind)] = [
            (.movie, .movie), (.artist, .artist), (.album, .artist), (.book, .book), (.pokemon, .pokemon),
        ]
        for (kind, lists) in kinds { #expect(LibrarySubject(kind: kind, id: id).kindOfLists == lists) }
        #expect(SavedView(of: .movie, korean).subject.kindOfLists == .movie)
    }
}
