import Services

/// What `matinee sync …` is to do.
package enum SyncRequest: Equatable {
    /// To bring the library and what is shared together, once.
    case once
    case status
    /// To share this folder, or by way of this server, from now on.
    ///
    /// - Parameters:
    ///   - isEncrypted: whether nothing may lie in it that can be read.
    ///   - keyFile: has the words of its key; nil for standard input, as `-` is.
    case begin(address: String, isEncrypted: Bool = false, keyFile: String? = nil)
    /// To print what came from other machines.
    ///
    /// - Parameter machine: its name, or how its id begins; nil for all.
    case came(machine: String?)
    /// To take that back.
    case takeBack(machine: String?)
    /// To leave out a machine that does not come any more.
    case forget(machine: String)
    /// To print what machines share of what is set, after this machine has begun, or ended, to share these.
    case settings(share: [String] = [], keep: [String] = [])
    case leave
}

extension SyncRequest {
    /// Whether it only prints what there is.
    var isForReading: Bool {
        switch self {
        case .status, .came: true
        case .once, .begin, .takeBack, .forget, .settings, .leave: false
        }
    }

    /// - Parameter arguments: those after `sync`.
    package init(arguments: [String]) throws(LaunchError) {
        var rest = arguments[...]
        switch rest.popFirst() {
        case nil: self = .once
        case "status": self = .status
        case "leave": self = .leave
        case "came" where rest.first == "--undo":
            rest.removeFirst()
            if rest.contains("--undo") { throw .oneTooMany("--undo") }
            self = .takeBack(machine: try Self.machine(&rest))
        case "came": self = .came(machine: try Self.machine(&rest))
        case "forget":
            guard let machine = try Self.machine(&rest) else { throw .syncMachineMissing }
            self = .forget(machine: machine)
        case "init":
            self = try Self.begin(Array(rest))
            rest = []
        case "settings": self = try Self.settings(&rest)
        case let word?: throw word.hasPrefix("-") ? .unknownOption(word) : .unknownSyncVerb(word)
        }
        if let word = rest.first { throw word.hasPrefix("-") ? .unknownOption(word) : .oneTooMany(word) }
    }

    private static func begin(_ arguments: [String]) throws(LaunchError) -> SyncRequest {
        var (address, isEncrypted, keyFile) = (String?.none, false, String?.none)
        var rest = CommandLineArguments(arguments, of: "sync init")
        while let part = try rest.next() {
            switch part {
            case .option("--encrypt", _): isEncrypted = true
            case .option(_, let file):
                guard let file, !file.isEmpty else { throw .keyFileMissing }
                keyFile = file
            case .word(let word):
                guard address == nil else { throw .oneTooMany(word) }
                address = word
            }
        }
        guard let address, !address.isEmpty else { throw .syncFolderMissing }
        return .begin(address: address, isEncrypted: isEncrypted, keyFile: keyFile)
    }

    private static func settings(_ rest: inout ArraySlice<String>) throws(LaunchError) -> SyncRequest {
        var named: [String: [String]] = [:]
        var option: String?
        while let word = rest.popFirst() {
            if ["--share", "--keep"].contains(word) {
                option = word
            } else if word.hasPrefix("-") {
                throw .unknownOption(word)
            } else if let option {
                guard SharedSettings.shareable.contains(where: { $0.name == word }) else {
                    throw .notShareable(word)
                }
                named[option, default: []].append(word)
            } else {
                throw .oneTooMany(word)
            }
        }
        if let option, named[option] == nil { throw .settingMissing(option) }
        return .settings(share: named["--share"] ?? [], keep: named["--keep"] ?? [])
    }

    /// Nil where no more is said.
    private static func machine(_ rest: inout ArraySlice<String>) throws(LaunchError) -> String? {
        guard let name = rest.popFirst() else { return nil }
        guard !name.hasPrefix("-") else { throw .unknownOption(name) }
        return name
    }
}
