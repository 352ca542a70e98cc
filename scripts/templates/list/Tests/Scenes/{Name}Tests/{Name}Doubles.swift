package import Entities
package import Navigation
package import ScreenTestSupport

@testable import {Name}

// The doubles that scenes share, as those of this one.

extension RemoteListViewSpy: {Name}View {}

extension RemoteListPresenterStub: {Name}Presenter {}

extension ListRouterSpy: {Name}Router where ID == ItemID {}

extension DestinationsSpy: {Name}Destinations {
    package func {name}Detail(_ id: ItemID) -> any Screen {
        detail(of: LibrarySummary(subject: LibrarySubject(kind: {Name}Query.kind, id: id), title: "Item \(id.key)"))
    }
}
