import Entities
import Services
import TestSupport
import Testing

@testable import ListForm

struct ListFormInteractorTests {
    private let library = FakeLibrary()
    private let film = LibraryItem.film(1, title: "Yi Yi").summary

    private func interactor(_ list: LibraryItem? = nil, _ thing: LibrarySummary? = nil) -> ListFormDefaultInteractor {
        ListFormDefaultInteractor(
            library: library, list: list, thing: thing.map { ListedThing($0, at: .between(nil, nil)) })
    }

    @Test func itIsASmallValue() {
        #expect(MemoryLayout<ListFormDefaultInteractor>.size <= 256)
    }

    @Test func aNewListIsKeptWithItsFirstThing() async throws {
        _ = try await interactor(nil, film).save(name: "Winter", description: " ", remark: "")
        let list = try #require(library.kept.first)
        #expect(list.isFavourite && list.note == nil && list.things.map(\.id) == [film.subject])
    }

    @Test func eachNewListIsAnother() async throws {
        for _ in 0..<2 { _ = try await interactor().save(name: "Winter", description: "", remark: "") }
        #expect(library.kept.count == 2)
    }

    @Test func aDescriptionThatIsTheSameIsNotStoredAgain() async throws {
        _ = try await interactor().save(name: "Winter", description: "Snow", remark: "")
        let list = try #require(library.kept.first)
        let orders = library.orderCount
        _ = try await interactor(list).save(name: "Summer", description: "Snow", remark: "")
        #expect(library.orderCount == orders + 1)
        #expect(library.kept.map(\.summary.title) == ["Summer"])
    }

    @Test func whatSomebodyElseHasWrittenSinceThenStays() async throws {
        _ = try await interactor().save(name: "Winter", description: "Snow", remark: "")
        let list = try #require(library.kept.first)
        let takeBack = try await interactor(list).save(name: "Summer", description: "Sun", remark: "")
        let renamed = try #require(library.kept.first)
        _ = try await library.saveNote("Rain", about: renamed.summary, startedFrom: 2)
        #expect(try await takeBack() == .inPart)
        #expect(library.kept.first?.note?.text == "Rain" && library.kept.first?.summary.title == "Winter")
    }

    @Test func aListThatSomebodyElseHasFilledSinceItWasMadeStays() async throws {
        let takeBack = try await interactor(nil, film).save(name: "Winter", description: "Snow", remark: "")
        let list = try #require(library.kept.first)
        let other = ListedThing(LibraryItem.film(2).summary, at: .between(list.things.last?.position, nil))
        try await library.place(other, in: list.id)
        #expect(try await takeBack() == .inPart)
        #expect(library.kept.first?.isFavourite == true && library.kept.first?.things.map(\.id) == [other.id])
    }

    @Test func aNameThatSomebodyElseHasGivenItSinceStays() async throws {
        _ = try await interactor().save(name: "Winter", description: "", remark: "")
        let list = try #require(library.kept.first)
        let takeBack = try await interactor(list).save(name: "Summer", description: "", remark: "")
        try await library.addFavourite(LibrarySummary(subject: list.id, title: "Spring"))
        #expect(try await takeBack() == .nothing)
        #expect(library.kept.first?.summary.title == "Spring")
    }

    @Test func aNameThatSomebodyElseGivesItWhileTheFormIsOpenStays() async throws {
        _ = try await interactor().save(name: "Winter", description: "", remark: "")
        let list = try #require(library.kept.first)
        let opened = interactor(list)
        try await library.addFavourite(LibrarySummary(subject: list.id, title: "Spring"))
        let takeBack = try await opened.save(name: "Winter", description: "Snow", remark: "")
        #expect(library.kept.first?.summary.title == "Spring" && library.kept.first?.note?.text == "Snow")
        #expect(try await takeBack() == .whole)
        #expect(library.kept.first?.summary.title == "Spring" && library.kept.first?.note == nil)
    }

    @Test func whyItIsNotStoredIsThrown() async {
        library.fail(.diskFull(path: "/l"))
        await #expect(throws: LibraryFailure.diskFull(path: "/l")) {
            _ = try await interactor().save(name: "Winter", description: "", remark: "")
        }
    }
}
