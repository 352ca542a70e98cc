package import Entities

/// One record for each thing of a file, with the first place where it stands, in the order of these; then one for each list. A record is made when it is asked
/// for: a hundred thousand of them are never there at once.
package struct DiaryRecords: RandomAccessCollection, Sendable {
    private let things: [DiaryThing]
    private let lists: [GatheredList]
    private let service: DiaryService

    init(_ things: [DiaryThing], _ lists: [GatheredList], of service: DiaryService) {
        (self.things, self.lists, self.service) = (things, lists, service)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { things.count + lists.count }

    package subscript(index: Int) -> (place: FilePlace, record: LibraryRecord) {
        guard index >= things.count else { return (things[index].place, things[index].record) }
        let list = lists[index - things.count]
        return (list.place, list.record(of: service))
    }
}
