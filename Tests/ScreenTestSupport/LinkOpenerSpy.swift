import Navigation

@MainActor
package final class LinkOpenerSpy: LinkOpener {
    package private(set) var opened: [String] = []

    package init() {}

    package func open(_ url: String) {
        opened.append(url)
    }
}
