import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import BookForm

@MainActor
struct BookFormViewTests {
    private let presenter = BookFormPresenterSpy()
    private let view: BookFormDefaultView

    init() {
        view = BookFormDefaultView(presenter: presenter, display: DisplaySpy())
    }

    private func show(isSaving: Bool = false, question: Question? = nil) {
        let words = Wording.sample("en_US").readingList
        var state = FormState(title: words.addTitle, explanation: words.explanation)
        state.form = Form(
            words.addTitle,
            [
                Form.Field("Title", .text("ダンジョン飯 1"), problem: nil), Form.Field("Author", .text("")),
                Form.Field("ISBN", .text("123"), problem: words.problem(.notAnISBN)), Form.Field("Pages", .text("")),
                Form.Field("Released", .text("")),
            ])
        state.isSaving = isSaving
        state.question = question
        view.show(state)
    }

    @Test(arguments: PaneSizes.ofForms) func showsTheFormAndWhatItIsFor(size: Size) throws {
        show()
        try view.compare(with: "form", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func showsWhatIsWrongBesideTheField(size: Size) throws {
        show()
        _ = view.frame(size.width, size.height)
        #expect(view.handle(key: .enter))
        try view.compare(with: "problem", at: size)
        #expect(presenter.calls == [], "It is not saved")
    }

    @Test(arguments: PaneSizes.ofForms) func showsTheQuestion(size: Size) throws {
        show(question: Wording.sample("en_US").readingList.askToDiscard)
        try view.compare(with: "question", at: size)
    }

    @Test func whatIsTypedAndDoneIsTold() {
        show()
        _ = view.frame(78, 20)
        for key in [Key.tab, .character("q"), .escape] { #expect(view.handle(key: key)) }

        #expect(presenter.calls == [.change(1, "q"), .leave])
        #expect(view.isTyping && view.takesText)
        #expect(!view.handle(key: .control("c")))
    }

    @Test func aQuestionTakesItsAnswerAndNothingElse() {
        show(question: Wording.sample("en_US").readingList.askToDiscard)
        for key in [Key.character("q"), .enter, .escape] { #expect(view.handle(key: key)) }

        #expect(presenter.calls == [.answer(isYes: true), .answer(isYes: false)])
    }

    @Test func keysWaitWhileItIsBeingStored() {
        show(isSaving: true)

        #expect(view.isBusy)
        #expect(view.isClosing)
    }
}
