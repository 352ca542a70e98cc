import Entities

/// Reads all documents that one service has put into a file.
protocol DiaryReader {
    var gathering: Gathering { get set }

    /// In any order.
    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure)

    /// Once all documents are read.
    mutating func finish()
}

extension DiaryReader {
    mutating func finish() {}
}

/// What a document was recognised as.
enum DocumentForm {
    case table(CSVTable)
    /// The JSON of one service.
    case json
}
