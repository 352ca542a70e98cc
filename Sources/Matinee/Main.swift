import CursesTerminal
import FoundationEssentials
import Glibc
import Loading
import Navigation
import Presentation
import TerminalKit

@main
enum Main {
    @MainActor
    static func main() {
        do throws(LaunchError) {
            switch try LaunchRequest(arguments: Array(CommandLine.arguments.dropFirst())) {
            case .showHelp: print(Usage.text)
            case .showManual: print(ManualPage(keyMap: .standard, wording: .for(localeIdentifier: "en_US")).text)
            case .showVersion: print("matinee \(Usage.version)")
            case .run(let options): try run(options)
            }
        } catch {
            let line = "matinee: \(error.sentence)\n"
            _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            exit(2)
        }
    }

    @MainActor
    private static func run(_ options: LaunchOptions) throws(LaunchError) {
        let environment = ProcessInfo.processInfo.environment
        let settings = try Settings(environment: environment)
        let wording = Wording.for(localeIdentifier: settings.localeIdentifier)
        let terminal: CursesTerminal
        do throws(TerminalError) {
            terminal = try CursesTerminal(theme: .standard, noColor: settings.noColor)
        } catch {
            throw .noTerminal(error)
        }
        let loop = EventLoop(terminal: terminal, keyMap: .standard)
        let links = BrowserLinks(environment: environment, wording: wording)
        let pause = Pause { [timers = loop.timers] in await timers.sleep(for: Pause.following) }
        let notices = FooterNotices(display: loop)
        let library = OpenedLibrary(environment: environment)
        let root = CompositionRoot(
            settings: settings, usesBuiltIn: options.usesBuiltIn, library: library.service, wording: wording,
            pause: pause, links: links, display: loop, notices: notices)
        let file = SessionFile(folder: Folders(environment: environment).state)
        let session = options.startsFresh ? Session() : file.load()
        let start = options.section.flatMap { LaunchOptions.Section.allCases.firstIndex(of: $0) }
        let shell = Shell(
            sections: root.makeSections(), current: start, session: session, keyMap: .standard, wording: wording)
        links.shell = shell
        notices.shell = shell
        let watch = LibraryWatch(library: library.service, wording: wording, notices: notices, display: loop)
        watch.start()
        library.open()
        let keeper = SessionKeeper(file: file, saved: session)
        loop.run(shell, signals: terminal.signals, keeper: keeper) {
            watch.stop()
            library.finish()
        }
    }
}
