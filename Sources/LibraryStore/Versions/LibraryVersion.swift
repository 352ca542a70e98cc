import Storage

/// One version of the library's file, and what the program must know of it once there are later ones.
struct LibraryVersion: Sendable {
    /// Brings a file of the version before to this one, in SQL. Never changes after its release.
    let step: String
    /// How a file that cannot be migrated is read as it is; nil where only a copy that is migrated in memory can be read.
    let form: LibraryForm?
    /// What a migration must not change: entries, notes, their texts, readings, their days. As `SELECT`, each with one number.
    let counts: [String]
    /// Rows that have no place in a later version.
    let misfits: [Misfit]

    /// Rows of a table that belong to nothing, or break a constraint that was not in force when they were written.
    struct Misfit: Sendable {
        let table: String
        /// The column that says whose row it is.
        let owner: String
        /// True of such a row, in SQL.
        let condition: String
    }
}

/// The counts of a file, to be compared before and after a migration.
struct LibraryCensus: Equatable {
    private let counts: [Int64]

    init(of connection: SQLiteConnection, as version: LibraryVersion) throws(SQLiteFailure) {
        var counts: [Int64] = []
        for count in version.counts { counts.append(try connection.number(count)) }
        self.counts = counts
    }
}
