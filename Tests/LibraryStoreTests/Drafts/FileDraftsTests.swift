import Entities
import Foundation
import TestSupport
import Testing

@testable import LibraryStore

struct FileDraftsTests {
    private let home: TemporaryFolder
    private let folder: String

    private static let film = LibrarySummary(
        subject: .movie(MovieID(7)), title: "Yi Yi", subtitle: "一一",
        released: CalendarDate(iso8601: "2000-05-14"))
    private static let artist = LibrarySummary(
        subject: .artist(ArtistID(name: "Björk / ../x", mbid: "m")), title: "Björk")
    private static let album = LibrarySummary(
        subject: .album(AlbumID(artist: "Björk", title: "Post", source: .builtIn)), title: "Post", subtitle: "Björk")

    init() throws {
        home = try TemporaryFolder()
        folder = home.path + "/state/drafts"
    }

    /// As a later process would use them.
    private func drafts() -> FileDrafts { FileDrafts(folder: folder) { 5 } }

    private func keep(
        _ text: String, about summary: LibrarySummary = film, as id: Draft.ID = Draft.ID()
    ) async throws {
        let drafts = drafts()
        try await drafts.keep(text, about: summary, startedFrom: 3, as: id)
        drafts.finish()
    }

    /// Whether these drafts are abandoned. A program that another test starts has a copy of each lock until it runs.
    private func isLeft<Value: Equatable & Sendable>(
        _ expected: [Value], _ value: @escaping @Sendable (Draft) -> Value
    ) async -> Bool {
        await eventually { [folder] in
            await FileDrafts(folder: folder) { 5 }.abandoned().map(value) == expected
        }
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test(arguments: [film, artist, album])
    func whatWasKeptIsThereAgainAllOfIt(summary: LibrarySummary) async throws {
        let text = "\u{FEFF}line\n\n\ttab 界 e\u{301} 👩‍👩‍👧 \u{202E} \"\\\0 end "
        let id = Draft.ID()
        try await keep(text, about: summary, as: id)

        let kept = Draft(id: id, summary: summary, text: text, startedFrom: 3, changed: 5)
        #expect(await isLeft([kept]) { $0 })
    }

    @Test func theLastTextTakesThePlaceOfTheOneBefore() async throws {
        let drafts = drafts()
        let id = Draft.ID()
        for text in ["one", "two", ""] { try await drafts.keep(text, about: Self.film, startedFrom: nil, as: id) }
        #expect(names == ["\(id.rawValue).draft"])
        drafts.finish()

        let other = Draft.ID()
        try await drafts.keep("three", about: Self.film, startedFrom: nil, as: other)
        #expect(names.count == 2, "two windows write about the same")
    }

    @Test func nobodyElseMayReadThem() async throws {
        let before = umask(0)
        defer { umask(before) }
        try await keep("secret")

        for (path, mode) in [(folder, 0o700), (home.path + "/state", 0o700), ("\(folder)/\(names[0])", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect((attributes[.posixPermissions] as? Int) == mode)
        }
    }

    @Test func whatIsBeingWrittenIsNotOfferedToAnybody() async throws {
        let writer = drafts()
        let id = Draft.ID()
        try await writer.keep("mine", about: Self.film, startedFrom: nil, as: id)

        #expect(await drafts().abandoned() == [])
        #expect(await writer.abandoned() == [])
        #expect(await !drafts().takeUp(id))
        try await writer.keep("mine still", about: Self.film, startedFrom: nil, as: id)
        #expect(await drafts().abandoned() == [])
    }

    @Test func whatOneTakesUpIsNoLongerAnybodyElses() async throws {
        try await keep("left")
        let (first, second) = (drafts(), drafts())
        let draft = try #require(await first.abandoned().first)
        #expect(await second.abandoned() == [draft])

        #expect(await first.takeUp(draft.id))
        #expect(await first.abandoned() == [])
        #expect(await !second.takeUp(draft.id))
        #expect(await second.abandoned() == [])
    }

    @Test func whatIsInTheLibraryOrGivenUpIsGone() async throws {
        let id = Draft.ID()
        try await keep("left", as: id)
        let drafts = drafts()
        #expect(await drafts.takeUp(id))
        await drafts.remove(id)
        await drafts.remove(Draft.ID())

        #expect(names == [])
        #expect(await self.drafts().abandoned() == [])
    }

    @Test func theLatestComesFirst() async throws {
        for (time, text) in [(2, "b"), (3, "c"), (1, "a")] {
            let drafts = FileDrafts(folder: folder) { time }
            try await drafts.keep(text, about: Self.film, startedFrom: nil, as: Draft.ID())
            drafts.finish()
        }
        #expect(await isLeft(["c", "b", "a"]) { $0.text })
    }

    @Test(arguments: ["", "{", "\u{0}\u{0}", "[]", #"{"version":1,"kind":"movie"}"#, #"{"version":"one"}"#])
    func whatIsDamagedIsSetAsideAndStays(content: String) async throws {
        try await keep("whole")
        for _ in 0..<2 {
            try Data(content.utf8).write(to: URL(filePath: "\(folder)/a.draft"))
            #expect(await isLeft(["whole"]) { $0.text })
        }
        #expect(names.filter { $0.hasPrefix("a.") } == ["a.draft.damaged", "a.draft.damaged-2"])
        #expect(try String(contentsOfFile: "\(folder)/a.draft.damaged", encoding: .utf8) == content)
    }

    @Test func whatThisVersionDoesNotUnderstandIsKeptWithItsText() async throws {
        let unknown = LibrarySummary(
            subject: LibrarySubject(
                kind: LibrarySubject.Kind(rawValue: "book"), id: ItemID(source: SourceID(rawValue: "ol"), key: "OL1/W")),
            title: "Ulysses", subtitle: nil, storedDate: "Bloomsday")
        try await keep("yes", about: unknown)
        #expect(await isLeft([unknown]) { $0.summary })
    }

    @Test func whatALaterMatineeKeptStaysWhereItIs() async throws {
        let content = #"{"version":2,"words":"?"}"#
        try await keep("known")
        try Data(content.utf8).write(to: URL(filePath: "\(folder)/a.draft"))

        #expect(await isLeft(["known"]) { $0.text })
        #expect(try String(contentsOfFile: "\(folder)/a.draft", encoding: .utf8) == content)
    }

    @Test func whoHearsOfChangesHearsOfThoseThatAreFound() async throws {
        try await keep("left")
        let drafts = drafts()
        var changes = drafts.changes().makeAsyncIterator()
        drafts.look()
        await changes.next()
        #expect(await drafts.abandoned().count == 1)
    }

    @Test func whyNothingCanBeKeptIsSaid() async throws {
        await #expect(throws: FolderFailure.noHome) {
            try await FileDrafts(folder: nil).keep("", about: Self.film, startedFrom: nil, as: Draft.ID())
        }
        #expect(await FileDrafts(folder: nil).abandoned() == [])

        try Data().write(to: URL(filePath: home.path + "/state"))
        await #expect(throws: FolderFailure.notAFolder(path: home.path + "/state")) { try await keep("words") }
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aFullDiskLeavesTheDraftThatIsThere() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        let folder = disk.path + "/drafts"
        let drafts = FileDrafts(folder: folder)
        let id = Draft.ID()
        try await drafts.keep("kept", about: Self.film, startedFrom: nil, as: id)
        let filler = try disk.fill()
        let long = String(repeating: "word ", count: 10_000)

        await #expect(throws: FolderFailure.diskFull(path: folder)) {
            try await drafts.keep(long, about: Self.film, startedFrom: nil, as: id)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["\(id.rawValue).draft"])
        #expect(await FileDrafts(folder: folder).abandoned() == [], "it is still being written")

        unlink(filler)
        try await drafts.keep("and more", about: Self.film, startedFrom: nil, as: id)
        await drafts.remove(id)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func aDiskThatMayOnlyBeReadKeepsWhatItHas() async throws {
        let disk = try SmallDisk(kilobytes: 64)
        let folder = disk.path + "/drafts"
        let id = Draft.ID()
        let writer = FileDrafts(folder: folder)
        try await writer.keep("kept", about: Self.film, startedFrom: nil, as: id)
        writer.finish()
        try disk.setReadOnly()
        let drafts = FileDrafts(folder: folder)

        #expect(await drafts.abandoned().map(\.text) == ["kept"])
        #expect(await drafts.takeUp(id))
        await #expect(throws: FolderFailure.notWritable(path: folder)) {
            try await drafts.keep("more", about: Self.film, startedFrom: nil, as: id)
        }
    }
}
