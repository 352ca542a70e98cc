/// What `matinee sync …` is to do.
package enum SyncRequest: Equatable {
    /// To bring the library and the folder together, once.
    case once
    case status
    /// To share this folder from now on.
    case begin(folder: String)
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
        case "init":
            guard let folder = rest.popFirst() else { throw .syncFolderMissing }
            guard !folder.hasPrefix("-") else { throw .unknownOption(folder) }
            self = .begin(folder: folder)
        case let word?: throw word.hasPrefix("-") ? .unknownOption(word) : .unknownSyncVerb(word)
        }
        if let word = rest.first { throw word.hasPrefix("-") ? .unknownOption(word) : .oneTooMany(word) }
    }
}
