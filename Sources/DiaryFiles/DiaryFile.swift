package import Entities

/// What a file of another service says: records of the library, what was played, and why all else in it is left out.
///
/// Each row is in a record, or has a problem. No record depends on the order of rows or of the parts of a zip, and the
/// same file gives the same records again, with the same ids of events. Nothing is asked and nothing is kept in mind.
///
/// What files do not say is not made up:
/// - Only a watchlist or a shelf "to read" makes a thing wanted, and a watchlist only where the thing was not seen.
/// - A shelf of the reader's own is no state: the book has none then. The shelf is a tag of the times that it was read, as
///   all shelves and tags of books are; where it was never read they have no place in the library.
/// - A mark "watched", and a rating, say that a film was seen, and not when: they stand for one event without a day,
///   unless there is one already. Only the reader's word makes an event one "again".
/// - A play begins when the file says that it did; where that says when it ended, as Spotify's does, it began as long before that
///   as it was played.
/// - Days are those that are written in the file. Where it has a time and no zone, or UTC, that is the day in UTC.
package struct DiaryFile: Sendable {
    package let service: DiaryService
    package let records: DiaryRecords
    /// What was played.
    package let plays: Plays
    /// How many of those that were played are not among them, by why.
    package let leftOutPlays: [LeftOutPlay: Int]
    /// In the order of their places.
    package private(set) var problems: [(place: FilePlace, problem: ImportProblem)]

    /// - Parameter name: the file's name. It is looked at only where the content of two files is alike, as that of a watchlist and
    ///   of another list at IMDb: a name with "watchlist" in it says which of them it is.
    package init(
        _ bytes: [UInt8], named name: String? = nil, limits: DiaryFileLimits = DiaryFileLimits(),
        archiveLibrary: String = ZipReader.usualLibrary
    ) throws(DiaryFileFailure) {
        guard bytes.count <= limits.file else { throw .tooLarge(limitInBytes: limits.file) }
        guard bytes.contains(where: { !$0.isBlank }) else { throw .empty }
        var intake = DiaryIntake(limits: limits)
        if ZipReader.isZip(bytes) {
            let zip = try ZipReader(bytes, library: archiveLibrary, limits: limits)
            let members = try KnownMembers(paths: zip.paths())
            try zip.read(members.isRead) { path, bytes throws(DiaryFileFailure) in
                try intake.take(
                    DiaryDocument(member: path, path: members.path(path), bytes: bytes, isAlone: members.isSingle))
            }
        } else {
            try intake.take(DiaryDocument(member: nil, path: name ?? "", bytes: bytes, isAlone: true))
        }
        let gathering = try intake.gathered()
        service = gathering.service
        (plays, leftOutPlays) = (gathering.plays, gathering.leftOutPlays)
        problems = gathering.problems.sorted { $0.place < $1.place }
        records = gathering.records()
    }
}
