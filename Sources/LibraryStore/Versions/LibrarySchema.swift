import Storage

/// The schema of the library's file, version by version. A new file goes through all steps. What is special about an earlier
/// version stands with it, in this folder, and nowhere else.
enum LibrarySchema {
    /// Marks the file as a library: "MtnL".
    static let applicationID: Int64 = 0x4D74_6E4C

    /// From the first to the latest.
    private static let versions = [
        LibraryVersion.favouritesAndNotes, .noteRevisions, .openIdentities, .readingList, .diary, .lists, .synced,
        .lengthsAndRemarks, .knownArrivals, .knownRemovals, .latestFirst,
    ]

    static var version: Int { versions.count }

    /// - Parameter number: from 1 on; what is not known is taken for the latest.
    static func version(_ number: Int) -> LibraryVersion {
        versions.indices.contains(number - 1) ? versions[number - 1] : versions[versions.count - 1]
    }

    /// Migrates a file from a version (0: empty) to the latest, or to an earlier one for a test. Must be called within
    /// a transaction and with foreign keys off, since dropping a table would delete the rows that refer to it.
    static func migrate(
        _ connection: SQLiteConnection, from found: Int, to wanted: Int = version
    ) throws(SQLiteFailure) {
        for number in found..<max(found, wanted) { try connection.execute(versions[number].step) }
        try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(wanted)")
    }
}
