/// Lists that somebody has made, in an order of their own. Each is an item of the library, of the kind `list`, so that the library lists,
/// deletes, brings back, exports and imports it as everything else. Its title is its name, its note describes it.
extension LibrarySubject {
    /// A new one.
    package static func makeOwnList() -> LibrarySubject {
        LibrarySubject(kind: .list, id: ItemID(source: .ownLists, key: DiaryEvent.ID.makeOwn().text))
    }
}

extension LibrarySubject.Kind {
    package static let list = Self(rawValue: "list")

    /// Whether such things are made by their reader, and no catalogue has them.
    package var isMadeHere: Bool { [.list, .view].contains(self) }
}

extension SourceID {
    /// The source of lists, which no catalogue has.
    package static let ownLists = SourceID(rawValue: "own-lists")
}

extension [ListedThing] {
    /// A position for one of them, or a new one, that is to come to a row of their order.
    ///
    /// - Parameters:
    ///   - id: what moves.
    ///   - row: counted without it; behind the last row it comes to the end.
    package func position(of id: LibrarySubject?, movedTo row: Int) -> FractionalPosition {
        let others = filter { $0.id != id }
        let row = Swift.min(Swift.max(row, 0), others.count)
        return .between(
            row > 0 ? others[row - 1].position : nil, row < others.count ? others[row].position : nil)
    }
}
