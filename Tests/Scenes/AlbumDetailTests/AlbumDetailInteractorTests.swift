import Entities
import TestSupport
import Testing

@testable import AlbumDetail

struct AlbumDetailInteractorTests {
    private let catalog = FakeMusicCatalog(albums: .samples(1...60))
    private let artist = ArtistID(name: "Björk")

    private var interactor: AlbumDetailDefaultInteractor {
        AlbumDetailDefaultInteractor(
            artist: artist, name: artist.name, catalog: catalog, library: FakeLibrary(), pictures: FakePictureStore())
    }

    @Test func asksForTheArtistsAlbumsPageByPage() async throws {
        let page = try await interactor.page(2, of: artist)

        #expect(catalog.albumLists.requests == [.init(artist: artist, page: 2)])
        #expect(page.items.first == .sample(51))
    }

    @Test func asksForTheAlbumItWasTold() async throws {
        let detail = try await interactor.album(Album.sample(7).id)

        #expect(catalog.albums.requests == [Album.sample(7).id])
        #expect(detail.album == .sample(7))
    }

    @Test func handsOnWhyTheCatalogueCouldNotAnswer() async {
        catalog.albumLists.fail(.offline)
        catalog.albums.fail(.notFound)

        await #expect(throws: CatalogFailure.offline) { try await interactor.page(1, of: artist) }
        await #expect(throws: CatalogFailure.notFound) { try await interactor.album(Album.sample(7).id) }
    }

    @Test func knowsWhatTheCatalogueRemembersWithoutAsking() {
        let known = Artist(id: artist, listeners: 1, plays: 2)
        catalog.remember(known)
        catalog.remember(Page(of: [Album].samples(1...3), number: 1, size: 50), of: artist)
        catalog.remember(AlbumDetail(album: .sample(1)))

        #expect(interactor.peekedArtist() == known)
        #expect(interactor.peekAlbums()?.items.count == 3)
        #expect(interactor.peek(Album.sample(1).id)?.album == .sample(1))
        #expect(interactor.peek(Album.sample(2).id) == nil)
        #expect(catalog.albumLists.requests.isEmpty && catalog.albums.requests.isEmpty)
    }

    @Test func makesTheCatalogueForgetItsAnswers() {
        interactor.invalidateCache()

        #expect(catalog.forgetCount == 1)
    }
}
