import Browsing
import Commands
import Entities
import Foundation
import Navigation
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

/// What is asked of a screen around another one reaches that.
@MainActor
struct ScreenWrapperTests {
    private let inner = AskedScreen()
    private let display = DisplaySpy()

    /// The names of what `Screen` requires.
    private static func requirements() throws -> Set<String> {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Navigation/Screen.swift")
        return try Set(
            String(contentsOf: file, encoding: .utf8)
                .matches(of: /(?m)^    (?:var|func) (\w+)/).map { String($0.1) })
    }

    private static func ask(_ screen: any Screen) {
        _ = screen.rowOrigin
        _ = (screen.title, screen.status, screen.isBusy, screen.isAwaitingRows, screen.hasFailed, screen.commands)
        _ = (screen.failureInPlaceOfRows, screen.hints, screen.isEmptyList, screen.isTab)
        _ = (screen.commandsBeside, screen.wantsWidth, screen.selected, screen.willAppear(), screen.didAppear())
        _ = (screen.layOutTabs(over: nil), screen.drawTabs(on: Canvas(size: Size(width: 20, height: 1)).surface))
        screen.layout(size: Size(width: 20, height: 4))
        screen.draw(on: Canvas(size: Size(width: 20, height: 4)).surface, hasFocus: true)
        _ = (screen.overlay, screen.question, screen.isTyping, screen.takesText, screen.isClosing, screen.keyScope)
        _ = (screen.handle(key: .enter), screen.handle(.rate))
        _ = screen.handle(Pointing(.press(nil), at: CellPosition(x: 0, y: 0)))
        _ = (screen.programWillEnd(), screen.unsaved, screen.trail, screen.goBack(toStep: 0))
        _ = (screen.known, screen.copyable, screen.loaded, screen.showFound(isBeside: false) { _ in })
        _ = (screen.showTab(named: "a"), screen.inFront, screen.memento, screen.restore(ScreenMemento()))
    }

    private func expectEverythingGoesThrough(_ wrapper: any Screen, but own: Set<String> = []) throws {
        let before = inner.asked.count
        Self.ask(wrapper)
        let asked = inner.asked.dropFirst(before)
        #expect(try Set(asked) == Self.requirements().subtracting(own))
        #expect(asked.count { $0 == "handle" } == 3, "A key, a command and the pointer")
        #expect(wrapper.copyable == CopyableThing(title: "asked"))
    }

    @Test func allOfItIsAskedHere() throws {
        try expectEverythingGoesThrough(inner)
    }

    private func fallback(for live: FallbackSection.List, by rows: any Screen) -> FallbackSection {
        FallbackSection(
            live: live,
            builtIn: FallbackSection.List(
                origin: SectionOrigin(place: "movies", source: "built-in"), makeScreen: { rows }),
            firstPage: FallbackSection.FirstPage(
                isCached: { false }, ask: { () async throws(CatalogFailure) in throw .offline }),
            wording: .sample("en_US"), notices: NoticeBoardSpy(), display: display)
    }

    private func live(_ screen: any Screen) -> FallbackSection.List {
        FallbackSection.List(origin: SectionOrigin(place: "live", source: "Live"), makeScreen: { screen })
    }

    @Test func throughWhatStandsInForAService() throws {
        try expectEverythingGoesThrough(fallback(for: live(ScreenSpy("Live")), by: inner))
    }

    @Test func throughAListThatIsAwaited() throws {
        let awaited = AwaitedList(
            live(inner), standIn: nil, wording: .sample("en_US"), makeRows: { ScreenSpy("Built in") }
        ) { live, rows, _ in
            fallback(for: live, by: rows)
        }
        try expectEverythingGoesThrough(awaited)
    }

    @Test func throughAListThatStandsIn() throws {
        let list = StandInList(inner, from: "built-in")
        try expectEverythingGoesThrough(list)
        #expect(list.title == "\(inner.title) · built-in")
    }

    @Test func throughASectionThatIsAView() async throws {
        let view = SavedView(of: .movie, Refinement())
        let library = FakeLibrary([
            LibraryItem(summary: LibrarySummary(view, name: "Seoul"), isFavourite: true, added: 1)
        ])
        let section = SavedListSection(
            "Seoul", library: library, wording: .sample("en_US"), display: display, makeScreen: { $0 },
            makeList: { [inner] _ in
                FallbackSection.List(origin: SectionOrigin(place: "p", source: "Live"), makeScreen: { inner })
            })
        _ = section.frame(60, 8)
        #expect(await eventually { @MainActor in section.source != nil })
        try expectEverythingGoesThrough(section)
    }

    @Test func throughWhatCoversTheSections() throws {
        try expectEverythingGoesThrough(Cover(.about, inner), but: ["willAppear", "didAppear"])
    }
}
