import Entities
import FoundationEssentials
import Glibc
package import HTTP
package import Presentation
package import Services
package import Storage

/// The log of the program: where it is, and what of the program's events it takes down.
package struct ProgramLog {
    /// Nil where there is no place for it.
    package let file: LogFile?
    private let folders: Folders

    package init(_ settings: Settings, _ folders: Folders, environment: [String: String]) {
        self.folders = folders
        let named = settings[ProgramSetting.logFile]
        file = Self.path(settings, folders, environment: environment).map {
            LogFile(path: $0, makesFolder: named == nil, level: settings[ProgramSetting.logLevel])
        }
        hideKeys(of: settings)
    }

    package var log: any Log { file ?? NoLog() }

    /// Nil where there is no place for it.
    package static func path(_ settings: Settings, _ folders: Folders, environment: [String: String]) -> String? {
        guard let named = settings[ProgramSetting.logFile] else {
            return folders[.state].map { "\($0)/\(LogFile.name)" }
        }
        if named.hasPrefix("/") { return named }
        // In a file and in a variable nobody makes a path of it.
        if named.hasPrefix("~/"), let home = environment["HOME"] { return home + named.dropFirst() }
        return FileManager.default.currentDirectoryPath + "/" + named
    }

    /// Keys of now: they can be entered, and written into the configuration file, while the program runs.
    package func hideKeys(of settings: Settings) {
        let keys = Settings.declared.filter { if case .key = $0.expectation { true } else { false } }
        let entered = folders[.config].flatMap { try? KeyFile(folder: $0).read() } ?? [:]
        file?.hide(keys.flatMap(settings.texts) + entered.values)
    }
}

extension Log {
    /// A service that takes longer is slow.
    private static var patience: Int { 1_000 }

    /// What became of a request, if that is worth a line.
    package func note(_ report: RequestReport) {
        let milliseconds = Int(report.took / .milliseconds(1))
        switch report.failure {
        case .notFound?, .cancelled?: break
        case let failure?:
            note(.failure(report.source, host: report.host, failure, milliseconds: milliseconds))
        case nil where milliseconds >= Self.patience:
            note(.slowAnswer(report.source, host: report.host, milliseconds: milliseconds))
        case nil: break
        }
    }

    /// What was told the user.
    package func note(_ message: Message) {
        let parts = [message.text, message.place]
        note(.notice(parts.compactMap(\.self).joined(separator: " "), isFailure: message.isFailure))
    }
}
