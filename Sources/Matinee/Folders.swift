import Entities

/// Where the program's files are, as the XDG Base Directory Specification has it: in the folder that a variable names,
/// or, where that is unset, empty or no absolute path, below HOME. HOME has to be an absolute path too. Where it is not,
/// the system's list of users is not asked: who takes HOME away means it.
struct Folders: Hashable {
    struct Variable {
        let kind: FolderKind
        let name: String
        /// What counts in its place.
        let belowHome: String
    }

    static let variables = [
        Variable(kind: .data, name: "XDG_DATA_HOME", belowHome: ".local/share"),
        Variable(kind: .state, name: "XDG_STATE_HOME", belowHome: ".local/state"),
        Variable(kind: .cache, name: "XDG_CACHE_HOME", belowHome: ".cache"),
    ]

    private let paths: [FolderKind: String]

    init(environment: [String: String]) {
        func absolute(_ name: String) -> Substring? {
            guard let path = environment[name], path.hasPrefix("/") else { return nil }
            return path[..<(path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.startIndex)]
        }
        var paths: [FolderKind: String] = [:]
        for variable in Self.variables {
            guard let base = absolute(variable.name) ?? absolute("HOME").map({ "\($0)/\(variable.belowHome)"[...] })
            else {
                continue
            }
            paths[variable.kind] = "\(base)/matinee"
        }
        self.paths = paths
    }

    /// Absolute; nil where there is no place for it.
    subscript(kind: FolderKind) -> String? { paths[kind] }

    /// What nothing can be kept of, for want of a place.
    var missing: [FolderKind] { FolderKind.allCases.filter { paths[$0] == nil } }
}
