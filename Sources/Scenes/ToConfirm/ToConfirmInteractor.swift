import Entities
import Services

protocol ToConfirmInteractor: Sendable {
    var finder: any TitleFinder { get }
    var library: any Diary { get }
    /// What there is to decide now.
    func contents() async -> Result<ToConfirmContents, LibraryFailure>
    /// Changes of the library, by this or another process.
    func changes() -> AsyncStream<LibraryChange>
}

struct ToConfirmDefaultInteractor: ToConfirmInteractor {
    let finder: any TitleFinder
    let library: any Diary
    let availability: SourceAvailability

    func contents() async -> Result<ToConfirmContents, LibraryFailure> {
        var contents = ToConfirmContents()
        do throws(LibraryFailure) {
            for thing in try await library.items().map(\.summary) {
                if availability.canFind(thing) {
                    if thing.aliases.isNoneOfFound {
                        contents.refused.append(thing)
                    } else {
                        contents.waiting.append(thing)
                    }
                } else if availability.answers(about: thing.subject) {
                    contents.kept.append(thing)
                } else {
                    contents.identified.insert(thing.subject)
                }
            }
        } catch {
            return .failure(error)
        }
        return .success(contents)
    }

    func changes() -> AsyncStream<LibraryChange> {
        library.changes()
    }
}
