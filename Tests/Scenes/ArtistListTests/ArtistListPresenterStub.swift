import TestSupport

@testable import ArtistList

typealias ArtistListPresenterStub = RefinedListPresenterStub

extension RefinedListPresenterStub: ArtistListPresenter {}
