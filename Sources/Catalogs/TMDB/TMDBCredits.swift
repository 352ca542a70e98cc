import Entities
import LenientJSON

/// Who made a film. One person has a row for each of their jobs.
struct TMDBCredits: LenientlyDecodable, Sendable {
    struct Actor: Decodable, Sendable {
        @Required var name: String
        @Lenient var character: String?
        @Lenient var order: Int?
    }

    struct Worker: Decodable, Sendable {
        @Required var name: String
        @Lenient var job: String?
    }

    @Lenient var cast: LossyList<Actor>?
    @Lenient var crew: LossyList<Worker>?

    var directors: [String] {
        var names: [String] = []
        for worker in crew?.elements ?? [] where worker.job == "Director" && !worker.name.isEmpty {
            if !names.contains(worker.name) { names.append(worker.name) }
        }
        return names
    }

    /// In order of billing; people without one come last, in the order of the answer.
    var castMembers: [CastMember] {
        let actors = (cast?.elements ?? []).filter { !$0.name.isEmpty }
        let billed = actors.enumerated().sorted { left, right in
            (left.element.order ?? .max, left.offset) < (right.element.order ?? .max, right.offset)
        }
        return billed.map { CastMember(name: $0.element.name, character: $0.element.character?.nilIfEmpty) }
    }
}
