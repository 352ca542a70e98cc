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

@testable import BookDetail

@MainActor
struct BookDetailViewTests {
    private let presenter = DetailPresenterSpy()
    private let display = DisplaySpy()
    private let view: BookDetailDefaultView

    init() {
        view = BookDetailDefaultView(presenter: presenter, display: display)
    }

    private func content(locale: String = "en_GB") -> DetailContent {
        BookDetailFormatter(wording: .sample(locale)).content(of: .dune, today: .sampleToday)
    }

    private func show(_ content: DetailContent?, message: Message? = nil) {
        var state = DetailState()
        state.title = content?.title ?? ""
        state.content = content
        state.message = message
        view.show(state)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsABook(size: Size) throws {
        show(content())
        try view.compare(with: "book", at: size)
    }

    @Test(arguments: [("de", "german"), ("es", "spanish")], PaneSizes.ofDetails)
    func showsItInOtherLanguages(language: (locale: String, name: String), size: Size) throws {
        show(content(locale: language.locale))
        try view.compare(with: language.name, at: size)
    }

    @Test(arguments: PaneSizes.ofDetails) func showsWhyThereIsNoMoreThanAListTold(size: Size) throws {
        show(
            BookDetailFormatter(wording: .sample("en_US")).content(of: Book.sample(25), today: .sampleToday),
            message: Wording.sample("en_US").message(.notFound))
        try view.compare(with: "error", at: size)
    }

    @Test func theCommandsAreThoseThatDoSomething() {
        show(nil, message: Message("Loading…"))
        #expect(view.commands == [.refresh])
        var state = DetailState()
        (state.content, state.hasSiblings, state.offers) = (content(), true, [.page])
        view.show(state)
        _ = view.frame(38, 4)

        #expect(
            view.commands == [
                .down, .nextPlace, .fold, .next, .previous, .openPage, .standing, .rate, .favourite, .note, .lists,
                .refresh, .copy,
            ])
    }

    @Test(arguments: [Command.back, .otherPane, .open]) func leavesAloneWhatItDoesNotKnow(command: Command) {
        show(content())
        #expect(!view.handle(command))
        #expect(presenter.calls.isEmpty)
    }
}
