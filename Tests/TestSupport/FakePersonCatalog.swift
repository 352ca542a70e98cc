package import Entities
package import Services
import Synchronization

/// A catalogue of people, whose answers are under its test's control.
package final class FakePersonCatalog: PersonCatalog {
    package let source: SourceID
    package let capabilities = SourceCapabilities()
    package let people: AnswerDesk<PersonID, PersonDetail>
    /// The cached answers: none, unless a test sets some.
    package let cachedPeople = AnswerDesk<PersonID, Cached<PersonDetail>?> { _ in .success(nil) }
    private let memory = Mutex<[PersonID: PersonDetail]>([:])
    private let forgotten = Mutex(0)

    package init(source: SourceID = .movieDatabase) {
        self.source = source
        people = AnswerDesk { .success(PersonDetail(id: $0, name: "Person \($0.item.key)")) }
    }

    /// Makes it known without a question.
    package func remember(_ person: PersonDetail) {
        memory.withLock { $0[person.id] = person }
    }

    package var forgetCount: Int { forgotten.withLock { $0 } }

    package func person(_ id: PersonID) async throws(CatalogFailure) -> PersonDetail {
        try await people.reply(to: id)
    }

    package func peek(_ id: PersonID) -> PersonDetail? {
        memory.withLock { $0[id] }
    }

    package func cachedPerson(_ id: PersonID) async -> Cached<PersonDetail>? {
        await cachedPeople.cachedReply(to: id)
    }

    package func invalidateCache() {
        forgotten.withLock { $0 += 1 }
    }
}
