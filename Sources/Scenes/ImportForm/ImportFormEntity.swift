import Entities

/// How far an import is.
enum ImportStep: Equatable {
    /// A path is being typed.
    case path
    /// It is looked at what the file would do.
    case trying
    /// The reader is asked about that.
    case asking(ImportOutcome)
    case takingIn(done: Int, all: Int)
    case failed(FileImportFailure)

    /// Whether nothing else can be done now.
    var isBusy: Bool {
        switch self {
        case .trying, .takingIn: true
        case .path, .asking, .failed: false
        }
    }
}
