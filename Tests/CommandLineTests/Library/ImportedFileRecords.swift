import Entities
import Foundation
import LibraryStore

/// What is in a file that can be imported.
enum ImportedFileRecords {
    static func read(_ path: String) throws -> [LibraryRecord] {
        try ImportedFile(Array(Data(contentsOf: URL(filePath: path)))).records.map(\.record)
    }
}
