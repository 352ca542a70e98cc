import Commands
import Entities
import Navigation
import Presentation
import ScreenTestSupport
import Services
import TerminalKit
import TestSupport
import Testing

@testable import OwnList

/// The list as it is drawn.
@MainActor
struct OwnListViewTests {
    nonisolated private static let sizes = [
        Size(width: 78, height: 20), Size(width: 118, height: 32), Size(width: 38, height: 10),
        Size(width: 28, height: 4),
    ]

    private let navigator = NavigatorSpy()
    private let destinations = DestinationsSpy()
    private let library = FakeLibrary([.ownList])

    private func screen(of list: LibraryItem? = .ownList) async -> any Screen {
        library.replaceItems(with: [list].compactMap(\.self))
        let screen = OwnListBuilder(availability: .live, context: .sample(library: library))
            .build(LibraryItem.ownList.summary, navigator: navigator, destinations: destinations)
        _ = screen.willAppear()
        screen.didAppear()
        await letWorkRun()
        return screen
    }

    private static let long: LibraryItem = {
        var list = LibraryItem.ownList
        list.things.append(
            ListedThing(
                LibraryItem.film(3, title: "千と千尋の神隠し 📚 ダンジョン飯 기생충 千と千尋の神隠し 千と千尋").summary,
                at: .between(list.things.last?.position, nil)))
        return list
    }()

    @Test(arguments: sizes) func showsItsThings(size: Size) async throws {
        let screen = await screen(of: Self.long)
        try screen.compare(with: "rows", at: size)
    }

    @Test(arguments: sizes) func showsHowItIsFilled(size: Size) async throws {
        var list = LibraryItem.ownList
        (list.things, list.note) = ([], nil)
        let screen = await screen(of: list)
        try screen.compare(with: "empty", at: size)
    }

    @Test func movingIsOfferedWhereARowHasAPlaceOfItsOwn() async {
        let screen = await screen()
        #expect(screen.commands.contains(.moveDown))
        #expect(screen.handle(.sort))
        #expect(screen.handle(key: .character("2")))
        #expect(!screen.commands.contains(.moveDown) && screen.commands.contains(.delete))
        #expect(screen.handle(.sort))
        #expect(screen.handle(key: .character("1")))
        #expect(screen.commands.contains(.moveDown))
        #expect(screen.handle(.filter))
        for key in [Key.character("a"), .enter] { #expect(screen.handle(key: key)) }
        #expect(!screen.commands.contains(.moveDown))
    }

    @Test func aRowMovesByKeysAndByThePointer() async {
        let screen = await screen()
        _ = screen.frame(78, 20)
        #expect(screen.handle(.moveDown))
        await #expect(eventually { library.kept.first?.things[1].summary.title == "Yi Yi" })
        #expect(screen.handle(.moveUp))
        await #expect(eventually { library.kept.first?.things[0].summary.title == "Yi Yi" })
        #expect(screen.handle(Pointing(.pull(.row(3)), at: CellPosition(x: 4, y: 5))) == .marked)
        await #expect(eventually { library.kept.first?.things[3].summary.title == "Yi Yi" })
        #expect(screen.handle(Pointing(.pull(nil), at: CellPosition(x: 4, y: 12))) == .none)
    }

    @Test func inLinesItSaysTheSame() async {
        let screen = OwnListBuilder(
            availability: .live, context: .sample(library: library, display: DisplaySpy(isPlain: true))
        ).build(LibraryItem.ownList.summary, navigator: navigator, destinations: destinations)
        _ = screen.willAppear()
        screen.didAppear()
        await letWorkRun()
        #expect(screen.title == "For the winter · 4 · in your order")
        #expect(screen.commands.contains(.moveUp) && screen.commands.contains(.moveDown))
        #expect(screen.handle(.moveDown))
        await #expect(eventually { library.kept.first?.things[1].summary.title == "Yi Yi" })
    }
}
