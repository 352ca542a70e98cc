import Browsing
import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import PersonDetail

@MainActor
struct PersonDetailViewTests {
    private let presenter = DetailPresenterSpy()
    private let view: PersonDetailDefaultView

    init() {
        view = PersonDetailDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(_ person: PersonDetail?, message: Message? = nil, locale: String = "en_GB") {
        var state = DetailState(title: "Ada Example", message: message)
        state.content = person.map {
            PersonDetailFormatter(wording: .sample(locale)).content(of: $0, order: .newest, today: .sampleToday)
        }
        state.offers = person == nil ? [] : [.page, .order]
        view.show(state)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsAPerson(size: Size) throws {
        show(.sample())
        try view.compare(with: "person", at: size)
    }

    @Test(arguments: [("de", "german"), ("es", "spanish")], PaneSizes.ofDetails)
    func showsItInOtherLanguages(language: (locale: String, name: String), size: Size) throws {
        show(.sample(), locale: language.locale)
        try view.compare(with: language.name, at: size)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsThatTheFilmsAreFoundByName(size: Size) throws {
        var person = PersonDetail(id: .sample, name: "Ada Example")
        person.films = PersonDetail.sample(films: 3).films
        person.areFilmsFoundByName = true
        show(person)
        try view.compare(with: "by-name", at: size)
    }

    /// Where there is room, and the terminal shows pictures; elsewhere they are among all films alone.
    @Test(arguments: [Size(width: 126, height: 56), Size(width: 64, height: 36)])
    func showsTheBestKnownFilmsAsPosters(size: Size) throws {
        presenter.posters = PosterWall(
            FakePictureStore(display: .inCells), shape: .upright, pause: Pause {}, notices: NoticeBoardSpy(),
            wording: .sample("en_US"))
        var person = PersonDetail(id: .sample, name: "Ada Example")
        person.films = (1...9).map { number in
            var film = Movie.sample(number)
            film.picture = .sample(number)
            return FilmCredit(movie: film, character: "Herself", popularity: Double(number))
        }
        show(person)
        try view.compare(with: "posters", at: size)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsWhyThereIsNothing(size: Size) throws {
        show(nil, message: Wording.sample("en_US").message(.connectionLost(host: "api.example.org")))
        try view.compare(with: "error", at: size)
    }

    @Test func theCommandsAreThoseThatDoSomething() {
        show(nil, message: Message("Loading…"))
        _ = view.frame(38, 8)
        #expect(view.commands == [.refresh])
        #expect(!view.handle(.sort))

        show(.sample())
        _ = view.frame(38, 8)
        #expect(view.commands == [.down, .nextPlace, .fold, .sort, .openPage, .refresh, .copy])
    }

    @Test func aFilmIsMarkedAndGoneTo() {
        show(.sample(films: 2))
        _ = view.frame(78, 20)
        for _ in 1...3 { #expect(view.handle(.nextPlace)) }
        #expect(view.frame(78, 20).texts(in: .selected) == ["Film 2"])
        #expect(view.handle(.open))

        #expect(presenter.calls == [.select(.movie(MovieID(2)))])
    }

    @Test func tellsWhatSomebodyWants() {
        show(.sample())
        #expect(view.willAppear())
        view.didAppear()
        for command in [Command.refresh, .openPage, .sort] { #expect(view.handle(command)) }
        #expect(!view.handle(.favourite))

        #expect(presenter.calls == [.willAppear, .didAppear, .refresh, .page, .other("order")])
    }

    @Test func itComesBackToWhereOneWas() {
        show(.sample())
        _ = view.frame(38, 8)
        for _ in 1...9 { _ = view.handle(.nextPlace) }
        let later = PersonDetailViewTests()
        later.view.restore(view.memento)
        later.show(.sample())

        #expect(later.view.frame(38, 8).text == view.frame(38, 8).text)
        #expect(later.view.memento == view.memento)
    }
}
