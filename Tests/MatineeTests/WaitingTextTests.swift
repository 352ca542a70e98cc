import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing
import Widgets

@testable import Matinee

/// A text that came all at once, without being marked as pasted, is one edit of the line that it is for.
@MainActor
struct WaitingTextTests {
    private static let size = Size(width: 80, height: 24)

    private let list: SearchedList
    private let intake: KeyIntake

    init() {
        let list = SearchedList(display: DisplaySpy())
        let keys = KeysInForce(.standard(sections: [.movies]))
        let shell = Shell(
            sections: [
                Shell.Section(
                    id: .movies, name: "Films", origin: SectionOrigin(place: "movies", source: ""),
                    makeScreen: { list })
            ], current: nil, keys: keys, wording: .sample("C"))
        shell.layout(size: Self.size)
        self.list = list
        intake = KeyIntake(shell: shell, keys: keys, terminal: TerminalStub(size: Self.size), runWork: {})
    }

    private var calls: [RemoteListCall] { list.presenter.calls }

    private func type(_ text: String) -> [Key] { text.map { .character($0) } }

    @Test(arguments: [100, 10_000]) func theListIsAskedOnceForAllThatWaits(count: Int) {
        list.pane.show(ListControls(filter: ListFilter(text: "", isBeingTyped: true)))
        #expect(intake.take(type(String(repeating: "a", count: count))))
        #expect(calls == [.changeSearch(String(repeating: "a", count: min(count, Prompt.usualLimit)))])
    }

    @Test func whatStandsBetweenTextsIsDoneInItsOrder() {
        list.pane.show(ListControls(filter: ListFilter(text: "", isBeingTyped: true)))
        #expect(intake.take(type("ab") + [.backspace] + type("cd") + [.paste("ef"), .enter, .character("g")]))
        #expect(
            calls == [
                .changeSearch("ab"), .changeSearch("a"), .changeSearch("acdef"), .endSearch(keeps: true),
                .changeSearch("acdefg"),
            ])
    }

    @Test func whatWaitsForAMenuGoesToItKeyByKey() {
        list.pane.show(ListControls(menu: Menu("Order", ["By title", "By year", "By rating"], chosen: [])))
        #expect(intake.take(type("23")))
        #expect(calls == [.answer(.took(1)), .answer(.took(2))])
    }

    @Test func lettersThatAreCommandsAreSaidOneByOne() {
        #expect(intake.take(type("/v")))
        #expect(calls == [.search, .choose(.filters)])
    }
}
