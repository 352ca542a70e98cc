import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing
import Widgets

/// What a scene is put on: doubles for all that is around it, and the stack that keeps its screen.
@MainActor
final class Stage {
    /// What services and library have.
    enum Contents: CaseIterable {
        case usual
        case nothing
        /// Names in wide characters, of emoji, too long for any row, and empty ones.
        case odd
    }

    let display: DisplaySpy
    let navigator = NavigatorSpy()
    let destinations = DestinationsSpy()
    let links = LinkOpenerSpy()
    let notices = NoticeBoardSpy()
    let pause: HeldPause?
    /// What there is, by name.
    let names: [String]
    private var ownDesks: [String: any HeldDesk] = [:]
    let films: FakeMovieCatalog
    let music: FakeMusicCatalog
    let books: FakeBookCatalog
    let species: FakePokemonCatalog
    let people = FakePersonCatalog()
    let library: FakeLibrary
    let shelf: FakeSharedShelf
    let directory = FakeSourceDirectory()
    let finder = TitleFinderStub()
    let guide = ProgramGuideSpy()
    let files = FakeFileImport()
    /// The earlier texts that were taken back.
    private(set) var takenBack: [String] = []
    /// The books that were written down.
    private(set) var written: [LibrarySubject] = []
    let stack = ScreenStack()

    /// - Parameters:
    ///   - isPlain: whether the screen is said in lines.
    ///   - pause: where a scene rests before it asks; nil for no time.
    init(_ contents: Contents = .usual, isPlain: Bool = false, pause: HeldPause? = nil) {
        display = DisplaySpy(isPlain: isPlain)
        self.pause = pause
        names = contents.names
        let names = names.enumerated()
        films = FakeMovieCatalog(names.map { .sample($0 + 1, title: $1) })
        books = FakeBookCatalog(names.map { .sample($0 + 1, title: $1) })
        species = FakePokemonCatalog(names.map { .sample($0 + 1, name: $1) })
        music = FakeMusicCatalog(
            artists: names.map { Artist(id: ArtistID(name: $1), listeners: $0, plays: nil) },
            albums: names.map { Album(id: AlbumID(artist: "Björk", title: $1), plays: $0) })
        let items = names.prefix(9).map { number, name in
            LibraryItem.book(name, by: "Author \(number)", added: 9 - number, note: "Said of it", isFavourite: true)
        }
        library = FakeLibrary(items)
        shelf = FakeSharedShelf(
            names.prefix(3).map { number, name in
                ShelfChange(
                    id: number, subject: .book(BookID(source: .ownBooks, key: "\(number)")), kind: .added,
                    book: ShelfBook(title: name, author: "Author"), state: .refused(status: 422, reason: "No"))
            })
    }

    var context: SceneContext {
        .sample(
            library: library, notices: notices, display: display, links: links,
            pauses: .all(pause?.pause ?? Pause {}))
    }

    var screen: any Screen { stack.top ?? ScreenStub() }

    /// Every desk that is asked for something over the network.
    var services: [any HeldDesk] {
        [
            films.lists, films.details, books.lists, books.details, species.lists, species.details, music.artists,
            music.albumLists, music.albums, music.details, people.people,
        ] + ownDesks.values
    }

    /// The desk of a service that only one scene knows: the same one for the same name.
    func desk<Request, Answer>(
        _ name: String, _ makeAnswer: @escaping AnswerDesk<Request, Answer>.MakeAnswer
    ) -> AnswerDesk<Request, Answer> {
        if let desk = ownDesks[name] as? AnswerDesk<Request, Answer> { return desk }
        let desk = AnswerDesk(makeAnswer)
        ownDesks[name] = desk
        return desk
    }

    var requestCount: Int { services.map(\.requestCount).reduce(0, +) }

    var listenerCount: Int { library.listenerCount + shelf.listenerCount }

    func push(_ scene: TestedScene) { stack.push(scene.make(self)) }

    /// Shows a scene until nothing is under way any more.
    func show(_ scene: TestedScene) async {
        push(scene)
        await untilIdle()
    }

    func untilIdle() async {
        await #expect(
            eventually { @MainActor in
                // Lists ask for what is in sight when they are drawn.
                _ = screen.frame(78, 20)
                return !screen.isBusy
            })
    }

    func untilShown(_ words: String) async {
        await #expect(eventually { @MainActor in text.contains(words) })
    }

    func type(_ text: String) {
        for character in text { #expect(screen.handle(key: .character(character))) }
    }

    /// Opens what is under the cursor, which makes the screen of this, and of nothing else.
    func opens(_ thing: AnyHashable) {
        #expect(screen.handle(.open))
        #expect(navigator.calls.last == .open(thing))
        _ = navigator.makeScreen?()
        #expect(destinations.asked == [thing])
    }

    /// Leads to the note of what is shown.
    func writesNote(about title: String) {
        #expect(screen.handle(.note))
        #expect(navigator.calls == [.push])
        #expect(destinations.notes.map(\.title) == [title])
    }

    /// What can be read of the screen now.
    var text: String {
        guard let page = (screen as? any PlainScreen)?.page, display.isPlain else { return screen.frame(78, 20).text }
        return ([page.title] + page.rows.map(\.title) + page.text + page.messages.map(\.what)).joined(separator: "\n")
    }
}

extension Stage: EarlierTextDelegate, WrittenBookDelegate {
    func didTakeBack(_ text: String) { takenBack.append(text) }

    func willSave(_ subject: LibrarySubject) { written.append(subject) }
}

extension Stage.Contents {
    fileprivate var names: [String] {
        switch self {
        case .usual: (1...30).map { "Name \($0)" }
        case .nothing: []
        case .odd:
            [
                "花樣年華 千と千尋の神隠し 기생충", "👨‍👩‍👧‍👦 ✈️ 🇫🇷 e\u{301}te\u{301}", "", "שלום עולם",
                String(repeating: "Long and longer, ", count: 20), String(repeating: "神", count: 200),
            ]
        }
    }
}
