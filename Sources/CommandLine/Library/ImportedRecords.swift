import DiaryFiles
import Entities
import LibraryStore

/// The records of a file, whoever has written it. Those of another service are made when they are asked for.
enum ImportedRecords: RandomAccessCollection, Sendable {
    case own([LibraryRecord])
    case others(DiaryRecords)

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .own(let records): records.count
        case .others(let records): records.count
        }
    }

    subscript(index: Int) -> LibraryRecord {
        switch self {
        case .own(let records): records[index]
        case .others(let records): records[index].record
        }
    }
}
