/// What was done when a command was told to end.
package enum StoppedWork: Equatable, Sendable {
    /// Nothing yet, or all of it.
    case nothing
    case nothingImported
    case imported(Int, of: Int)
    case nothingExported
    /// A part of the export has been written.
    case partExported
    case cleared(Int, of: Int)
    case prefetched
}

extension StoppedWork {
    /// What stays of it, and how it goes on.
    package var sentence: String {
        switch self {
        case .nothing: "stopped"
        case .nothingImported: "stopped; nothing was imported"
        case .imported(let done, let total):
            "stopped; \(done) of \(total) items were imported, and stay; import the file again for the rest"
        case .nothingExported: "stopped; nothing was exported"
        case .partExported: "stopped in the middle of the export; what was written of it is a part"
        case .cleared(let done, let total):
            "stopped; \(done) of \(total) files were cleared, and the rest is as it was"
        case .prefetched: "stopped; what was fetched is kept, and the same command continues from there"
        }
    }
}
