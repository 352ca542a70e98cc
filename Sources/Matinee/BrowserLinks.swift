import Glibc
import Navigation
import Presentation

/// Hands links to the desktop's browser; without a desktop it says where they lead.
@MainActor
final class BrowserLinks: LinkOpener {
    private let environment: [String: String]
    private let wording: Wording
    weak var shell: Shell?
    /// Those that were started and not yet waited for.
    private var browsers: [pid_t] = []

    init(environment: [String: String], wording: Wording) {
        self.environment = environment
        self.wording = wording
    }

    func open(_ url: String) {
        // The link came from a service: only the web is opened, and never an option of the browser.
        let isWeb = url.hasPrefix("https://") || url.hasPrefix("http://")
        shell?.notice = isWeb && hasDesktop && start(browser, url) ? wording.openedLink(url) : wording.linkToOpen(url)
    }

    private var hasDesktop: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    private var browser: String {
        // BROWSER may list several, and may hold options; only a plain name is taken from it.
        let first = environment["BROWSER"]?.split(separator: ":").first.map(String.init) ?? ""
        return first.isEmpty || first.contains(" ") || first.contains("%") ? "xdg-open" : first
    }

    /// POSIX_SPAWN_SETSID, which the C library shows only with its extensions.
    private static let setSessionID: Int16 = 0x80

    /// Starts a program on its own, without the terminal.
    private func start(_ program: String, _ argument: String) -> Bool {
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
        forgetEnded()
        var process: pid_t = 0
        let failure = ProgramStart.withAttributes(flags: Self.setSessionID) {
            posix_spawnp(&process, program, &files, &$0, &arguments, &variables)
        }
        if failure == 0 { browsers.append(process) }
        return failure == 0
    }

    /// Who has ended stays in the system's table of processes until somebody asks how. The next link is soon enough for
    /// that: then they do not add up, and nobody is woken for them.
    private func forgetEnded() {
        browsers.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    }
}
