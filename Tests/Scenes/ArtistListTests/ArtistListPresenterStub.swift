import TestSupport

@testable import ArtistList

typealias ArtistListPresenterStub = RefinedListPresenterStub<ArtistRow>

extension RefinedListPresenterStub: ArtistListPresenter where Row == ArtistRow {}
