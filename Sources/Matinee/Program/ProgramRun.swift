import Browsing
import CatalogKit
import CommandLine
import Entities
import HTTP
import LibraryStore
import Navigation
import Services
import Storage

/// What there is once, from the start of the program to its end, whatever the configuration says meanwhile.
@MainActor
final class ProgramRun {
    let options: LaunchOptions
    let environment: [String: String]
    let folders: Folders
    let keys: KeysInForce
    let display: any Display
    let timers: Timers
    let places: LiveSyncPlaces
    let library: OpenedLibrary
    let log: ProgramLog
    let messages: ToldMessages
    let panes: Panes
    /// Whether it is a dialogue of lines.
    let isInLines: Bool

    /// - Parameters:
    ///   - keys: those of the configuration.
    ///   - display: what shows the program.
    ///   - timers: of the loop that runs it.
    init(
        _ options: LaunchOptions, _ configuration: ProgramConfiguration, environment: [String: String],
        keys: KeysInForce, display: any Display, timers: Timers, isInLines: Bool = false
    ) {
        self.isInLines = isInLines
        self.options = options
        self.environment = environment
        self.keys = keys
        self.display = display
        self.timers = timers
        folders = Folders(environment: environment)
        let settings = configuration.settings
        log = ProgramLog(settings, folders, environment: environment)
        log.log.note(.started(version: Usage.version, terminal: environment["TERM"] ?? ""))
        messages = ToldMessages(heard: { [log] in log.log.note($0) })
        places = LiveSyncPlaces(settings, folders, heard: { [log] in log.log.note($0) })
        library = OpenedLibrary(
            folder: folders[.data], stateFolder: folders[.state], shelf: settings[ProgramSetting.books]?.text,
            shared: settings.syncAddress, places: places
        ) { [folders] in
            SharedSettings.own(folders, environment: environment)
        }
        panes = Panes(display: display)
    }

    /// A pause that the loop keeps: it needs no thread and no timer of the system.
    func pause(_ duration: Duration) -> Pause {
        Pause { [timers] in await timers.sleep(for: duration) }
    }
}
