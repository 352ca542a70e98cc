import DiaryFiles
import Entities
import LibraryStore

/// What a file has that is to be imported, whoever has written it: an export of this program, or a file of another service.
struct ImportedThings {
    /// Each is made when it is asked for.
    let records: AnyRandomAccessCollection<LibraryRecord>
    var plays = Plays()
    /// How many of what was played are left out, by why.
    var leftOutPlays: [LeftOutPlay: Int] = [:]
    /// Where something was left out, and why.
    let problems: [String]

    /// - Parameter name: of the file, as it was typed.
    init(_ content: [UInt8], named name: String) throws(LaunchError) {
        do throws(ImportFailure) {
            let file = try ImportedFile(content)
            records = AnyRandomAccessCollection(file.records.lazy.map(\.record))
            problems = file.problems.map { "\($0.place.word) \($0.place.number): \($0.problem.words)" }
            return
        } catch {
            if case .laterForm(let found, let known) = error {
                throw .laterExport(file: name, found: found, known: known)
            }
        }
        do throws(DiaryFileFailure) {
            let file = try DiaryFile(content, named: name.split(separator: "/").last.map(String.init))
            records = AnyRandomAccessCollection(file.records.lazy.map(\.record))
            (plays, leftOutPlays) = (file.plays, file.leftOutPlays)
            problems = file.problems.map { "\($0.place.words): \($0.problem.words)" }
        } catch {
            throw .unreadableImport(file: name, error)
        }
    }
}
