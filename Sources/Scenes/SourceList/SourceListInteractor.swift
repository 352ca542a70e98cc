import Services

protocol SourceListInteractor: Sendable {
    /// Says how the sources are, and takes their keys.
    var directory: any SourceDirectory { get }
}

struct SourceListDefaultInteractor: SourceListInteractor {
    let directory: any SourceDirectory
}
