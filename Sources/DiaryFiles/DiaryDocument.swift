import Entities

/// A file, or a part of a zip.
struct DiaryDocument {
    /// As its zip calls it; nil for a file that is none.
    let member: String?
    /// Without what its zip has put all in; of a file its name, as far as that is known.
    let path: String
    let bytes: [UInt8]
    /// Whether there is nothing else to read: what it says it says by itself.
    let isAlone: Bool

    /// The last part of its path, in lower case.
    var name: String { path.split(separator: "/").last?.lowercased() ?? "" }

    var isNamedWatchlist: Bool { name.contains("watchlist") }

    func line(_ number: Int) -> FilePlace { FilePlace(member: member, unit: .line, number: number) }

    func item(_ number: Int) -> FilePlace { FilePlace(member: member, unit: .item, number: number) }
}
