import Entities

/// Reads a service's tables, all of which are of one form.
protocol TableReader: DiaryReader {
    /// Gathers what a row says. One that cannot be taken is left out, with the problem that is thrown.
    mutating func take(_ row: CSVTable.Row, at place: FilePlace) throws(ImportProblem)
}

extension TableReader {
    mutating func read(_ document: DiaryDocument, as form: DocumentForm) throws(DiaryFileFailure) {
        guard case .table(let table) = form else { return }
        readRows(of: table, in: document) { reader, row, place throws(ImportProblem) in
            try reader.take(row, at: place)
        }
    }
}
