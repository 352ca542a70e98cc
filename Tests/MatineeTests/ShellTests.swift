import Browsing
import Commands
import Entities
import Navigation
import Pictures
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Catalogs
@testable import CommandLine
@testable import Matinee

@MainActor
struct ShellTests {
    private let movies = ScreenSpy("Films")
    private let music = ScreenSpy("Songs")
    private let shell: Shell
    private let undone = UndoneSpy()

    init() {
        let sections = [
            Shell.Section(
                id: SectionID(rawValue: "movies"), name: "Movies",
                origin: SectionOrigin(
                    place: "movies", source: "built-in catalogue", hint: "live with TMDB_API_KEY"),
                makeScreen: { [movies] in movies }),
            Shell.Section(
                id: SectionID(rawValue: "music"), name: "Music",
                origin: SectionOrigin(place: "music", source: "Last.fm"),
                makeScreen: { [music] in music }),
        ]
        shell = Shell(
            sections: sections, current: nil, keys: KeysInForce(.standard()), wording: .sample("C"),
            undo: { [undone] in undone.count += 1 })
    }

    /// Lays out and draws a frame.
    private func rows(_ width: Int = 80, _ height: Int = 24) -> [String] {
        let canvas = Canvas(size: Size(width: width, height: height))
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        return (0..<height).map(canvas.text)
    }

    @Test func theSectionInSightTakesTheCommands() {
        _ = rows()
        shell.handle(.down)
        shell.handle(.section(.music))
        shell.handle(.open)
        #expect(movies.handled == [.down])
        #expect(music.handled == [.open])
    }

    @Test func whatWasDoneLastIsTakenBackFromWhereverOneIs() {
        _ = rows()
        #expect(shell.handle(.undo))
        shell.handle(.section(.music))
        #expect(shell.handle(.undo))
        #expect(undone.count == 2)
        #expect(movies.handled == [])

        shell.handle(.help)
        shell.handle(.undo)
        #expect(undone.count == 2)
    }

    @Test func aSectionIsFoundAsItWasLeft() {
        _ = rows()
        shell.handle(.down)
        shell.handle(.section(.music))
        #expect(rows()[1].hasPrefix("Songs took 0"))
        shell.handle(.section(.movies))
        #expect(rows()[1].hasPrefix("Films took 1"))
    }

    @Test func aSectionThatThereIsNotIsNoCommandOfTheShell() {
        _ = rows()
        shell.handle(.section(.library))
        #expect(rows()[1].hasPrefix("Films"))
    }

    @Test func itStartsWhereItIsTold() {
        let sections = [SectionID.movies, .music].map { id in
            Shell.Section(
                id: id, name: "Music", origin: SectionOrigin(place: id.rawValue, source: "Last.fm"),
                makeScreen: { [music] in music })
        }
        let shell = Shell(sections: sections, current: .music, keys: KeysInForce(.standard()), wording: .sample("C"))
        let canvas = Canvas(size: Size(width: 80, height: 24))
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        #expect(canvas[25, 0].style == .barCurrent)
    }

    @Test func theBodyHasAllButHeaderAndFooter() {
        _ = rows(100, 30)
        #expect(movies.size == Size(width: 100, height: 28))
    }

    @Test(arguments: [(39, 24), (80, 7), (30, 6), (1, 1), (0, 0)])
    func belowFortyByEightNothingElseIsSaid(width: Int, height: Int) {
        let text = rows(width, height).joined()
        #expect(!text.contains("Films"))
        #expect(width < 30 || text.contains("Too small: needs at least 40×8"))
    }

    @Test func whatIsTooSmallTakesNoCommandsForWhatNobodySees() {
        _ = rows(30, 6)
        #expect(!shell.handle(.down))
        #expect(movies.handled == [])
    }

    @Test func fortyByEightIsLargeEnough() {
        #expect(rows(40, 8)[1].hasPrefix("Films"))
    }

    @Test func aNoticeStandsInTheFooterUntilTheNextKey() {
        shell.notice = Message("Opened in the browser")
        #expect(rows()[23].hasPrefix(" Opened in the browser"))
        shell.handle(.down)
        #expect(!rows()[23].contains("Opened"))
    }

    @Test func theSectionInSightMayTakeAKeyAndTheNoticeGoes() {
        _ = rows()
        shell.notice = Message("Saved")
        movies.takenKeys = [.character("q")]
        #expect(!shell.handle(key: .down))
        #expect(shell.notice == Message("Saved"))
        #expect(shell.handle(key: .character("q")))
        #expect(shell.notice == nil)
    }

    @Test func whoTakesAPasteThatIsCutIsToldSo() {
        _ = rows()
        let pastes = [Key.paste("some", isCut: true), .paste("all")]
        #expect(!shell.handle(key: pastes[0]) && shell.notice == nil)
        movies.takenKeys = Set(pastes)
        #expect(shell.handle(key: pastes[0]))
        #expect(shell.notice?.what == "Too much to paste at once: only its beginning was taken.")
        #expect(shell.handle(key: pastes[1]) && shell.notice == nil)
    }

    @Test func whatNobodySeesTakesNoKeys() {
        movies.takenKeys = [.character("q")]
        _ = rows(30, 6)
        #expect(!shell.handle(key: .character("q")))
        _ = rows()
        shell.handle(.help)
        #expect(!shell.handle(key: .character("q")))
    }

    @Test(arguments: [
        (75, "built-in catalogue · live with TMDB_API_KEY"), (74, "built-in catalogue"),
        (50, "built-in catalogue"), (49, "2 Music"),
    ])
    func theHeaderDropsTheHintThenTheSource(width: Int, end: String) {
        let header = rows(width)[0]
        #expect(header.split(separator: " ").joined(separator: " ").hasSuffix(end))
        #expect(header.contains("1 Movies  2 Music"))
    }

    @Test(arguments: Language.locales, ["Cinemeta", "Deezer"])
    func inNinetyColumnsTheHeaderSaysWhatAKeyGives(locale: String, source: String) {
        let wording = Wording.sample(locale)
        let hint = wording.withKey(wording.kinds.several(of: [.movie]))
        let sections = [wording.movies, wording.music, wording.library.title].map { name in
            Shell.Section(
                id: SectionID(rawValue: name), name: name,
                origin: SectionOrigin(
                    place: name, source: source, hint: hint),
                makeScreen: { ScreenSpy(name) })
        }
        let canvas = Canvas(size: Size(width: 90, height: 24))
        let shell = Shell(sections: sections, current: nil, keys: KeysInForce(.standard()), wording: wording)
        shell.layout(size: canvas.size)
        shell.draw(on: canvas.surface)
        #expect(canvas.text(ofRow: 0).contains(hint))
    }

    @Test func helpStandsInPlaceOfTheSectionAndGoesByTheSameKeyOrBack() {
        for command in [Command.help, .back] {
            shell.handle(.help)
            #expect(rows()[1].contains(" Keys "))
            shell.handle(command)
            #expect(rows()[1].hasPrefix("Films"))
        }
        #expect(movies.handled == [])
    }

    @Test("What covers the sections hides their pictures, of which the terminal hears that they are there still")
    func picturesBelowTheHelpAreKept() {
        let picture = RenderedPicture(box: PictureBox(columns: 6, rows: 4), form: .sixel([]))
        movies.picture = picture
        let canvas = Canvas(size: Size(width: 90, height: 24))
        func draw() {
            shell.layout(size: canvas.size)
            canvas.clear()
            shell.draw(on: canvas.surface)
        }
        draw()
        #expect(canvas.placements.map(\.picture.box) == [picture.box])
        shell.handle(.help)
        draw()
        #expect(canvas.placements.isEmpty && canvas.placed.first?.picture === picture)
        #expect(canvas.rows[1].contains(" Keys ") && !canvas.text.contains("Films took"))
        #expect(!shell.drawRows(on: canvas.surface, hasChangedPart: false))
        shell.handle(.help)
        draw()
        #expect(canvas.placements.first?.picture === picture)
    }

    @Test func helpBeginsWithWhatTheScreenBelowTakes() {
        movies.commands = [.down, .playTrailer]
        _ = rows()
        shell.handle(.help)
        #expect(rows()[2].contains("Here and now: Films"))
        #expect(rows()[3].contains(Wording.sample("C").description(.playTrailer)))
    }

    @Test func escapeLeavesTheSearchOfTheHelpBeforeTheHelp() {
        _ = rows()
        shell.handle(.help)
        shell.handle(.filter)
        #expect(shell.isTyping && shell.handle(key: .character("q")))
        #expect(shell.handle(key: .escape))
        #expect(!shell.isTyping && rows()[1].contains(" Keys "))
        #expect(!shell.handle(key: .escape))
        shell.handle(.back)
        #expect(rows()[1].hasPrefix("Films"))
    }

    @Test func theFooterNamesTheKeyThatTriesAgainWhereAListHasFailed() {
        movies.commands = [.filter, .refresh]
        #expect(rows().last?.contains("try again") == false)
        movies.failureInPlaceOfRows = .catalog(.offline)
        #expect(rows().last?.hasPrefix(" r try again  S sources") == true)
        movies.failureInPlaceOfRows = .library(.noFolder)
        #expect(rows().last?.contains("try again") == false)
    }

    @Test func anotherSectionPutsHelpAway() {
        _ = rows()
        shell.handle(.help)
        shell.handle(.section(.movies))
        #expect(rows()[1].hasPrefix("Films"))
    }

    @Test func itIsBusyWithWhatIsInSightAlone() {
        _ = rows()
        music.isBusy = true
        #expect(!shell.isBusy)
        shell.handle(.section(.music))
        #expect(shell.isBusy)
        _ = rows(30, 6)
        #expect(!shell.isBusy)
    }

    /// Another key or another version has other names for the places in a section.
    @Test(arguments: [("movies-tmdb", "movies"), ("tmdb-tmdb", "tmdb-tmdb"), ("movies-tmdb", "tmdb-tmdb")])
    func aSessionIsFoundByTheNamesOfThisVersionAndOfEarlierOnes(place: String, current: String) {
        let section = Shell.Section(
            id: .movies, name: "Movies",
            origin: SectionOrigin(place: "movies-tmdb", formerPlaces: ["tmdb-tmdb"], source: "TMDB"),
            makeScreen: { [movies] in movies })
        let other = Shell.Section(
            id: .music, name: "Music", origin: SectionOrigin(place: "music-lastfm", source: "Last.fm"),
            makeScreen: { [music] in music })
        let memento = ScreenMemento(item: "7", row: 3, top: 1)
        let shell = Shell(
            sections: [other, section], current: nil, session: Session(section: current, screens: [place: memento]),
            keys: KeysInForce(.standard()), wording: .sample("C"))
        shell.layout(size: Size(width: 80, height: 24))
        #expect(movies.restored == [memento])
        #expect(music.restored == [])
        #expect(shell.session.section == "movies")
        #expect(shell.session.screens.keys.sorted() == ["movies-tmdb"])
    }

    @Test func overlaysTakeAllKeysAndGiveWayToEachOther() {
        let sources = ScreenSpy("Sources")
        let shell = Shell(
            sections: [
                Shell.Section(
                    id: .movies, name: "Movies", origin: SectionOrigin(place: "movies", source: "Live"),
                    makeScreen: { [movies] in movies })
            ], keys: KeysInForce(.standard()), wording: .sample("C"), covers: [.sources: { sources }])
        func titles() -> String {
            let canvas = Canvas(size: Size(width: 80, height: 24))
            shell.layout(size: canvas.size)
            shell.draw(on: canvas.surface)
            return canvas.text(ofRow: 1)
        }
        _ = titles()
        shell.handle(.sources)
        #expect(titles().contains(" Sources "))
        shell.handle(.down)
        #expect(sources.handled == [.down] && movies.handled.isEmpty)
        shell.handle(.help)
        #expect(titles().contains(" Keys "))
        shell.handle(.sources)
        shell.handle(.sources)
        shell.handle(.down)
        #expect(movies.handled == [.down])
    }

    /// A section of a source that can be opened and closed.
    private func section(_ source: SourceID, showing screen: ScreenSpy) -> Shell.Section {
        Shell.Section(
            id: .movies, name: "Movies", services: [.tmdb, source],
            origin: SectionOrigin(place: "movies-\(source)", source: "\(source)"), makeScreen: { screen })
    }

    @Test func sectionsOfASourceThatIsOpenedStartAnewAndTheOthersStay() {
        let (new, other) = (ScreenSpy("New"), ScreenSpy("Other"))
        let unconcerned = Shell.Section(
            id: .music, name: "Music", services: [.lastFM], origin: SectionOrigin(place: "music", source: "Last.fm"),
            makeScreen: { [music] in music })
        let place = ScreenMemento(item: "7", row: 3, top: 1)
        let shell = Shell(
            sections: [section(.cinemeta, showing: movies), unconcerned],
            session: Session(section: "movies", screens: ["movies-tmdb": place]), keys: KeysInForce(.standard()),
            wording: .sample("C"))
        let size = Size(width: 80, height: 24)
        shell.layout(size: size)
        shell.handle(.section(.music))
        shell.layout(size: size)
        shell.didSwitch(.tmdb, to: [section(.tmdb, showing: new), unconcerned.showing(other)])
        shell.layout(size: size)
        shell.handle(.down)
        #expect(music.handled == [.down] && new.restored.isEmpty)
        shell.handle(.section(.movies))
        shell.layout(size: size)
        shell.handle(.down)

        #expect(new.handled == [.down] && movies.handled.isEmpty)
        #expect(new.restored == [place])
        #expect(shell.session.screens.keys.sorted() == ["movies-cinemeta", "movies-tmdb", "music"])
    }

    @Test func whereSomethingIsUnsavedASectionStaysUntilItIsNot() {
        let new = ScreenSpy("New")
        let shell = Shell(
            sections: [section(.cinemeta, showing: movies)], keys: KeysInForce(.standard()), wording: .sample("C"))
        let size = Size(width: 80, height: 24)
        shell.layout(size: size)
        movies.isTyping = true
        shell.didSwitch(.tmdb, to: [section(.tmdb, showing: new)])
        shell.layout(size: size)
        shell.handle(.down)
        #expect(movies.handled == [.down] && new.handled.isEmpty)
        movies.isTyping = false
        shell.layout(size: size)
        shell.handle(.up)
        #expect(movies.handled == [.down] && new.handled == [.up])
    }

    /// What is built in may stand in for a service whose answers are gone, and who quits then has lost no place.
    @Test func aPlaceOutlivesARunInWhichAnotherSourceStoodIn() {
        @MainActor
        final class Source {
            var origin = SectionOrigin(place: "movies-live", source: "Live")
        }
        let source = Source()
        let section = Shell.Section(
            id: .movies, name: "Movies", origin: { source.origin }, makeScreen: { [movies] _ in movies })
        let memento = ScreenMemento(item: "7", row: 3, top: 1)
        let shell = Shell(
            sections: [section], session: Session(section: "movies", screens: ["movies-live": memento]),
            keys: KeysInForce(.standard()), wording: .sample("C"))
        shell.layout(size: Size(width: 80, height: 24))
        #expect(movies.restored == [memento])

        source.origin = SectionOrigin(place: "movies-builtin", source: "built-in")
        #expect(shell.session.screens["movies-live"] == memento)
        #expect(shell.session.screens["movies-builtin"] == ScreenMemento())
    }
}

extension Shell.Section {
    @MainActor
    fileprivate func showing(_ screen: ScreenSpy) -> Shell.Section {
        Shell.Section(id: id, name: name, services: services, origin: origin(), makeScreen: { screen })
    }
}
