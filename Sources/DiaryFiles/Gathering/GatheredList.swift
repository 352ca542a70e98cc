import Entities

/// A list that somebody has made at a service, in an order of their own.
struct GatheredList {
    /// By which the service knows it, whatever it is called by then.
    let key: String
    let name: String
    let description: String?
    let place: FilePlace
    let date: FileDate?
    /// In any order, with their numbers in it.
    var things: [(number: Int, thing: DiaryThing, remark: String?)] = []

    /// An item of the library, which is the same one the next time. A thing that stands in it twice is there once.
    func record(of service: DiaryService) -> LibraryRecord {
        let name = [service.rawValue, "list", key].joined(separator: "\u{0}")
        let subject = LibrarySubject(
            kind: .list, id: ItemID(source: .ownLists, key: SHA256.hexadecimal(of: name, digits: 32)))
        let (second, note) = (date?.second ?? 0, description)
        var seen: Set<LibrarySubject> = []
        let ordered = things.sorted { ($0.number, $0.thing.key) < ($1.number, $1.thing.key) }
            .map { (summary: $0.thing.record.item.summary, remark: $0.remark) }
            .filter { seen.insert($0.summary.subject).inserted }
        let item = LibraryItem(
            summary: LibrarySummary(subject: subject, title: self.name), isFavourite: true, added: second,
            note: note.map { Note(text: $0, changed: second, revision: 1) },
            things: zip(ordered, FractionalPosition.spread(ordered.count)).map {
                ListedThing($0.summary, at: $1, changed: second, remark: $0.remark)
            })
        return LibraryRecord(item: item, revisions: item.note.map { [$0] } ?? [])
    }
}
