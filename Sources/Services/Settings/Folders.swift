package import Entities

/// Where the program's files are, by the XDG Base Directory Specification: in the folder that a variable names, or
/// below HOME if that is unset, empty or not an absolute path. HOME must be an absolute path too. If it is not, the
/// user database is not asked: removing HOME is taken as intended.
package struct Folders: Hashable, Sendable {
    package struct Variable: Sendable {
        package let kind: FolderKind
        package let name: String
        /// The default below HOME.
        package let belowHome: String
    }

    package static let variables = [
        Variable(kind: .data, name: "XDG_DATA_HOME", belowHome: ".local/share"),
        Variable(kind: .state, name: "XDG_STATE_HOME", belowHome: ".local/state"),
        Variable(kind: .cache, name: "XDG_CACHE_HOME", belowHome: ".cache"),
        Variable(kind: .config, name: "XDG_CONFIG_HOME", belowHome: ".config"),
    ]

    private let paths: [FolderKind: String]

    package init(environment: [String: String]) {
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

    /// An absolute path; nil if there is no place for it.
    package subscript(kind: FolderKind) -> String? { paths[kind] }

    /// The kinds of files that have no place.
    package var missing: [FolderKind] { FolderKind.allCases.filter { paths[$0] == nil } }
}
