/// What carries files from machine to machine, whatever is in them: a folder that an engine of the reader's keeps in step, or a server.
package protocol SyncTransport: Sendable {
    /// Where it is, for people: a path, or an address without what is secret in it.
    var place: String { get }

    /// The files of all machines. Hidden ones, whose names begin with a dot, may be left out.
    func paths() throws(SyncFailure) -> Set<SyncPath>

    /// Nil if there is none.
    func bytes(at path: SyncPath) throws(SyncFailure) -> [UInt8]?

    /// Once it returns the file is there, whole, whatever happens then. One that is there already is written again.
    func put(_ bytes: [UInt8], at path: SyncPath) throws(SyncFailure)

    /// Does nothing where there is none.
    func remove(_ path: SyncPath) throws(SyncFailure)

    /// Removes the folder `m/FOLDER` if it is empty.
    func removeFolder(_ folder: String) throws(SyncFailure)

    /// Whether other things lie in the place than those that have a `SyncPath`, and hidden ones.
    func hasOthers() throws(SyncFailure) -> Bool
}

/// Where a file lies, from the place on.
package enum SyncPath: Hashable, Sendable {
    /// `format.json`, which says what the place is.
    case format
    /// `m/FOLDER/NAME`. Neither has a slash in it.
    case file(folder: String, name: String)

    /// From the place on.
    package var text: String {
        switch self {
        case .format: "format.json"
        case .file(let folder, let name): "m/\(folder)/\(name)"
        }
    }
}
