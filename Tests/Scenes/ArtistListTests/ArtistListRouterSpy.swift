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

    func showDetail(of artist: ArtistID) { calls.append(.show(artist.name)) }
    func followDetail(of artist: ArtistID) { calls.append(.follow(artist.name)) }
    /// Details of artists lead to no others.
    func didMoveDetail(to artist: ArtistID) {}
    func editNote(about summary: LibrarySummary) { calls.append(.editNote(summary.title)) }
    func followNothing() { calls.append(.followNothing) }
}
