import Entities

@testable import ArtistList

@MainActor
final class ArtistListRouterSpy: ArtistListRouter {
    enum Call: Equatable {
        case show(String)
        case follow(String)
        case followNothing
        case editNote(String)
    }

    private(set) var calls: [Call] = []

    func showAlbums(of artist: ArtistID) { calls.append(.show(artist.name)) }
    func followAlbums(of artist: ArtistID) { calls.append(.follow(artist.name)) }
    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func followNothing() { calls.append(.followNothing) }
}
