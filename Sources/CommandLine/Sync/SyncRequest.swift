/// What `matinee sync …` is to do.
package enum SyncRequest: Equatable {
    /// To bring the library and what is shared together, once.
    case once
    case status
    /// To share this folder, or by way of this server, from now on.
    case begin(address: String)
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
            guard let address = rest.popFirst() else { throw .syncFolderMissing }
            guard !address.hasPrefix("-") else { throw .unknownOption(address) }
            self = .begin(address: address)
        case let word?: throw word.hasPrefix("-") ? .unknownOption(word) : .unknownSyncVerb(word)
        }
        if let word = rest.first { throw word.hasPrefix("-") ? .unknownOption(word) : .oneTooMany(word) }
    }
}
