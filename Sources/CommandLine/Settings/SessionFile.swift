package import Entities
import FoundationEssentials
import Glibc
import JSONReading
package import Storage

/// Stores the session in `session.json`, and notes in the log which it could not read.
package struct SessionFile {
    /// The folder of the program's state, made when the first session is saved.
    package let folder: String
    package var log: any Log = NoLog()

    package init(folder: String, log: any Log = NoLog()) {
        self.folder = folder
        self.log = log
    }

    private static let name = "session.json"
    private var path: String { "\(folder)/\(Self.name)" }

    /// The stored session; an empty one if there is none. An unreadable file is renamed.
    package func load() -> Session {
        guard let data = RegularFile.content(of: path) else { return Session() }
        do {
            return try JSONDecoder().decode(Session.self, fromOutside: data)
        } catch {
            setAside(because: error)
            return Session()
        }
    }

    /// The stored session as it is, which nobody moves away; nil where there is none to be read.
    package func look() -> Session? {
        RegularFile.content(of: path).flatMap { try? JSONDecoder().decode(Session.self, fromOutside: $0) }
    }

    /// Replaces the file at once: other processes see the old or the new one. It does not wait for the disk, since it is called every second
    /// while somebody moves about.
    package func save(_ session: Session) throws(FolderFailure) {
        // Texts and whole numbers can always be encoded.
        guard let data = try? JSONEncoder().encode(session) else { return }
        try PrivateFolder(folder).make()
        try DurableFile.write(Array(data), to: Self.name, in: folder, isSynced: false)
    }

    private func setAside(because error: any Error) {
        let aside = path + ".unread"
        rename(path, aside)
        log.note(.sessionSetAside(isOfOtherVersion: error is Session.UnknownVersion, to: aside))
    }
}
