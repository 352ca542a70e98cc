import Entities
import FoundationEssentials
import Glibc
import LocalFiles

/// Stores the session in `session.json`, and logs unreadable sessions in `matinee.log` beside it.
struct SessionFile {
    /// The folder of the program's state, made when the first session is saved.
    let folder: String

    private var path: String { folder + "/session.json" }

    /// The stored session; an empty one if there is none. An unreadable file is renamed.
    func load() -> Session {
        guard let data = FileManager.default.contents(atPath: path) else { return Session() }
        do {
            return try JSONDecoder().decode(Session.self, from: data)
        } catch {
            setAside(because: error)
            return Session()
        }
    }

    /// Replaces the file at once: other processes see the old or the new one.
    func save(_ session: Session) throws(FolderFailure) {
        // Texts and whole numbers can always be encoded.
        guard let data = try? JSONEncoder().encode(session) else { return }
        try PrivateFolder(folder).make()
        do {
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw failure(of: error)
        }
    }

    private func failure(of error: any Error) -> FolderFailure {
        switch (error as? CocoaError)?.code {
        case .fileWriteNoPermission?, .fileWriteVolumeReadOnly?: .notWritable(path: folder)
        case .fileWriteOutOfSpace?: .diskFull(path: folder)
        default: .unusable(path: folder)
        }
    }

    private func setAside(because error: any Error) {
        let reason = error is Session.UnknownVersion ? "is of another version" : "cannot be read"
        let aside = path + ".unread"
        rename(path, aside)
        log("session.json \(reason); it is now \(aside), and this session starts anew")
    }

    private func log(_ line: String) {
        // A failure to write the log is ignored.
        guard (try? PrivateFolder(folder).make()) != nil else { return }
        let file = open(folder + "/matinee.log", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        defer { close(file) }
        let text = "\(Date.now.formatted(.iso8601)) \(line)\n"
        _ = text.withCString { write(file, $0, strlen($0)) }
    }
}
