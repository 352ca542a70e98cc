/// What is to be done to the tree, before anything is.
struct ScenePlan: Equatable {
    enum Change: Equatable {
        case make(MadeFile)
        case replace(MadeFile, before: [UInt8])
        /// A file that is already as it is to be.
        case keep(path: String)
        /// A file of the scene that the template has nothing to say of.
        case leave(path: String)
        /// - what: what becomes of it, for people.
        case edit(MadeFile, before: [UInt8], what: String)
    }

    let changes: [Change]

    /// The list that a dry run prints, and the real one too.
    var lines: [String] {
        changes.map { change in
            switch change {
            case .make(let file): "  makes     \(file.path)"
            case .replace(let file, _): "  replaces  \(file.path)"
            case .keep(let path): "  keeps     \(path), which is the same already"
            case .leave(let path): "  leaves    \(path), which is not of this template"
            case .edit(let file, _, let what): "  edits     \(file.path): \(what)"
            }
        }
    }
}
