@testable import SourceList

@MainActor
final class SourceListRouterSpy: SourceListRouter {
    private(set) var opened: [String] = []

    func open(_ url: String) { opened.append(url) }
}
