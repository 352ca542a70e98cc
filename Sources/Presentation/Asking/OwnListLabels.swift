package import Entities

/// How lists that somebody has made are told apart: machines that are brought together may each have one of the same name, and
/// so may files that are taken in.
extension Wording {
    /// How much is in it, and since when it is kept, where that is known: `12 things, since Nov 20, 2026`.
    package func facts(ofList item: LibraryItem) -> String {
        let count = list.count(format.count(item.things.count))
        return item.added == 0 ? count : list.madeOf(count, format.day(secondsSince1970: item.added))
    }

    /// What they are called where one of them is chosen: by their names, of which those that are alike in any spelling have behind
    /// them what tells them apart.
    package func labels(ofLists lists: [LibraryItem]) -> [String] {
        let namesakes = Dictionary(lists.map { ($0.summary.title.folded, 1) }, uniquingKeysWith: +)
        return lists.map { item in
            let name = item.summary.title
            return namesakes[name.folded, default: 1] > 1 ? "\(name) · \(facts(ofList: item))" : name
        }
    }
}
