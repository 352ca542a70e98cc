import Entities
import Storage
package import Sync
package import SyncFolder

/// A setting that machines share.
package struct SharedSetting: Hashable, Sendable {
    /// As it is declared, perhaps in a later version.
    package let name: String
    package let text: String
    /// Whose word it is.
    package let machine: MachineID
}

/// What machines share of what is set: an entry of its own for each setting, which is no item of the library. What is said there is the
/// text that a reader would write in the configuration file; a version that does not understand it leaves it alone, and passes it on.
extension LibrarySyncStore {
    private static let text = FieldID("text")

    private static func entry(ofSetting name: String) -> EntryID {
        EntryID(LibrarySubject(kind: settingKind, id: ItemID(source: source, key: name)))
    }

    /// In the order of their names.
    package func settings() throws(SyncFailure) -> [SharedSetting] {
        try reading { () throws(SQLiteFailure) in
            var settings: [SharedSetting] = []
            // All but the length of the name, the last byte here.
            for id in try tables.entries(startingWith: Self.entry(ofSetting: "").bytes.dropLast()) {
                let register = SyncedEntry(try tables.parts(of: id)).registers[Self.text]
                guard let name = id.subject?.id.key, let text = register?.value, let stamp = register?.stamp else {
                    continue
                }
                settings.append(
                    SharedSetting(name: name, text: String(decoding: text, as: UTF8.self), machine: stamp.machine))
            }
            return settings.sorted { $0.name < $1.name }
        }
    }

    /// From now on this machine says what is set for it, or does so no longer: then what it has said is taken away.
    package func setShared(_ isShared: Bool, _ name: String) throws(SyncFailure) {
        try changingSettings { settings throws(SyncFailure) in
            guard isShared != (settings.own[name] != nil) else { return }
            if !isShared { try say(nil, of: name) }
            settings.own[name] = isShared ? "" : nil
        }
    }

    /// Says what is set here of what this machine shares, where that is something else than the last time. So of two machines that share one
    /// thing the one counts on which it was changed last, and neither says again what it has said before.
    ///
    /// - Parameter texts: what the configuration file or the session says, by the names of settings.
    package func say(_ texts: [String: String]) throws(SyncFailure) {
        guard let content = try place.read() else { throw .notSetUp }
        for name in content.settings.own.keys.sorted() where content.settings.own[name] != texts[name] ?? "" {
            // One at a time: whoever is ended before it is written down says it again, which changes nothing.
            try changingSettings { settings throws(SyncFailure) in
                // Another process may have said it, or keeps it to itself, by now.
                guard let last = settings.own[name], last != texts[name] ?? "" else { return }
                try say(texts[name], of: name)
                settings.own[name] = texts[name] ?? ""
            }
        }
    }

    /// Keeps what counts where it is read at the start of the program.
    ///
    /// - Returns: that, by the names of settings.
    @discardableResult
    package func keepSettings() throws(SyncFailure) -> [String: String] {
        guard let content = try place.read() else { throw .notSetUp }
        let all = Dictionary(uniqueKeysWithValues: try settings().map { ($0.name, $0.text) })
        if all != content.settings.all { try changingSettings { $0.all = all } }
        return all
    }

    private func changingSettings(
        _ body: (inout SyncPlaceFile.SharedTexts) throws(SyncFailure) -> Void
    ) throws(SyncFailure) {
        try place.change { content throws(SyncFailure) in
            guard var settings = content?.settings else { throw .notSetUp }
            try body(&settings)
            content?.settings = settings
        }
    }

    /// - Parameter text: nil takes away what this machine has said.
    private func say(_ text: String?, of name: String) throws(SyncFailure) {
        try changing { () throws(SQLiteFailure) in
            guard var outbox = SyncOutbox(tables, try tables.own()) else { return [] }
            let entry = Self.entry(ofSetting: name)
            if let text {
                try outbox.write(text, to: Self.text, of: entry, at: library.now())
            } else {
                try outbox.takeBack(Self.text, of: entry)
            }
            return []
        }
    }
}
