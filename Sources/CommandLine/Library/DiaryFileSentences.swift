import DiaryFiles
import Entities
import Presentation

/// The shell speaks English, whatever the program does.
extension Wording {
    fileprivate static let ofShell = Wording.ofProgram(localeIdentifier: "C")
}

extension FilePlace {
    /// `diary.csv, line 12`
    var words: String { Wording.ofShell.place(self).printable }
}

extension ImportProblem {
    package var words: String {
        if case .refused(let failure) = self { return failure.sentence { $0 } }
        return Wording.ofShell.imports.problem(self).printable
    }
}

extension DiaryFileFailure {
    /// Why nothing was taken in of a file, and what to do.
    var words: String { Wording.ofShell.imports.unreadable(self) }
}

extension DiaryService {
    /// `Letterboxd, IMDb … or Spotify`
    static var namesOfTakenIn: String { names(or: "or") }

    /// The names of the services whose files say what was played.
    static var namesOfPlays: String { names(ofPlays, or: "and") }
}

extension LeftOutPlay {
    /// Why they are left out.
    var words: String {
        switch self {
        case .tooShort: "played for less than \(Plays.shortest) seconds"
        case .noMusic: "podcasts and books, and no music"
        case .nameless: "without the name of an artist or a track"
        }
    }
}
