/// Which parts of a zip are read: those that services are known to write, or the only one that there is. Nothing else is opened,
/// since exports hold addresses, keys and letters too.
struct KnownMembers {
    /// Whether there is one part alone, whatever it is called.
    let isSingle: Bool
    /// A folder that all parts are in, which somebody has packed again.
    private let folder: String

    init(paths: [String]) {
        let paths = paths.filter { !Self.isClutter($0) }
        isSingle = paths.count == 1
        let folders = Set(paths.map { $0.split(separator: "/").dropLast().first.map(String.init) ?? "" })
        folder = folders.count == 1 ? folders.first.flatMap { Self.ownFolders.contains($0) ? nil : $0 } ?? "" : ""
    }

    /// Without the folder that all are in.
    func path(_ path: String) -> String {
        folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    }

    func isRead(_ path: String) -> Bool {
        guard !Self.isClutter(path) else { return false }
        if isSingle { return true }
        let parts = self.path(path).lowercased().split(separator: "/").map(String.init)
        guard let name = parts.last else { return false }
        return Self.isLetterboxds(parts) || Self.isTrakts(name) || Self.isOfPlays(parts, name)
    }

    /// The folders of Letterboxd and ListenBrainz, whose names say what is in them.
    private static let ownFolders: Set<String> = ["deleted", "likes", "listens", "lists", "orphaned"]

    /// What systems leave behind in zips.
    private static func isClutter(_ path: String) -> Bool {
        path.hasPrefix("__MACOSX/") || path.split(separator: "/").last?.hasPrefix(".") ?? true
    }

    private static func isLetterboxds(_ parts: [String]) -> Bool {
        switch parts.count {
        case 1:
            ["watched.csv", "diary.csv", "ratings.csv", "reviews.csv", "watchlist.csv"].contains(parts[0])
        case 2: parts == ["likes", "films.csv"] || (parts[0] == "lists" && parts[1].hasSuffix(".csv"))
        default: false
        }
    }

    private static func isTrakts(_ name: String) -> Bool {
        guard name.hasSuffix(".json") else { return false }
        return ["watched-history", "watched-movies", "ratings-", "lists-watchlist", "lists-favorites", "lists-list-"]
            .contains(where: name.hasPrefix)
    }

    private static func isOfPlays(_ parts: [String], _ name: String) -> Bool {
        (parts.contains("listens") && name.hasSuffix(".jsonl"))
            || (name.hasSuffix(".json") && (name.hasPrefix("streaming_history_") || name.hasPrefix("endsong")))
    }
}
