import Entities
import Services
import TestSupport
import Testing

@testable import OwnList

struct OwnListInteractorTests {
    private let library = FakeLibrary([.film(9, title: "Only a favourite"), .ownList])

    private var interactor: OwnListDefaultInteractor {
        OwnListDefaultInteractor(library: library, availability: .builtInOnly, list: LibraryItem.ownList.summary)
    }

    @Test func theListIsReadAsItIsStored() async throws {
        #expect(try await interactor.stored().get() == .ownList)
        library.replaceItems(with: [])
        #expect(try await interactor.stored().get() == nil)
        library.close(because: .damaged(path: "/l"))
        #expect(await interactor.stored() == .failure(.damaged(path: "/l")))
    }

    @Test func ofWhatIsKeptTheIDsAreKnownByWhichCataloguesHaveIt() async throws {
        var film = LibraryItem.film(1, title: "Yi Yi")
        film.summary.aliases = Aliases(known: [ItemID(source: .imdb, key: "tt0244316")])
        library.replaceItems(with: [film, .ownList])
        #expect(try await interactor.stored().get()?.things.first?.summary == film.summary)
    }

    @Test func aThingIsPlacedAndBack() async throws {
        let former = LibraryItem.ownList.things[3]
        var thing = former
        thing.position = LibraryItem.ownList.things.position(of: thing.id, movedTo: 0)
        let takeBack = try await interactor.place(thing, insteadOf: former)
        #expect(try await interactor.stored().get()?.things.first?.id == thing.id)
        #expect(try await takeBack() == .whole)
        #expect(try await interactor.stored().get()?.things == LibraryItem.ownList.things)
    }

    @Test func knowsWhichCatalogueRuns() {
        #expect(interactor.isFromRunningCatalogue(.movie(MovieID(1, source: .builtIn))))
        #expect(!interactor.isFromRunningCatalogue(LibraryItem.ownList.things[0].id))
    }
}
