import DiaryFiles
import Entities
import LibraryStore

/// What a file has that is to be imported, whoever has written it: an export of this program, or a file of another service.
struct ImportedThings: Sendable {
    let records: ImportedRecords
    var plays = Plays()
    /// How many of what was played are left out, by why.
    var leftOutPlays: [LeftOutPlay: Int] = [:]
    /// Where something was left out, and why.
    let problems: [ImportOutcome.LeftOut]

    /// - Parameter name: of the file, as it was typed.
    init(_ content: [UInt8], named name: String) throws(FileImportFailure) {
        do throws(ImportFailure) {
            let file = try ImportedFile(content)
            // An export has the latest first. Of one second what is taken in last is that.
            records = .own(file.records.reversed().map(\.record))
            problems = file.problems.map { .init($0.place, $0.problem) }
            return
        } catch {
            if case .laterForm(let found, let known) = error { throw .laterExport(found: found, known: known) }
        }
        do throws(DiaryFileFailure) {
            let file = try DiaryFile(content, named: name.split(separator: "/").last.map(String.init))
            records = .others(file.records)
            (plays, leftOutPlays) = (file.plays, file.leftOutPlays)
            problems = file.problems.map { .init($0.place, $0.problem) }
        } catch {
            throw .unreadable(error)
        }
    }
}
