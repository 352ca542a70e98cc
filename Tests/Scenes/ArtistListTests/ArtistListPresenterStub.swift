import TestSupport

@testable import ArtistList

typealias ArtistListPresenterStub = RemoteListPresenterStub

extension RemoteListPresenterStub: ArtistListPresenter {}
