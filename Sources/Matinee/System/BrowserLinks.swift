import Browsing
import CommandLine
import Entities
import Navigation
import Presentation

/// Opens links in the desktop's browser; without a desktop it shows their address, and copies it.
@MainActor
final class BrowserLinks: LinkOpener {
    private enum Work: Hashable {
        case link(Int)
    }

    /// A browser that ends with an error within this time has shown nothing. Later errors are ignored.
    static let moment = Duration.seconds(5)

    private let environment: [String: String]
    private let wording: Wording
    private let notices: any NoticeBoard
    private let clipboard: any Clipboard
    private let scope = TaskScope<Work>()
    private var linkCount = 0

    init(
        environment: [String: String], wording: Wording, notices: any NoticeBoard, clipboard: any Clipboard
    ) {
        self.environment = environment
        self.wording = wording
        self.notices = notices
        self.clipboard = clipboard
    }

    func open(_ url: String) {
        // The link came from a service: only web addresses are opened, so that it cannot be an option of the browser.
        let isWeb = url.hasPrefix("https://") || url.hasPrefix("http://")
        let candidates = isWeb && Desktop(environment: environment).isThere ? browsers : []
        linkCount += 1
        scope.begin(.link(linkCount)) { [weak self] in await self?.open(url, in: candidates) }
    }

    /// Tries one browser after the other, until one does not fail at once.
    private func open(_ url: String, in browsers: [String]) async {
        var failure: (browser: String, end: ProgramEnd)?
        for browser in browsers {
            guard let program = ChildProcessLauncher.detached(browser, [browser, url], environment: environment) else {
                continue
            }
            let beginning = ContinuousClock.now
            notices.post(Message(wording.openedLink(url)))
            let end = await program.end()
            guard end.how != .status(0), end.at - beginning < Self.moment else { return }
            failure = (browser, end.how)
        }
        let text = failure.map { wording.browserFailed($0.browser, $0.end, url) } ?? wording.linkToOpen(url)
        // It is to be read at once, however long a copy takes.
        notices.post(Message(text, isFailure: failure != nil))
        clipboard.copy(url) { [notices, wording] outcome in
            // A sign behind the link would be taken for a part of it.
            notices.post(Message(wording.clipboard.outcome(outcome), remedy: text, isFailure: failure != nil))
        }
    }

    /// BROWSER may list several, with options; only plain names are used.
    private var browsers: [String] {
        let names = (environment["BROWSER"] ?? "").split(separator: ":" as Character).map(String.init)
        let plain = names.filter { !$0.contains(" ") && !$0.contains("%") }
        return plain.isEmpty ? ["xdg-open"] : plain
    }
}
