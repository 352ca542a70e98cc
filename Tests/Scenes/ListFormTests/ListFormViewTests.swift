import Entities
import Navigation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import ListForm

@MainActor
struct ListFormViewTests {
    private let library = FakeLibrary()
    private let navigator = NavigatorSpy()

    private func screen() -> any Screen {
        let screen = ListFormBuilder(context: .sample(library: library))
            .build(
                nil, with: ListedThing(LibraryItem.film(1, title: "千と千尋の神隠し").summary, at: .between(nil, nil)),
                navigator: navigator)
        _ = screen.willAppear()
        return screen
    }

    @Test(arguments: PaneSizes.ofForms) func showsTheFormAndWhatTheListBeginsWith(size: Size) throws {
        try screen().compare(with: "form", at: size)
    }

    @Test(arguments: PaneSizes.ofForms) func saysWhatIsMissing(size: Size) throws {
        let screen = screen()
        _ = screen.frame(size.width, size.height)
        #expect(screen.handle(key: .enter))
        try screen.compare(with: "problem", at: size)
        #expect(library.orderCount == 0)
    }

    @Test func whatIsTypedIsStored() async {
        let screen = screen()
        _ = screen.frame(78, 20)
        for letter in "Ghibli" { #expect(screen.handle(key: .character(letter))) }
        #expect(screen.handle(key: .enter))
        await #expect(eventually { @MainActor in self.navigator.calls == [.pop] })
        #expect(library.kept.map(\.summary.title) == ["Ghibli"])
    }
}
