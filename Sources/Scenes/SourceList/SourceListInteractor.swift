import Services

/// What the sources are asked: all of it is the same for whoever shows them.
protocol SourceListInteractor: SourceInteractor {}

struct SourceListDefaultInteractor: SourceListInteractor {
    let directory: any SourceDirectory
}
