import Browsing
import Entities
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TestSupport
import Testing
import Widgets

@testable import Library

@MainActor
struct LibraryPresenterTests {
    private let library = FakeLibrary([
        .album("Vespertine", by: "Björk", added: 30_000), .film(2, title: "Yi Yi", added: 20_000, note: "Again"),
        .artist("Air", added: 10_000), .film(1, title: "Alien", added: 5_000, source: .builtIn),
    ])
    private let aliases = FakeAliasFinder()
    private let view = LocalListViewSpy()
    private let router = LibraryRouterSpy()
    private let notices = NoticeBoardSpy()
    private let presenter: LibraryDefaultPresenter

    init() {
        let interactor = LibraryDefaultInteractor(
            library: library, drafts: FakeDrafts(), availability: .live, aliases: aliases)
        presenter = LibraryDefaultPresenter(
            interactor: interactor, router: router, wording: .sample("en_US"), notices: notices,
            undo: notices.makeUndoStack(), posters: .sample())
        presenter.view = view
    }

    private func titles() -> [String] {
        (0..<view.list.rowCount).compactMap { presenter.row(at: $0)?.title }
    }

    private func untilShown(_ titles: [String]) async {
        await #expect(eventually { @MainActor in self.titles() == titles })
    }

    @Test func showsAllThatIsKeptLatestFirst() {
        presenter.viewDidAppear()

        #expect(titles() == ["Vespertine", "Yi Yi", "Air", "Alien"])
        #expect(presenter.title == "Library · latest first")
        #expect(presenter.browser.status(atRow: 1) == "2 of 4")
    }

    private func appearWithHead(of count: Int) {
        library.holdReading()
        library.setHead(
            LibraryHead(items: Array(library.kept.prefix(count)), counts: .init(ofKinds: [.movie: 90_000], wanted: 0)))
        presenter.viewDidAppear()
    }

    @Test func ofALargeLibraryTheLatestAreInSightBeforeAllIsRead() async {
        appearWithHead(of: 2)
        await untilShown(["Vespertine", "Yi Yi"])
        #expect(view.list.isLoading && view.list.tail == .loading("Loading…"))
        #expect(presenter.browser.status(atRow: 1) == "2 of 90,000")
        #expect(view.controls.tabs?.labels.first == "All 90,000")
        presenter.browser.didMoveCursor(to: 1)

        presenter.didAskForFilter()
        presenter.didChangeFilter("i")
        await untilShown([])
        #expect(view.list.message == Message("Loading…"))
        library.release()
        library.open()
        await untilShown(["Vespertine", "Yi Yi", "Air", "Alien"])
        #expect(view.selected == 1, "the cursor stays on its item")
        #expect(view.list.tail == nil && !view.list.isLoading)
        #expect(presenter.browser.status(atRow: 3) == "4 of 4")
    }

    @Test func aListThatWasLeftBelowTheLatestIsInSightWhenAllIsRead() async {
        presenter.browser.restoreCursor(to: ListPlace(item: library.kept[2].id.stableText, row: 2))
        appearWithHead(of: 2)
        await #expect(eventually { @MainActor in view.list.isLoading })
        #expect(titles().isEmpty)
        library.release()
        library.open()
        await untilShown(["Vespertine", "Yi Yi", "Air", "Alien"])
        #expect(view.selected == 2)
    }

    @Test func ofWhatIsThereAListIsEdited() async {
        let list = LibraryItem(
            summary: LibrarySummary(subject: .makeOwnList(), title: "Rainy days"), isFavourite: true, added: 40_000)
        library.replaceItems(with: [list] + library.kept)
        presenter.viewDidAppear()
        await untilShown(["Rainy days", "Vespertine", "Yi Yi", "Air", "Alien"])

        #expect(presenter.didAskToEdit(at: 0) && !presenter.didAskToEdit(at: 1))
        #expect(router.calls.last == .edit("Rainy days"))
        #expect(!presenter.showsLists)
        presenter.didChooseTab(named: LibrarySubject.Kind.list.rawValue)
        #expect(presenter.showsLists)
    }

    @Test func whatHasANameAloneIsCountedInATabOfItsOwnWhichLeadsThere() async {
        presenter.viewDidAppear()
        #expect(view.controls.tabs?.labels.last == "2026")
        #expect(!presenter.hasUnconfirmed)

        let imported = LibraryItem(
            summary: LibrarySummary(
                subject: .movie(MovieID(source: SourceID(rawValue: "letterboxd"), key: "Heat (1995)")), title: "Heat"),
            isFavourite: true, added: 9)
        var refused = imported
        refused.summary.aliases.denied = [Aliases.noneOfFound]
        library.replaceItems(with: [imported] + library.kept)
        await #expect(eventually { @MainActor in self.view.controls.tabs?.labels.last == "To confirm 1" })
        #expect(presenter.row(at: 0)?.facts == "", "a service whose file was taken in is no unknown source")
        presenter.didChooseTab(at: (view.controls.tabs?.labels.count ?? 0) - 1)
        presenter.didAskToConfirm(at: 0)
        presenter.didSelectRow(at: 0)

        let calls: [LibraryRouterSpy.Call] = router.calls.filter { $0 != .follow("kept Heat") }
        #expect(calls.suffix(3) == [.unconfirmed(nil), .unconfirmed(imported.id), .unconfirmed(imported.id)])
        #expect(router.keptText.contains(.plain("No source in use is known to have it. C looks for it.")))

        library.replaceItems(with: [refused])
        await #expect(eventually { @MainActor in self.view.controls.tabs?.labels.last == "2026" })
    }

    @Test func otherSourcesAreAskedAboutAllThatIsKeptOnceItIsShown() async {
        #expect(aliases.asked.isEmpty)
        presenter.viewDidAppear()

        await #expect(eventually { aliases.asked == [library.kept.map(\.id)] })
    }

    @Test func aRowIsOneNameOfWhatSeveralStandFor() async {
        let twins = [SourceID.cinemeta, .tmdb].map { source in
            LibraryItem(
                summary: LibrarySummary(
                    subject: .movie(MovieID(source: source, key: "tt1")), title: source.rawValue,
                    aliases: Aliases(known: [ItemID(source: .imdb, key: "tt1")])),
                isFavourite: true, added: 0, note: Note(text: "Of \(source)", changed: 0, revision: 1))
        }
        library.replaceItems(with: twins)
        presenter.viewDidAppear()
        presenter.didToggleFavourite(at: 0)
        presenter.didAskForNote(at: 1)

        #expect(library.kept.map(\.isFavourite) == [false, true])
        #expect(presenter.row(at: 0)?.marks == Marks(hasNote: true))
        #expect(presenter.row(at: 1)?.marks == Marks(isFavourite: true, hasNote: true))
        #expect(router.calls.last == .editNote("tmdb"))
    }

    @Test func aRowSaysWhatIsKnown() {
        presenter.viewDidAppear()
        let row = presenter.row(at: 1)

        #expect(row?.kind == "Film")
        #expect(row?.year == "1952")
        #expect(row?.facts == "" && row?.rating == "")
        #expect(row?.added == "Jan 1, 1970")
        #expect(row?.marks == Marks(isFavourite: true, hasNote: true))
        #expect(presenter.row(at: 0)?.facts == "Björk")
    }

    @Test func aDayThatNobodyKnowsIsNotNamed() {
        library.replaceItems(with: [.film(1, title: "Alien", added: 0, source: .builtIn)])
        presenter.viewDidAppear()

        #expect(presenter.row(at: 0)?.added == "")
        presenter.didSelectRow(at: 0)
        #expect(!router.keptText.contains { "\($0)".contains("In the library since") })
    }

    @Test func aRowSaysHowGoodItsReaderFindsIt() async throws {
        var film = LibraryItem.film(2, title: "Yi Yi", added: 1)
        film.standing = Standing(rating: OwnRating(percent: 90))
        library.replaceItems(with: [film])
        presenter.viewDidAppear()
        await untilShown(["Yi Yi"])
        let (row, rating) = (try #require(presenter.row(at: 0)), try #require(OwnRating(percent: 90)))
        let wording = Wording.sample("en_US")
        #expect(row.rating == wording.own(rating), "as it is heard")
        #expect(row.text(inColumn: 3, isShort: true) == wording.seen(rating, within: 5), "as it is seen")
        #expect(row.step == .high)
        #expect(presenter.columns.columns.map(\.heading) == ["Kind", "", "Year", "You", "Kept"])
    }

    @Test func eachKindHasATab() {
        presenter.viewDidAppear()
        #expect(
            view.controls.tabs
                == ListTabs(
                    ["All 4", "Films 2", "Artists 1", "Albums 1", "Diary 0", "2026"], chosen: 0, starts: [4]))

        presenter.didChooseTab(at: 1)
        #expect(view.controls.tabs?.chosen == 1)
        #expect(titles() == ["Yi Yi", "Alien"])
        #expect(presenter.title == "Library · Films · latest first")
        #expect(view.list.total == 2)
        // All rows would say the same.
        #expect(presenter.row(at: 0)?.kind == "" && presenter.row(at: 0)?.kindMark == nil)

        presenter.didAskForFilter()
        presenter.didChangeFilter("a")
        #expect(titles() == ["Yi Yi", "Alien"])
        presenter.didChangeFilter("vesper")
        #expect(titles() == [])
        presenter.didEndFilter(keeps: false)
        presenter.didChooseTab(at: 0)
        #expect(titles().count == 4)
        #expect(presenter.row(at: 0)?.kindMark == .music)
        #expect(presenter.title == "Library · latest first")
    }

    @Test func theTabIsFoundAgainInALaterSession() {
        presenter.restore(sortName: nil, filterText: nil, tabName: "artist")
        presenter.viewDidAppear()
        #expect(titles() == ["Air"])
        #expect(presenter.tabName == "artist")
    }

    @Test func aTabIsLedToByItsNameBeforeAnythingIsReadToo() {
        presenter.didChooseTab(named: "artist")
        presenter.viewDidAppear()
        #expect(titles() == ["Air"])
        presenter.didChooseTab(named: "movie")
        #expect(titles() == ["Yi Yi", "Alien"])
        #expect(view.controls.tabs?.chosen == 1)
        presenter.didChooseTab(named: "to-see")
        #expect(view.controls.tabs?.chosen == 0, "nothing is wanted")
    }

    @Test func whereTheLastOfAKindIsDeletedAllAreShownUntilItIsBack() async {
        presenter.viewDidAppear()
        presenter.didChooseTab(at: 2)
        presenter.didAskToDelete(at: 0)
        presenter.didAnswer(isYes: true)
        #expect(titles() == ["Vespertine", "Yi Yi", "Alien"])
        #expect(view.controls.tabs?.labels == ["All 3", "Films 2", "Albums 1", "Diary 0", "2026"])
    }

    @Test func whereAllIsOfOneKindItHasNoTabOfItsOwn() {
        library.replaceItems(with: [.artist("Air")])
        presenter.viewDidAppear()
        #expect(view.controls.tabs == ListTabs(["All 1", "Diary 0", "2026"], chosen: 0, starts: [1]))
        #expect(presenter.row(at: 0)?.kind == "Artist")
    }

    @Test func tilesHavePicturesOfWhatCataloguesHaveToldOf() async {
        let store = FakePictureStore(display: .inCells)
        store.keep(.sample(2, 12, 8), of: .sample(2))
        let presenter = LibraryDefaultPresenter(
            interactor: LibraryDefaultInteractor(
                library: library, drafts: FakeDrafts(), availability: .live, aliases: aliases),
            router: router, wording: .sample("en_US"), notices: notices, undo: notices.makeUndoStack(),
            posters: .sample([library.kept[1].id: .sample(2)], store: store))
        presenter.view = view
        presenter.viewDidAppear()
        #expect(presenter.tileShape == .upright)
        presenter.didShowPosters(0..<3, ahead: 3..<4, in: PictureBox(columns: 12, rows: 9))

        await #expect(eventually { @MainActor in presenter.poster(at: 1)?.picture.picture != nil })
        #expect(presenter.poster(at: 1)?.title == "Yi Yi")
        #expect(presenter.poster(at: 1)?.marks == Marks(isFavourite: true, hasNote: true))
        #expect(presenter.poster(at: 0)?.picture == PictureState(.upright, of: "Vespertine", hasPicture: false, nil))
        #expect(presenter.poster(at: 9) == nil)
    }

    @Test func anEmptyLibrarySaysHowToAdd() {
        library.replaceItems(with: [])
        presenter.viewDidAppear()

        #expect(view.list.message?.what == "Nothing kept yet")
        #expect(view.list.message?.remedy?.hasPrefix("f keeps what is selected") == true)
        #expect(router.calls == [.followNothing])
    }

    @Test func whyThereIsNothingIsSaid() {
        library.close(because: .damaged(path: "/library"))
        presenter.viewDidAppear()

        #expect(view.list.message?.what == "The library is damaged")
    }

    @Test func aRefreshTriesAgain() {
        library.close(because: .busy(path: "/library"))
        presenter.viewDidAppear()
        library.open()
        presenter.didAskForRefresh()

        #expect(titles().count == 4)
    }

    @Test func anOrderIsChosenInAMenuAndTheCursorStaysOnItsItem() {
        presenter.viewDidAppear()
        presenter.browser.didMoveCursor(to: 1)
        presenter.didAskForSort()
        #expect(view.controls.menu?.entries == ["Latest first", "By title", "By kind", "Best first", "By length"])
        presenter.didLeaveMenu(with: 1)
        #expect(view.controls.menu == nil)
        #expect(titles() == ["Air", "Alien", "Vespertine", "Yi Yi"])
        #expect(presenter.title == "Library · by title")
        #expect(view.selected == 3)

        presenter.didAskForSort()
        presenter.didLeaveMenu(with: 1)
        #expect(titles() == ["Yi Yi", "Vespertine", "Alien", "Air"])
        #expect(presenter.title == "Library · by title, reversed")
        presenter.didAskForSort()
        #expect(view.controls.menu?.entries[1] == "By title, reversed")
        presenter.didLeaveMenu(with: 2)
        #expect(titles() == ["Alien", "Yi Yi", "Air", "Vespertine"])
        presenter.didAskForSort()
        presenter.didLeaveMenu(with: nil)
        #expect(presenter.title == "Library · by kind")
    }

    @Test(arguments: ["bjork", "ＢＪＯＲＫ", "VESPER", "vespertine bjork"])
    func whatIsTypedIsFoundInAnySpelling(filter: String) {
        presenter.viewDidAppear()
        presenter.didAskForFilter()
        presenter.didChangeFilter(filter)
        #expect(titles() == ["Vespertine"])
    }

    @Test func notesAreSearchedToo() {
        presenter.viewDidAppear()
        presenter.didAskForFilter()
        presenter.didChangeFilter("again")
        #expect(titles() == ["Yi Yi"])
    }

    @Test func whatOthersChangeIsShownAndTheCursorStays() async {
        presenter.viewDidAppear()
        presenter.browser.didMoveCursor(to: 2)
        await letWorkRun()
        library.replaceItems(with: [.film(9)] + library.kept)
        await untilShown(["Film 9", "Vespertine", "Yi Yi", "Air", "Alien"])

        #expect(view.selected == 3)
    }

    @Test func theDetailFollowsTheCursor() {
        presenter.viewDidAppear()
        presenter.browser.didMoveCursor(to: 2)
        presenter.browser.didMoveCursor(to: 3)

        #expect(router.calls == [.followNothing, .follow("album"), .follow("artist"), .follow("kept Alien")])
    }

    @Test func anItemOpensItsOwnDetail() {
        presenter.viewDidAppear()
        presenter.didSelectRow(at: 1)

        #expect(router.calls.last == .show("movie"))
    }

    @Test func ofAnotherCatalogueIsShownWhatIsKept() {
        presenter.viewDidAppear()
        presenter.didSelectRow(at: 3)

        #expect(router.calls.last == .show("kept Alien"))
        #expect(
            router.keptText == [
                .title("Alien"), .plain("1951"), .muted("In the library since Jan 1, 1970"),
                .muted(
                    "From built-in, which is not in use now: this is what was kept of it. "
                        + "To use it, start Matinee without --builtin."),
            ])
    }

    @Test func whatItsReaderHasSaidOfItIsSaidWhereNoCatalogueTells() async {
        var item = LibraryItem.film(1, title: "Alien", added: 5_000, source: .builtIn)
        item.standing = Standing(state: .done, rating: OwnRating(percent: 90))
        item.events = [
            DiaryEvent(id: .makeOwn(), day: CalendarDate(year: 2020, month: 5, day: 1), note: "In space", changed: 1)
        ]
        library.replaceItems(with: [item])
        presenter.viewDidAppear()
        await untilShown(["Alien"])
        presenter.didSelectRow(at: 0)

        #expect(router.keptText.prefix(3) == [.title("Alien"), .plain("1951"), .gap])
        guard case .said(let seen, let spoken) = router.keptText[3] else {
            Issue.record("What its reader has said stands in the fourth place")
            return
        }
        #expect(seen.map(\.value.text) == ["★★★★½", "● Seen · May 1, 2020"])
        #expect(seen.map(\.label) == ["You", ""] && seen.last?.note == "In space")
        #expect(
            spoken.flatMap(\.plainLines) == [
                "Diary: Seen", "Your rating: 4.5 of 5", "In your diary: May 1, 2020", "In space",
            ])
        #expect(router.keptText[4] == .gap)
    }

    @Test func whatIsNotUnderstoodIsShownAndSaid() {
        let subject = LibrarySubject(kind: .init(rawValue: "series"), id: ItemID(source: .tmdb, key: "5"))
        let summary = LibrarySummary(subject: subject, title: "Heimat", subtitle: nil, storedDate: "about 1984")
        library.replaceItems(with: [LibraryItem(summary: summary, isFavourite: true, added: 0)])
        presenter.viewDidAppear()
        presenter.didSelectRow(at: 0)

        #expect(titles() == ["Heimat"])
        #expect(presenter.row(at: 0)?.kind == "series")
        #expect(presenter.row(at: 0)?.facts == "unknown: series · unknown: about 1984")
        #expect(router.calls.last == .show("kept Heimat"))
        #expect(
            router.keptText.suffix(3) == [
                .muted("Its kind, “series”, is unknown to this version of Matinee."),
                .muted("Its date, “about 1984”, is in a form unknown to this version of Matinee."),
                .muted("It is left as it is, and exported with the rest."),
            ])
    }

    @Test func aSessionIsFoundAgain() {
        presenter.restore(sortName: "title", filterText: "i", tabName: nil)
        presenter.browser.restoreCursor(to: ListPlace(item: library.kept[1].id.stableText, row: 1))
        presenter.viewDidAppear()

        #expect(titles() == ["Air", "Alien", "Vespertine", "Yi Yi"])
        #expect(view.selected == 3)
        #expect(presenter.sortName == "title")
        #expect(presenter.filterText == "i")
    }

    @Test func whereTheLibraryCannotBeReadOneIsStillWhereOneWas() {
        let place = ListPlace(item: library.kept[1].id.stableText, row: 1)
        library.close(because: .cannotOpen(path: "/library.sqlite"))
        presenter.browser.restoreCursor(to: place)
        presenter.viewDidAppear()
        #expect(view.list.failure == .library(.cannotOpen(path: "/library.sqlite")))
        #expect(presenter.browser.wanted == place)

        library.open()
        presenter.didAskForRefresh()
        #expect(presenter.browser.wanted == nil)
        #expect(view.selected == 1)
    }

    @Test func aSessionThatMakesNoSenseIsTheFirstOrder() {
        presenter.viewDidAppear()
        presenter.restore(sortName: "colour", filterText: nil, tabName: "colour")
        presenter.browser.restoreCursor(to: ListPlace(item: "nothing", row: 99))

        #expect(presenter.title == "Library · latest first")
        #expect(view.selected == 3)
    }

    @Test func whatIsWantedHasATabTheLatestWishFirstAndTheDiaryComesLast() async {
        var (film, book) = (LibraryItem.film(2, title: "Yi Yi", added: 1), LibraryItem.book("Emma", added: 2))
        film.standing = Standing(state: .wanted, since: [.wanted: .sampleToday])
        book.standing = Standing(
            state: .wanted, since: [.wanted: CalendarDate(year: 2026, month: 1, day: 2) ?? .sampleToday])
        library.replaceItems(with: [book, .artist("Air", added: 3), film])
        presenter.viewDidAppear()
        await untilShown(["Emma", "Air", "Yi Yi"])
        #expect(
            view.controls.tabs
                == ListTabs(
                    ["All 3", "Films 1", "Artists 1", "Books 1", "To see 2", "Diary 0", "2026"], chosen: 0,
                    starts: [5]))
        presenter.didChooseTab(at: 4)
        #expect(titles() == ["Yi Yi", "Emma"])
        #expect(presenter.title == "Library · To see · latest first")
        #expect(presenter.row(at: 0)?.texts.last == "today")
        #expect(presenter.tabName == "to-see")
        presenter.didChooseTab(at: 5)
        #expect(router.calls.last == .diary)
        #expect(titles() == ["Yi Yi", "Emma"], "The tab stays for who comes back")
        presenter.didChooseTab(at: 6)
        #expect(router.calls.last == .year)
        for (name, call) in [("diary", LibraryRouterSpy.Call.diary), ("year", .year)] {
            presenter.didChooseTab(named: name)
            #expect(router.calls.last == call && presenter.tabName == "to-see")
        }
    }

    @Test func whatLiesOverItShowsTheSameTabsAndChoosesAmongThem() async {
        library.replaceItems(with: [
            .film(2, title: "Yi Yi"), .film(1, title: "Alien"), .artist("Air"),
        ])
        presenter.viewDidAppear()
        await untilShown(["Yi Yi", "Alien", "Air"])
        let tabs = router.tabs
        let labels = ["All 3", "Films 2", "Artists 1", "Diary 0", "2026"]
        #expect(tabs.tabs(at: .diary) == ListTabs(labels, chosen: 3, starts: [3]))
        #expect(tabs.tabs(at: .year) == ListTabs(labels, chosen: 4, starts: [3]))
        #expect((0...5).map { tabs.place(at: $0) } == [nil, nil, nil, .diary, .year, nil])
        #expect(tabs.tabs(before: .year) == ListTabs(Array(labels.prefix(4)), chosen: 0, starts: [3]))
        #expect(tabs.tabs(before: .toConfirm)?.labels == labels)

        tabs.choose?(1)
        #expect(presenter.tabName == "movie" && titles() == ["Yi Yi", "Alien"])
        var changeCount = 0
        tabs.didChange = { changeCount += 1 }
        library.replaceItems(with: [.artist("Air")])
        await untilShown(["Air"])
        #expect(changeCount == 1 && tabs.tabs(at: .diary)?.labels == ["All 1", "Diary 0", "2026"])
    }
}
