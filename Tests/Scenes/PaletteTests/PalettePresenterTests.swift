import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import Palette

@MainActor
struct PalettePresenterTests {
    private let finder = TitleFinderStub()
    private let library = FakeLibrary()
    private let pause = HeldPause()
    private let view = PaletteViewSpy()
    private let router = PaletteRouterSpy()
    private let presenter: PaletteDefaultPresenter

    init() {
        presenter = PaletteDefaultPresenter(
            interactor: PaletteDefaultInteractor(library: library, finder: finder, worker: globalConcurrentExecutor),
            router: router, formatter: PaletteFormatter(wording: .sample("en_US")), directory: .sample,
            pause: pause.pause)
        presenter.view = view
        presenter.viewWillAppear()
    }

    private func type(_ text: String) async {
        presenter.didType(text)
        await #expect(eventually { @MainActor in view.state.text == text && !view.state.isBusy })
    }

    private func askSources() async {
        await #expect(eventually { pause.waitingCount > 0 })
        pause.end()
        await #expect(eventually { @MainActor in view.state.isBusy })
    }

    @Test("Before anything is typed there is what is used most, then what was opened, then what can be done now")
    func beforeAnythingIsTypedThereIsWhatIsUsedMost() async {
        #expect(view.groups == ["Used most: Library", "Opened: Moonlight, 花樣年華", "Sections: Movies", "Commands: Sort"])
        #expect(view.state.rows.map(\.detail) == ["", "Film · 2016", "Film · 2016", "1", "s"])
        presenter.viewDidAppear()
        await type("save")
        #expect(view.groups == ["Not now: Save"])
        #expect(view.state.rows.map(\.detail) == ["only in a note"] && view.state.rows.map(\.isOpen) == [false])
    }

    @Test("A part of a section is found by its name, before what is kept and is called so too")
    func aPartOfASectionIsFound() async throws {
        let library = FakeLibrary([
            LibraryItem(summary: KnownItem.film("Diary", 9).summary, isFavourite: true, added: 1)
        ])
        let section = SectionID(rawValue: "library")
        var directory = ProgramDirectory.sample
        directory.places += ["Diary", "To see"].map {
            ProgramPlace(.part(section, $0), name: $0, section: "Library")
        }
        let (view, router) = (PaletteViewSpy(), PaletteRouterSpy())
        let presenter = PaletteDefaultPresenter(
            interactor: PaletteDefaultInteractor(library: library, finder: finder, worker: globalConcurrentExecutor),
            router: router, formatter: PaletteFormatter(wording: .sample("en_US")), directory: directory,
            pause: pause.pause)
        presenter.view = view
        presenter.viewWillAppear()
        #expect(view.groups.contains("Sections: Movies"), "its tabs name them where nothing is typed")
        presenter.viewDidAppear()
        presenter.didType("diary")
        await #expect(eventually { @MainActor in view.groups == ["Sections: Diary", "Library: Diary"] })
        #expect(view.state.rows.first?.subtitle == "Library" && view.state.rows.first?.marks == [0..<5])
        presenter.didType("library")
        await #expect(eventually { @MainActor in view.groups == ["Sections: Library, Diary, To see"] })
        presenter.didType("to see")
        await #expect(eventually { @MainActor in view.groups == ["Sections: To see"] })
        presenter.didChoose(row: 0, isBeside: false)
        #expect(router.calls == [.go(directory.places[3])])
    }

    @Test func ofACommandThereIsAShortPhrase() {
        #expect(view.state.rows.last?.title == "Sort")
        #expect(view.state.rows.last?.subtitle == "Choose an order, or reverse it")
        #expect(!view.state.rows.contains { $0.subtitle?.contains(";") == true })
    }

    @Test func whatIsTypedFindsAllKindsEachUnderItsHeadingTheBestFirst() async throws {
        try await library.addFavourite(KnownItem.film("Moonstruck", 9).summary)
        presenter.viewDidAppear()
        await type("moon")
        #expect(view.groups == ["Opened: Moonlight", "Library: Moonstruck", "Films: Moon, Moonrise Kingdom"])
        #expect(view.state.rows.map(\.marks) == [[0..<4], [0..<4], [0..<4], [0..<4]])
        await type("library")
        #expect(view.groups.first == "Sections: Library")
        await type("")
        #expect(view.groups.first == "Used most: Library")
    }

    @Test("What is not kept is found while a large library is still read; then the best is meant of all")
    func whatIsNotKeptIsFoundAtOnce() async throws {
        try await library.addFavourite(KnownItem.film("Librarian", 9).summary)
        library.holdReading()
        presenter.viewDidAppear()
        presenter.didType("libr")
        await #expect(eventually { @MainActor in view.groups == ["Sections: Library"] })
        #expect(view.state.isBusy && view.state.message == nil)
        presenter.didType("librarian")
        await #expect(eventually { @MainActor in view.state.text == "librarian" && view.groups.isEmpty })
        #expect(view.state.message == nil, "it may be among what is kept")
        presenter.didChoose(row: 0, isBeside: false)
        #expect(router.calls.isEmpty)
        library.release()
        await #expect(eventually { @MainActor in router.calls == [.open(.film("Librarian", 9), isBeside: false)] })
    }

    @Test func entriesOfTheDiaryAreFoundByTitleDayAndTag() async throws {
        let film = KnownItem.film("Moonstruck", 9).summary
        for (number, day) in ["2025-03-04", "2026-11-20"].enumerated() {
            let event = DiaryEvent(
                id: .init(text: "\(number)"), day: CalendarDate(iso8601: day),
                tags: number == 0 ? ["vienna"] : ["vienna", "cinema"], changed: 0)
            try await library.write(event, of: film, becoming: nil)
        }
        presenter.viewDidAppear()
        await type("#vienna")
        #expect(view.groups == ["Diary: #vienna, Moonstruck, Moonstruck"])
        #expect(view.state.rows.first?.detail == "2 entries")
        #expect(view.state.rows.map(\.subtitle) == [nil, "#vienna #cinema", "#vienna"])
        presenter.didChoose(row: 0, isBeside: false)
        await type("2026-11")
        #expect(view.groups == ["Diary: Moonstruck"])
        presenter.didChoose(row: 0, isBeside: false)
        #expect(
            router.calls == [
                .go(ProgramPlace(.diary(DiarySelection(.tag("vienna"), in: .all)), name: "Diary")),
                .go(ProgramPlace(.diary(DiarySelection(.thing(film.subject), in: .all)), name: "Diary")),
            ])
    }

    @Test func aCommandIsFoundByItsNameAndByWholeWordsOfWhatItDoes() async {
        presenter.viewDidAppear()
        await type("srt")
        #expect(view.groups == ["Commands: Sort"])
        #expect(view.state.rows.map(\.marks) == [[0..<1, 2..<4]])
        await type("order")
        #expect(view.groups == ["Commands: Sort"])
        #expect(view.state.rows.map(\.marks) == [[]])
        await type("odr")
        #expect(view.groups == [])
    }

    @Test func whatIsKeptAndWasOpenedIsThereOnce() async throws {
        try await library.addFavourite(KnownItem.film("Moonlight", 1).summary)
        presenter.viewDidAppear()
        await type("moonlight")
        #expect(view.groups == ["Opened: Moonlight"])
    }

    @Test func lettersThatAreTypedQuicklyAskTheSourcesOnce() async {
        presenter.viewDidAppear()
        for text in ["m", "mo", "moo", "moon", "moons"] { await type(text) }
        #expect(finder.asked == [])
        await askSources()
        await #expect(eventually { finder.asked.count == 2 })
        await letWorkRun()

        #expect(finder.asked.sorted() == ["lastfm moons", "tmdb moons"])
        #expect(view.state.status == "asking 2 sources…")
        finder.answer("moons", from: .tmdb, FoundTitles([]))
        await #expect(eventually { @MainActor in view.state.status == "asking Last.fm…" })
    }

    @Test("What an explanation only says again is left out")
    func whatIsOnlySaidAgainIsLeftOut() {
        let directory = ProgramDirectory(
            commands: [.rate, .quit, .redraw, .sort].map { OfferedCommand($0, keys: "", isAvailable: true) })
        let formatter = PaletteFormatter(wording: .sample("en_US"))
        let parts = PaletteFindings(formatter.beginning(directory)).parts(first: nil)
        let rows = parts.flatMap { formatter.group($0).rows }
        #expect(rows.map(\.title) == ["Rate", "Quit", "Redraw", "Sort"])
        #expect(rows.map(\.subtitle) == [nil, nil, nil, "Choose an order, or reverse it"])
    }

    @Test("What is not shown whole has first parts, and headings are known before there is anything under them")
    func whatIsNotShownWholeHasFirstParts() {
        let commands: [Command] = [.favourite, .note, .standing]
        let directory = ProgramDirectory(commands: commands.map { OfferedCommand($0, keys: "", isAvailable: true) })
        let formatter = PaletteFormatter(wording: .sample("en_US"))
        let rows = PaletteFindings(formatter.beginning(directory)).parts(first: nil)
            .flatMap { formatter.group($0).rows }
        #expect(
            rows.map(\.briefSubtitles) == [
                ["Add it to your favourites"], [],
                ["Mark it: to see, begun, seen", "Mark it: to see, begun", "Mark it: to see"],
            ])
        #expect(formatter.headings.contains("Used most") && formatter.headings.contains("Films"))
    }

    @Test("A thing that several sources know is there once, and others that are only called so are not dropped")
    func aThingOfSeveralSourcesIsThereOnce() {
        func finding(
            _ kind: LibrarySubject.Kind, _ source: SourceID, _ key: String, by maker: String? = nil, _ year: Int
        ) -> PaletteFinding {
            let summary = LibrarySummary(
                subject: LibrarySubject(kind: kind, id: ItemID(source: source, key: key)), title: "Zoë",
                subtitle: maker, released: CalendarDate(year: year, month: 1, day: 1))
            return PaletteFinding(candidate: PaletteFormatter(wording: .sample("en_US")).thing(KnownItem(summary)))
        }
        let findings = PaletteFindings([
            finding(.movie, .tmdb, "1", 2018), finding(.movie, .builtIn, "2", 2018), finding(.movie, .tmdb, "3", 2018),
            finding(.movie, .cinemeta, "4", 1999), finding(.album, .lastFM, "5", by: "A", 2018),
            finding(.album, .deezer, "6", by: "B", 2018), finding(.album, .deezer, "7", by: "a", 2018),
        ])
        let keys = findings.parts(first: nil).flatMap(\.findings).compactMap(\.candidate.entry.subject?.id.key)
        #expect(keys == ["1", "3", "4", "5", "6"])
    }

    @Test func aSourceIsNotAskedForLessThanItAnswers() async {
        presenter.viewDidAppear()
        await type("mo")
        await askSources()
        await #expect(eventually { finder.asked == ["tmdb mo"] })
    }

    @Test func whatSourcesFindFollowsWhatThereIsOfItsKind() async {
        presenter.viewDidAppear()
        await type("moon")
        await askSources()
        await #expect(eventually { finder.asked.count == 2 })
        finder.answer("moon", from: .lastFM, FoundTitles([KnownItem.film("Moondog", 20).summary]))
        await #expect(eventually { @MainActor in view.groups.last == "Artists: Moondog" })
        finder.answer(
            "moon", from: .tmdb,
            FoundTitles([KnownItem.film("Moon", 4).summary, KnownItem.film("Keith Moon", 21).summary]))
        await #expect(eventually { @MainActor in !view.state.isBusy })

        // What is there already is not there again.
        #expect(view.groups.suffix(2) == ["Films: Moon, Moonrise Kingdom, Keith Moon", "Artists: Moondog"])
        #expect(view.state.rows.first { $0.title == "Keith Moon" }?.marks == [6..<10])
    }

    @Test("What a source has found with the word in one piece comes before what has only its letters")
    func theWordInOnePieceComesBeforeItsLetters() async {
        var directory = ProgramDirectory(loaded: [.film("Princess Mononoke", 50)])
        func presented() async -> PaletteViewSpy {
            let presenter = PaletteDefaultPresenter(
                interactor: PaletteDefaultInteractor(
                    library: library, finder: finder, worker: globalConcurrentExecutor),
                router: router, formatter: PaletteFormatter(wording: .sample("en_US")), directory: directory,
                pause: pause.pause)
            let (view, asked) = (PaletteViewSpy(), finder.asked.count)
            presenter.view = view
            presenter.viewWillAppear()
            presenter.viewDidAppear()
            presenter.didType("moon")
            await #expect(eventually { @MainActor in view.groups.first?.contains("Mononoke") == true })
            await #expect(eventually { pause.waitingCount > 0 })
            pause.end()
            await #expect(eventually { finder.asked.count == asked + 2 })
            finder.answer(
                "moon", from: .tmdb,
                FoundTitles([
                    KnownItem.film("La Lune", 51).summary, KnownItem.film("Moonlight", 52).summary,
                    KnownItem.film("A Trip to the Moon", 53).summary,
                ]))
            finder.answer("moon", from: .lastFM, FoundTitles([]))
            await #expect(
                eventually { @MainActor in !view.state.isBusy && view.state.rows.first?.title == "Moonlight" })
            return view
        }
        var view = await presented()
        #expect(view.groups == ["Films: Moonlight, A Trip to the Moon, Princess Mononoke, La Lune"])
        #expect(view.state.rows.map(\.marks.count) == [1, 1, 2, 0])

        // Those that have only the letters give way where there is no room for all.
        directory.loaded = (60..<68).map { .film("Mononoke", $0) }
        view = await presented()
        #expect(
            view.state.rows.map(\.title)
                == ["Moonlight", "A Trip to the Moon"] + [String](repeating: "Mononoke", count: 6))
    }

    @Test func aSlowAnswerToAnOlderTextIsNobodys() async {
        presenter.viewDidAppear()
        await type("moon")
        await askSources()
        await #expect(eventually { finder.asked.count == 2 })
        await type("moonr")
        finder.answer("moon", from: .tmdb, FoundTitles([KnownItem.film("Moonage", 30).summary]))
        await letWorkRun()
        #expect(!view.groups.joined().contains("Moonage"))
        await askSources()
        await #expect(eventually { finder.asked.count == 4 })
        finder.answer("moonr", from: .tmdb, FoundTitles([KnownItem.film("Moonraker", 31).summary]))

        await #expect(eventually { @MainActor in view.groups.last == "Films: Moonrise Kingdom, Moonraker" })
        #expect(!view.states.contains { $0.rows.contains { $0.title == "Moonage" } })
    }

    @Test func whatASourceHasFoundIsFoundAtOnceByWhoTypesOn() async {
        presenter.viewDidAppear()
        await type("moonr")
        await askSources()
        await #expect(eventually { finder.asked.contains("tmdb moonr") })
        finder.answer("moonr", from: .tmdb, FoundTitles([KnownItem.film("Moonraker", 31).summary]))
        await #expect(eventually { @MainActor in view.groups.last == "Films: Moonrise Kingdom, Moonraker" })
        await type("moonra")
        #expect(view.groups == ["Films: Moonraker"])
    }

    @Test("What the section in sight is of comes before other things, and the last row leads into its search")
    func theSectionsKindComesFirst() async throws {
        let artist = LibrarySummary(
            subject: LibrarySubject(kind: .artist, id: ItemID(source: .lastFM, key: "Golden")), title: "Golden")
        var directory = ProgramDirectory(loaded: [KnownItem(artist), .film("The Golden Age", 5)])
        func groups() async -> PaletteViewSpy {
            let presenter = PaletteDefaultPresenter(
                interactor: PaletteDefaultInteractor(
                    library: library, finder: finder, worker: globalConcurrentExecutor),
                router: router, formatter: PaletteFormatter(wording: .sample("en_US")), directory: directory,
                pause: pause.pause)
            let view = PaletteViewSpy()
            presenter.view = view
            presenter.viewWillAppear()
            presenter.viewDidAppear()
            presenter.didType(" golden ")
            await #expect(eventually { @MainActor in !view.state.rows.isEmpty && !view.state.isBusy })
            if let kind = directory.kind {
                presenter.didChoose(row: view.state.rows.count - 1, isBeside: false)
                #expect(router.calls == [.search(kind, "golden")])
            }
            return view
        }
        #expect(await groups().groups == ["Artists: Golden", "Films: The Golden Age"])
        directory.kind = .movie
        let view = await groups()
        #expect(
            view.groups == ["Films: The Golden Age", "Artists: Golden", "Search: Search films for “golden”"])
        #expect(view.state.rows.map(\.detail) == ["2016", "", ""], "its heading says what it is")
        #expect(view.state.rows.allSatisfy { $0.kind == nil })
    }

    @Test func aFailingSourceSaysSoInItsGroupAndTheRestStays() async {
        presenter.viewDidAppear()
        await type("moon")
        await askSources()
        await #expect(eventually { finder.asked.count == 2 })
        finder.answer("moon", from: .tmdb, FoundTitles([KnownItem.film("Half Moon", 40).summary], failure: .offline))
        finder.answer("moon", from: .lastFM, FoundTitles([]))
        await #expect(eventually { @MainActor in !view.state.isBusy })

        let failed = view.state.groups.first { $0.heading == "Films" }
        #expect(failed?.rows.map(\.title) == ["Moon", "Moonrise Kingdom", "Half Moon"])
        #expect(failed?.note == Wording.sample("en_US").message(.offline).what)
        #expect(view.state.groups.count { $0.note != nil } == 1)
        #expect(view.groups.first == "Opened: Moonlight")
    }

    @Test func whereNothingIsFoundThatIsSaid() async {
        presenter.viewDidAppear()
        await type("xyzzy")
        #expect(view.state.message == Wording.sample("en_US").palette.nothingFound("xyzzy"))
        presenter.didChoose(row: 0, isBeside: false)
        #expect(router.calls == [])
    }

    @Test func aRowLeadsWhereItSays() async {
        presenter.didChoose(row: 4, isBeside: false)
        presenter.didChoose(row: 3, isBeside: true)
        presenter.didChoose(row: 1, isBeside: true)
        presenter.didChoose(row: 99, isBeside: true)
        presenter.didLeave()

        let places = ProgramDirectory.sample.places
        #expect(
            router.calls == [.run(.sort), .go(places[0]), .open(.film("Moonlight", 1), isBeside: true), .leave])
    }

    @Test func enterBeforeItIsFoundWaitsForThat() async {
        presenter.didType("moonris")
        presenter.didChoose(row: 0, isBeside: false)
        #expect(presenter.isClosing)
        #expect(router.calls == [])
        presenter.viewDidAppear()

        await #expect(
            eventually { @MainActor in router.calls == [.open(.film("Moonrise Kingdom", 3), isBeside: false)] })
        #expect(!presenter.isClosing)
    }
}
