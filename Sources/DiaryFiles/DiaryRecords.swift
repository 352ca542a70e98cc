package import Entities

/// One record for each thing of a file, with the first place where it stands, in the order of these. A record is made when it is asked
/// for: a hundred thousand of them are never there at once.
package struct DiaryRecords: RandomAccessCollection, Sendable {
    private let things: [DiaryThing]

    init(_ things: [DiaryThing]) {
        self.things = things
    }

    package var startIndex: Int { things.startIndex }
    package var endIndex: Int { things.endIndex }

    package subscript(index: Int) -> (place: DiaryFile.Place, record: LibraryRecord) {
        (things[index].place, things[index].record)
    }
}
