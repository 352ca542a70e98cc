/// What `matinee sync …` is to do.
package enum SyncRequest: Equatable {
    /// To bring the library and the folder together, once.
    case once
    case status
    /// To share this folder from now on.
    case begin(folder: String)
    /// To print what came from other machines.
    ///
    /// - Parameter machine: its name, or how its id begins; nil for all.
    case came(machine: String?)
    /// To take that back.
    case takeBack(machine: String?)
    /// To leave out a machine that does not come any more.
    case forget(machine: String)
    case leave
}

extension SyncRequest {
    /// - Parameter arguments: those after `sync`.
    package init(arguments: [String]) throws(LaunchError) {
        var rest = arguments[...]
        switch rest.popFirst() {
        case nil: self = .once
        case "status": self = .status
        case "leave": self = .leave
        case "came" where rest.first == "--undo":
            rest.removeFirst()
            self = .takeBack(machine: try Self.machine(&rest))
        case "came": self = .came(machine: try Self.machine(&rest))
        case "forget":
            guard let machine = try Self.machine(&rest) else { throw .syncMachineMissing }
            self = .forget(machine: machine)
        case "init":
            guard let folder = rest.popFirst() else { throw .syncFolderMissing }
            guard !folder.hasPrefix("-") else { throw .unknownOption(folder) }
            self = .begin(folder: folder)
        case let word?: throw word.hasPrefix("-") ? .unknownOption(word) : .unknownSyncVerb(word)
        }
        if let word = rest.first { throw word.hasPrefix("-") ? .unknownOption(word) : .oneTooMany(word) }
    }

    /// Nil where no more is said.
    private static func machine(_ rest: inout ArraySlice<String>) throws(LaunchError) -> String? {
        guard let name = rest.popFirst() else { return nil }
        guard !name.hasPrefix("-") else { throw .unknownOption(name) }
        return name
    }
}
