import Navigation
import Presentation

@testable import Browsing

@MainActor
final class PagedListBrowserDelegateSpy: PagedListBrowserDelegate {
    private(set) var state: ListState?
    private(set) var settledRow: Int?
    private(set) var followed: [Int?] = []

    var hasFailed: Bool { state?.failure != nil }

    func didChange(_ state: ListState) { self.state = state }
    func didSettleCursor(onRow row: Int) { settledRow = row }
    func didFollow(_ id: Int?) { followed.append(id) }
}
