import Entities

@testable import ArtistList

@MainActor
final class ArtistListRouterSpy: ArtistListRouter {
    enum Call: Equatable {
        case show(String)
        case follow(String)
        case followNothing
    }

    private(set) var calls: [Call] = []

    func showAlbums(of artist: ArtistID) { calls.append(.show(artist.name)) }
    func followAlbums(of artist: ArtistID) { calls.append(.follow(artist.name)) }
    func followNothing() { calls.append(.followNothing) }
}
