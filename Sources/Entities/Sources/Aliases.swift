/// By which other ids the same thing is known, at other sources and in registers. What its own source says of that, or
/// another one was asked for; and what was taken back, and is not believed again.
package struct Aliases: Hashable, Sendable {
    package var known: Set<ItemID>
    /// What it is not, whoever says so.
    package var denied: Set<ItemID>

    package init(known: Set<ItemID> = [], denied: Set<ItemID> = []) {
        self.known = known
        self.denied = denied
    }

    /// Whether somebody has said that it is none of what was found for it.
    package var isNoneOfFound: Bool { denied.contains(Self.noneOfFound) }

    /// What is denied of a thing that is none of what was found for it. No catalogue has it.
    package static let noneOfFound = ItemID(source: SourceID(rawValue: "own-answers"), key: "none")

    /// The ids among these that are news: neither known nor denied.
    package func news(in aliases: Set<ItemID>) -> Set<ItemID> {
        aliases.isEmpty ? [] : aliases.subtracting(known).subtracting(denied)
    }
}
