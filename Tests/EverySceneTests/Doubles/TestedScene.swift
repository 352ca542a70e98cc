import Navigation
import Testing

/// A scene that all tests here are about.
struct TestedScene: Sendable, CustomTestStringConvertible {
    typealias Desk = @MainActor @Sendable (Stage) -> any HeldDesk

    let name: String
    /// What its screen keeps alive, by the names of `SceneParts`.
    let parts: [String]
    /// What it asks when it appears, by name: services first, then what was kept of their answers.
    let asked: KeyValuePairs<String, Desk>
    /// Makes its screen, as its builder does.
    let make: @MainActor @Sendable (Stage) -> any Screen
    /// Goes on from its screen, once nothing is under way there any more, and expects to come where its builder says that it leads, or to
    /// find stored what somebody did.
    let leads: @MainActor @Sendable (Stage) async throws -> Void

    init(
        _ name: String, parts: [String] = [], asking: KeyValuePairs<String, Desk> = [:],
        make: @escaping @MainActor @Sendable (Stage) -> any Screen,
        leads: @escaping @MainActor @Sendable (Stage) async throws -> Void
    ) {
        self.name = name
        self.parts = ["view", "presenter", "router"] + parts
        asked = asking
        (self.make, self.leads) = (make, leads)
    }

    var testDescription: String { name }
}

extension TestedScene {
    /// Every scene there is: `LeakTestRule` misses none. `scripts/new-scene` adds to it.
    static let all: [TestedScene] = [
        // Entries of scenes
        .albumDetail,
        .arrivals,
        .artistList,
        .bookDetail,
        .bookForm,
        .bookList,
        .diary,
        .eventForm,
        .library,
        .importForm,
        .listForm,
        .movieDetail,
        .movieList,
        .noteEditor,
        .noteHistory,
        .ownList,
        .palette,
        .personDetail,
        .pokemonDetail,
        .pokemonList,
        .readingList,
        .shelfChangeList,
        .sourceList,
        .toConfirm,
        .year,
        // End of entries
    ]

    /// Those that ask a service when they appear.
    static let asking = all.filter { !$0.asked.isEmpty }
}
