import Entities
package import Services

/// What `matinee prefetch` is to fetch.
package struct PrefetchRequest: Equatable {
    /// How many of each kind that is named; none for the usual number of all.
    var counts: [FoundKind: Int] = [:]
    var withPictures = false
    package var settings = CommandLineSettings()

    static let kinds = FoundKind.allCases.filter { $0.subject != nil }
    static let possibleCounts = 1...2_000
    static let usualCount = 100

    /// `--films`
    static func option(_ kind: FoundKind) -> String { "--\(kind.rawValue)" }

    package static let pictures = "--with-pictures"

    /// In the order in which they are fetched.
    package var wanted: [(kind: FoundKind, count: Int)] {
        guard !counts.isEmpty else { return Self.kinds.map { ($0, Self.usualCount) } }
        return Self.kinds.compactMap { kind in counts[kind].map { (kind, $0) } }
    }
}

extension PrefetchRequest {
    /// - Parameter arguments: those after `prefetch`.
    package init(arguments: [String]) throws(LaunchError) {
        self.init()
        var rest = CommandLineArguments(arguments, of: "prefetch")
        while let part = try rest.next() {
            switch part {
            case .word(let word): throw .oneTooMany(word)
            case .option(Self.pictures, _): withPictures = true
            case .option(let name, let value):
                guard let value else { throw .valueMissing(SettingOption(name, argument: "N")) }
                guard let count = Int(value), Self.possibleCounts.contains(count) else {
                    throw .prefetch(.unusableCount(name, value))
                }
                if let kind = Self.kinds.first(where: { Self.option($0) == name }) { counts[kind] = count }
            }
        }
        settings = rest.settings
    }
}
