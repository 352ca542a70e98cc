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

/// The menu and the question below a book.
@MainActor
struct BookDetailChoiceViewTests {
    private let library = FakeLibrary([.book("Emma", state: .done)])
    private let presenter: DetailPresenterSpy
    private let view: BookDetailDefaultView

    init() {
        presenter = DetailPresenterSpy(library)
        view = BookDetailDefaultView(presenter: presenter, display: DisplaySpy())
        presenter.shelved.show(library.kept[0].id)
        show()
    }

    private func show(_ menu: Menu? = nil) {
        var state = DetailState(title: "Emma", content: DetailContent(title: "Emma"))
        state.offers = [.edit, .delete]
        (state.menu, state.question) = (menu, presenter.shelved.question)
        view.show(state)
    }

    @Test(arguments: [Size(width: 78, height: 20), Size(width: 38, height: 4)])
    func theMenuStandsOverTheText(size: Size) throws {
        show(Menu("Your diary · Emma", ["Want to read", "Reading", "Read today"], chosen: [2]))
        try view.compare(with: "menu", at: size)
        #expect(view.overlay?.commands == [.down, .choose, .leaveMenu])
    }

    @Test func theMenuTakesTheKeys() {
        #expect(view.handle(.standing))
        #expect(view.handle(.rate))
        show(Menu("Your diary · Emma", ["Want to read", "Reading", "Read today"], chosen: [2]))
        _ = view.frame(78, 20)
        #expect(view.handle(key: .up))
        #expect(view.handle(key: .enter))

        #expect(presenter.calls == [.state, .rating, .leaveMenu(1)])
    }

    @Test func theQuestionTakesItsAnswer() async {
        #expect(view.handle(.delete))
        show()
        _ = view.frame(78, 20)
        #expect(view.question?.sentence == "Delete “Emma”?")
        #expect(view.handle(key: .character("y")))

        await #expect(eventually { library.kept.isEmpty })
    }

    @Test func onlyWhatWorksIsNamed() {
        #expect(view.commands.contains(.edit))
        #expect(view.commands.contains(.delete))
        view.show(DetailState(title: "Dune", content: DetailContent(title: "Dune")))
        #expect(view.commands.contains(.standing))
        #expect(!view.commands.contains(.edit))
        #expect(!view.commands.contains(.delete))
    }
}
