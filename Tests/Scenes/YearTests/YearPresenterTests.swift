import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Year

@MainActor
struct YearPresenterTests {
    private let library = FakeLibrary([DiaryEntry].ofTwoYears.items)
    private let view = YearViewSpy()
    private let router = YearRouterSpy()
    private let wording = Wording.sample("en_GB")

    private func presenter(_ period: String = "2026") throws -> YearDefaultPresenter {
        let presenter = YearDefaultPresenter(
            period: try #require(DiaryPeriod(text: period)), interactor: YearDefaultInteractor(library: library),
            router: router, wording: wording)
        presenter.view = view
        return presenter
    }

    private func shown(_ period: String = "2026") async throws -> YearDefaultPresenter {
        let presenter = try presenter(period)
        _ = presenter.viewWillAppear()
        presenter.viewDidAppear()
        await #expect(eventually { @MainActor in view.state?.isLoading == false })
        return presenter
    }

    @Test func saysThatItLoads() throws {
        let presenter = try presenter()
        #expect(!presenter.viewWillAppear())
        #expect(view.state?.isLoading == true && view.state?.message == Message("Loading…"))
        #expect(view.state?.title == "Your diary · 2026")
    }

    @Test func showsTheYear() async throws {
        let presenter = try await shown()
        #expect(try view.state?.content == wording.page("2026", .ofTwoYears).content)
        #expect(view.state?.message == nil && view.state?.hasSiblings == true)
        #expect(presenter.copyable?.title == "Your diary · 2026")
    }

    @Test func showsWhatWasPlayedInThatYear() async throws {
        let plays = PlaysReview(
            count: 213, before: 12, artists: [.init(name: "Björk", count: 200)], albums: [],
            tracks: [.init(name: "Jóga", artist: "Björk", count: 30)])
        library.setPlays(plays, in: try #require(.year(2026)))
        let presenter = try await shown()
        let period = try #require(DiaryPeriod.year(2026))
        let page = YearPage(YearReview(of: .ofTwoYears, plays: plays, in: period), wording)
        await #expect(eventually { @MainActor in view.state?.content == page.content })
        #expect(page.content.sections.contains { $0.label == "Artists played most" })

        presenter.didAskForYear(.earlier)
        #expect(try view.state?.content == wording.page("2025", .ofTwoYears).content)
        presenter.didAskForYear(.later)
        await #expect(eventually { @MainActor in view.state?.content == page.content })
    }

    @Test func aYearOfNothingButMusicIsNotEmpty() async throws {
        library.replaceItems(with: [])
        library.setPlays(
            PlaysReview(count: 1, before: nil, artists: [.init(name: "Abba", count: 1)], albums: [], tracks: []),
            in: try #require(.year(2026)))
        let presenter = try await shown()
        await #expect(eventually { @MainActor in view.state?.message == nil })
        #expect(view.state?.content?.sections.map(\.label) == ["Artists played most"])
        #expect(presenter.copyable?.title == "Your diary · 2026")
    }

    @Test func leadsToTheYearsBeforeAndAfter() async throws {
        let presenter = try await shown()
        presenter.didAskForYear(.earlier)
        #expect(try view.state?.content == wording.page("2025", .ofTwoYears).content)
        #expect(view.startCount == 1 && view.state?.title == "Your diary · 2025")
        #expect(router.turns == ["2025"], "Its tab is called so")

        presenter.didAskForYear(.later)
        #expect(view.state?.title == "Your diary · 2026")
    }

    @Test(arguments: ["2025..2026", "2026-03", "all"])
    func whereNoYearIsShownItStays(period: String) async throws {
        let presenter = try await shown(period)
        let title = view.state?.title
        presenter.didAskForYear(.later)
        #expect(view.state?.title == title && view.startCount == 0)
    }

    @Test func afterTheLastYearThereIsNone() async throws {
        let presenter = try await shown("9999")
        presenter.didAskForYear(.later)
        #expect(view.state?.title == "Your diary · 9999" && view.startCount == 0)
    }

    @Test func saysThatAYearHasNothing() async throws {
        _ = try await shown("2024")
        #expect(view.state?.message?.what == "Nothing in your diary: 2024")
    }

    @Test func theTitleOfAnEmptyYearStandsOnce() async throws {
        library.replaceItems(with: [])
        _ = try await shown("2024")
        #expect(view.state?.title == "Your diary · 2024" && view.state?.content == nil)
        #expect(view.state?.message?.what == "Nothing in your diary: 2024")
    }

    @Test func aChangeOfTheLibraryIsCounted() async throws {
        let presenter = try await shown("2025")
        let event = DiaryEvent(id: .makeOwn(), day: CalendarDate(year: 2025, month: 5, day: 1), changed: 0)
        let summary = try #require(library.kept.first?.summary)
        try await library.write(event, of: summary, becoming: nil)
        await #expect(eventually { @MainActor in view.state?.content?.facts?.text == "3 entries, 3 titles" })
        withExtendedLifetime(presenter) {}
    }

    @Test func saysWhyThereIsNothing() async throws {
        library.close(because: .noFolder)
        _ = try await shown()
        #expect(view.state?.content == nil && view.state?.message == wording.library.failure(.noFolder))
    }

    @Test func whatWasReadStaysWhereItCannotBeReadAgain() async throws {
        let presenter = try await shown()
        library.close(because: .noFolder)
        presenter.didAskForRefresh()
        await #expect(eventually { @MainActor in library.listenerCount > 0 })
        #expect(view.state?.content != nil)
    }

    @Test func goesToWhatIsChosen() async throws {
        try await shown().didSelect(.diary(DiarySelection(.again, in: .all)))
        #expect(router.places == [.diary(DiarySelection(.again, in: .all))])
    }
}
