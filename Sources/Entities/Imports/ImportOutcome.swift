/// What has come of an import, or would come of it.
package struct ImportOutcome: Hashable, Sendable {
    package var added = 0
    package var changed = 0
    /// What was all there already.
    package var unchanged = 0
    package var plays = 0
    /// How many things were left when somebody stopped it.
    package var rest = 0
    /// What is left out, and why, in the order of the file.
    package var leftOut: [LeftOut] = []

    package struct LeftOut: Hashable, Sendable {
        package let place: FilePlace
        package let problem: ImportProblem

        package init(_ place: FilePlace, _ problem: ImportProblem) {
            (self.place, self.problem) = (place, problem)
        }
    }

    package init() {}

    /// Whether anything is, or would be, another than before.
    package var hasChanges: Bool { added + changed + plays > 0 }
}

/// Why nothing of a file is taken in.
package enum FileImportFailure: Error, Hashable {
    /// There is no such file, or it may not be read.
    case cannotRead
    case folder
    /// The paths of more than one.
    case severalFiles
    case unreadable(DiaryFileFailure)
    /// A later version has written it.
    case laterExport(found: Int, known: Int)
    case library(LibraryFailure)
}
