import Entities
import HTTP

/// The people who made a film. One person has a row for each of their jobs.
struct TMDBCredits: LenientlyDecodable, Sendable {
    struct Actor: Decodable, Sendable {
        @Required var name: String
        @Lenient var id: Int?
        @Lenient var character: String?
        @Lenient var order: Int?
    }

    struct Worker: Decodable, Sendable {
        @Required var name: String
        @Lenient var id: Int?
        @Lenient var job: String?
    }

    @Lenient var cast: LossyList<Actor>?
    @Lenient var crew: LossyList<Worker>?

    var directors: [Person] {
        var people: [Person] = []
        for worker in crew?.elements ?? [] where worker.job == "Director" && !worker.name.isEmpty {
            let person = Person(name: worker.name, id: PersonID(number: worker.id))
            if !people.contains(person) { people.append(person) }
        }
        return people
    }

    /// In order of billing; people without one come last, in the order of the answer.
    var castMembers: [CastMember] {
        let actors = (cast?.elements ?? []).filter { !$0.name.isEmpty }
        let billed = actors.enumerated().sorted { left, right in
            (left.element.order ?? .max, left.offset) < (right.element.order ?? .max, right.offset)
        }
        return billed.map(\.element).map { actor in
            CastMember(
                name: actor.name, character: actor.character?.nilIfEmpty, id: PersonID(number: actor.id))
        }
    }
}

extension PersonID {
    /// Nil for no number of TMDB's.
    fileprivate init?(number: Int?) {
        guard let number, number > 0 else { return nil }
        self.init(source: TMDBSource.id, key: String(number))
    }
}
