/// Why nothing can be read of a file.
package enum DiaryFileFailure: Error, Hashable {
    /// It is no file of a `DiaryService`.
    case notRecognised
    /// There is nothing in it.
    case empty
    /// What is in it cannot be told without its name, or without the other files of its zip, as one of Letterboxd's
    /// `watched.csv` and `watchlist.csv` alone.
    case namelessPart(of: DiaryService)
    /// The zip, or the JSON in it, cannot be read.
    case damaged
    case tooLarge(limitInBytes: Int)
    /// Unpacked it is larger than any honest file.
    case zipBomb
    case tooManyMembers(limit: Int)
    case tooManyRows(limit: Int)
    case tooManyEvents(limit: Int)
    /// Zips cannot be read without this library.
    case noArchiveLibrary(name: String)
}
