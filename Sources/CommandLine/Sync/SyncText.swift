import FoundationEssentials
import LibraryStore
import Presentation
import Sealing
import Sync
import SyncFolder
import SyncServers

/// What `matinee sync` says of what it has found and done.
struct SyncText {
    let status: SyncStatus

    func text(of report: SyncReport) -> String {
        var lines = ["read: \(Self.count(report.taken, "file")), sent: \(Self.count(report.sent, "change"))"]
        if report.becameMachine != nil {
            lines.append(
                "this machine writes as a new one: somebody else wrote as the one before, a copy or a backup of it")
        }
        if report.restored > 0 {
            lines.append("\(Self.count(report.restored, "file")) had vanished; what was in them is there again")
        }
        if report.incomplete > 0 { lines.append("not whole yet: \(Self.count(report.incomplete, "file"))") }
        if report.unreadable > 0 { lines.append("not understood: \(Self.count(report.unreadable, "file"))") }
        for machine in report.gaps.keys.sorted() {
            lines.append("changes of \(name(of: machine)) before its later ones are missing; they are waited for")
        }
        return (lines + conflicts).joined(separator: "\n") + "\n"
    }

    /// - Parameters:
    ///   - address: of the folder or server that is shared.
    ///   - key: nil where that cannot be found out.
    ///   - failure: why it cannot be used; nil if it can.
    ///   - now: in seconds since 1970.
    func text(
        of address: String, isEncrypted: Bool, key: SealingKeyID?, failure: SyncFailure?, now: Int
    ) -> String {
        let encryption = isEncrypted ? key.map { "with key \($0.short)" } ?? "yes" : "no"
        var lines = [
            "\(SyncAddress.isOfServer(address) ? "server" : "folder"): \(address.printable)",
            "encrypted: \(encryption)",
        ]
        if let failure { lines.append(failure.sentence(\.printable)) }
        lines += status.machines.map { machine in
            let silence = machine.daysOfSilence(at: now).map {
                "; silent for \($0) days: if it does not come any more, 'matinee sync forget \(Self.short(machine.id))'"
            }
            let name = "\(machine.isThisOne ? "this machine" : "machine"): \(name(of: machine.id))"
            return "\(name), \(Self.change(of: machine))\(silence ?? "")"
        }
        lines.append("waiting: \(Self.count(status.waiting, "change"))")
        return (lines + conflicts).joined(separator: "\n") + "\n"
    }

    /// A line a setting: what is shared, and whose word it is.
    ///
    /// - Parameters:
    ///   - names: of what can be shared.
    ///   - sharedHere: the names of what this machine shares.
    func text(of names: [String], _ settings: [SharedSetting], sharedHere: Set<String>) -> String {
        // A later version may share more.
        let unknown = settings.map(\.name).filter { !names.contains($0) }
        return (names + unknown).map { setting in
            let shared = settings.first { $0.name == setting }
            let whose = shared.map { "\($0.text.printable), from \(name(of: $0.machine))" }
            let here = sharedHere.contains(setting) ? "shared by this machine" : nil
            let parts = [whose ?? (here == nil ? "not shared" : "set to nothing here"), here].compactMap(\.self)
            return "\(setting.printable): \(parts.joined(separator: "; "))\n"
        }.joined()
    }

    /// What a reader takes to the next machine.
    static func text(of key: SealingKey, id: SealingKeyID) -> String {
        let lines = stride(from: 0, to: key.words.count, by: 6).map { start in
            "    " + key.words[start..<min(start + 6, key.words.count)].joined(separator: " ")
        }
        return """
            The words of key \(id.short), which the next machine asks for. Write them down: they are shown this once.

            \(lines.joined(separator: "\n"))


            """
    }

    private var conflicts: [String] {
        status.conflicts.map {
            "\($0.versions) versions of the note about \($0.title.printable); the history has them all"
        }
    }

    /// By its id, and when it changed something last, which tells those of one name apart.
    func told(_ machine: MachineID) -> String {
        let known = status.machines.first { $0.id == machine }
        return "\(Self.short(machine)), \(known.map(Self.change) ?? "left out")"
    }

    private static func change(of machine: SyncStatus.Machine) -> String {
        "last change: \(machine.lastChange.map(time) ?? "none")"
    }

    private static func short(_ machine: MachineID) -> Substring { machine.text.prefix(8) }

    func name(of machine: MachineID) -> String {
        let name = status.machines.first { $0.id == machine }?.name ?? ""
        let id = Self.short(machine)
        return name.isEmpty ? String(id) : "\(name.printable) (\(id))"
    }

    /// `2026-11-20T18:30:00Z`
    static func time(_ second: Int) -> String {
        Date(timeIntervalSince1970: TimeInterval(second)).formatted(.iso8601)
    }

    static func count(_ number: Int, _ thing: String) -> String {
        "\(number) \(thing)\(number == 1 ? "" : "s")"
    }
}
