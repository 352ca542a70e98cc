import Browsing
import Entities
import Glibc
import Navigation
import Presentation

/// Opens links in the desktop's browser; without a desktop it shows their address.
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
    private let scope = TaskScope<Work>()
    private var linkCount = 0

    init(environment: [String: String], wording: Wording, notices: any NoticeBoard) {
        self.environment = environment
        self.wording = wording
        self.notices = notices
    }

    func open(_ url: String) {
        // The link came from a service: only web addresses are opened, so that it cannot be an option of the browser.
        let isWeb = url.hasPrefix("https://") || url.hasPrefix("http://")
        let candidates = isWeb && hasDesktop ? browsers : []
        linkCount += 1
        scope.begin(.link(linkCount)) { [weak self] in await self?.open(url, in: candidates) }
    }

    /// Tries one browser after the other, until one does not fail at once.
    private func open(_ url: String, in browsers: [String]) async {
        var failure: (browser: String, end: ProgramEnd)?
        for browser in browsers {
            guard let program = start(browser, url) else { continue }
            let beginning = ContinuousClock.now
            notices.post(Message(wording.openedLink(url)))
            let end = await program.end()
            guard end.how != .status(0), end.at - beginning < Self.moment else { return }
            failure = (browser, end.how)
        }
        let text = failure.map { wording.browserFailed($0.browser, $0.end, url) } ?? wording.linkToOpen(url)
        notices.post(Message(text, isFailure: failure != nil))
    }

    private var hasDesktop: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    /// BROWSER may list several, with options; only plain names are used.
    private var browsers: [String] {
        let names = (environment["BROWSER"] ?? "").split(separator: ":" as Character).map(String.init)
        let plain = names.filter { !$0.contains(" ") && !$0.contains("%") }
        return plain.isEmpty ? ["xdg-open"] : plain
    }

    /// POSIX_SPAWN_SETSID, which the C library declares only with its extensions.
    private static let setSessionID: Int16 = 0x80

    /// Starts a program on its own, without the terminal.
    private func start(_ program: String, _ argument: String) -> StartedProgram? {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(argument), nil]
        defer { arguments.forEach { free($0) } }
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { variables.forEach { free($0) } }
        var process: pid_t = 0
        let failure = ProgramStart.withAttributes(flags: Self.setSessionID) {
            posix_spawnp(&process, program, &files, &$0, &arguments, &variables)
        }
        return failure == 0 ? StartedProgram(identifier: process) : nil
    }
}
