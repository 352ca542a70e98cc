import CommandLine
import Entities
import LibraryStore
import Presentation
import Services
import TerminalKit

/// What commands of the shell are carried out with. What may be wrong or missing is looked for when a command asks for it: others
/// work without it.
struct CommandContext {
    let environment: [String: String]
    let folders: Folders
    private let day: () -> CalendarDate
    private let complain: (String) -> Void

    /// - Parameters:
    ///   - today: says which day it is in the user's time zone.
    ///   - complain: is told what is wrong with the configuration file, a line each.
    init(
        environment: [String: String], today: @escaping () -> CalendarDate, complain: @escaping (String) -> Void
    ) {
        self.environment = environment
        day = today
        self.complain = complain
        folders = Folders(environment: environment)
    }

    var today: CalendarDate { day() }

    /// - Throws: that there is no place for it.
    func library() throws(LaunchError) -> LibraryLocation {
        guard let folder = folders[.data] else { throw .library(.noFolder) }
        return LibraryLocation(folder: folder)
    }

    /// Reads what is set, and tells what is wrong with the configuration file.
    ///
    /// - Throws: a mistake on the command line or in the environment.
    func settings(_ commandLine: CommandLineSettings = CommandLineSettings()) throws(LaunchError) -> Settings {
        let configuration = try ProgramConfiguration(commandLine: commandLine, environment: environment)
        if configuration.hasMistakes {
            let path = (configuration.path ?? "").printable
            for sentence in configuration.sentences(.english) { complain("\(path): \(sentence.printable)") }
        }
        return configuration.settings
    }

    /// Shows the work, and has signals stop it. To be made before there is another thread.
    ///
    /// - Parameter settings: nil where they cannot be read.
    func watch(_ work: LongWork, _ settings: Settings?, _ wording: Wording) -> LongWorkWatch {
        let form = ProgressDisplay.Form(
            environment: environment, colors: settings?.colorWish ?? .auto, isPlain: settings?.isPlain ?? false)
        return LongWorkWatch(work, ProgressDisplay(form, wording), leave: Main.leave)
    }
}
