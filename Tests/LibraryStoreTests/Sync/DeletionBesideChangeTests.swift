import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage
@testable import Sync
@testable import SyncFolder

/// What one deletes and another changes meanwhile comes back with that change, and whole.
struct DeletionBesideChangeTests {
    private let shared: TemporaryFolder
    private let desk: SyncedMachine
    private let laptop: SyncedMachine
    private let list = LibrarySummary(subject: .makeOwnList(), title: "Five", subtitle: "for winter")

    init() throws {
        shared = try TemporaryFolder()
        desk = try SyncedMachine(sharing: shared)
        laptop = try SyncedMachine(sharing: shared)
        for machine in [desk, laptop] { try machine.setUp() }
        desk.setClock(to: 100)
        try desk.store.addFavourite(list)
        for (summary, position) in zip([.yiYi, .ran, .homogenic] as [LibrarySummary], FractionalPosition.spread(3)) {
            try desk.store.place(ListedThing(summary, at: position), in: list.subject)
        }
        _ = try desk.store.saveNote("first", about: .ran, startedFrom: nil)
        desk.setClock(to: 101)
        _ = try desk.store.saveNote("second", about: .ran, startedFrom: 1)
        desk.setClock(to: 102)
        _ = try desk.store.saveNote("third", about: .ran, startedFrom: 2)
        try desk.store.addFavourite(.ran)
        for (id, note) in [("e1", nil), ("e2", "great evening")] {
            let day = CalendarDate(iso8601: "2020-05-01")
            let event = DiaryEvent(
                id: .init(text: id), day: day, rating: OwnRating(percent: 60), note: note, isAgain: id == "e2",
                changed: 5)
            try desk.store.write(
                event, of: .ran, becoming: Standing(state: .done, since: [.done: day].compactMapValues(\.self)))
        }
        try synchronize(desk, laptop, desk)
        desk.setClock(to: 200)
        laptop.setClock(to: 150)
    }

    private func synchronize(_ machines: SyncedMachine...) throws {
        for machine in machines { try machine.synchronize() }
    }

    private func item(_ summary: LibrarySummary, on machine: SyncedMachine) -> LibraryItem? {
        machine.store.snapshot[summary.subject]?.item
    }

    private func things(on machine: SyncedMachine) -> [String] {
        item(list, on: machine)?.things.map(\.summary.title) ?? []
    }

    private func expectTheSame() throws {
        #expect(try laptop.content == desk.content)
        #expect(try laptop.state == desk.state)
    }

    @Test func `A list that is called otherwise meanwhile comes back with its new name and all that is in it`() throws {
        _ = try desk.store.delete(list.subject)
        try laptop.store.addFavourite(LibrarySummary(subject: list.subject, title: "Six"))
        try synchronize(desk, laptop, desk)
        for machine in [desk, laptop] {
            #expect(item(list, on: machine)?.summary.title == "Six")
            #expect(things(on: machine) == ["Yi Yi", "Ran", "Homogenic"])
            #expect(item(list, on: machine)?.isFavourite == true)
        }
        try synchronize(desk, laptop)
        try expectTheSame()
    }

    @Test func `A list that gets a thing meanwhile comes back with that one and all others`() throws {
        _ = try desk.store.delete(list.subject)
        let places = try #require(item(list, on: laptop)?.things)
        try laptop.store.place(
            ListedThing(.björk, at: places.position(of: LibrarySummary.björk.subject, movedTo: 3)), in: list.subject)
        try synchronize(desk, laptop, desk)
        for machine in [desk, laptop] { #expect(things(on: machine).count == 4) }
        try synchronize(desk, laptop)
        try expectTheSame()
    }

    @Test func `A list with another remark meanwhile comes back with it, whoever hears of the other first`() throws {
        _ = try desk.store.delete(list.subject)
        let thing = try #require(item(list, on: laptop)?.things.first)
        try laptop.store.place(
            ListedThing(thing.summary, at: thing.position, remark: "on the big screen"), in: list.subject)
        try synchronize(laptop, desk, laptop, desk)
        for machine in [desk, laptop] {
            #expect(things(on: machine) == ["Yi Yi", "Ran", "Homogenic"])
            #expect(item(list, on: machine)?.things.first?.remark == "on the big screen")
        }
        try synchronize(desk, laptop)
        try expectTheSame()
    }

    @Test func `A film that is rated meanwhile comes back with its diary, its note and all texts of that`() throws {
        let before = try #require(item(.ran, on: laptop))
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        var standing = try #require(before.standing)
        standing.rating = OwnRating(percent: 100)
        try laptop.store.setStanding(standing, of: .ran)
        try synchronize(desk, laptop, desk)
        for machine in [desk, laptop] {
            let film = try #require(item(.ran, on: machine))
            #expect(film.isFavourite)
            #expect(film.standing == standing)
            #expect(film.events == before.events)
            #expect(film.note?.text == "third")
            #expect(try machine.store.revisions(of: film.id).map(\.text) == ["first", "second", "third"])
            #expect(try machine.store.revisionsBeside(film.id).isEmpty)
        }
        try synchronize(desk, laptop)
        try expectTheSame()
    }

    @Test func `A third machine that changed nothing has it whole too, whatever it hears first`() throws {
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        try synchronize(tablet, desk, laptop)
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        _ = try laptop.store.saveNote("beside", about: .ran, startedFrom: 3)
        try synchronize(desk, tablet, laptop, tablet, desk, laptop)
        for machine in [desk, laptop, tablet] {
            #expect(item(.ran, on: machine)?.events.count == 2)
            #expect(
                try machine.store.revisions(of: LibrarySummary.ran.subject).map(\.text) == [
                    "first", "second", "third", "beside",
                ])
        }
        try expectTheSame()
        #expect(try tablet.content == desk.content)
    }

    @Test func `Two that have changed it bring it back once`() throws {
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        try synchronize(tablet, desk, laptop)
        _ = try desk.store.delete(list.subject)
        try laptop.store.addFavourite(LibrarySummary(subject: list.subject, title: "Six"))
        tablet.setClock(to: 160)
        _ = try tablet.store.takeOut(LibrarySummary.ran.subject, of: list.subject)
        try synchronize(desk, laptop, tablet, desk, laptop, tablet, desk, laptop)
        for machine in [desk, laptop, tablet] {
            #expect(item(list, on: machine)?.summary.title == "Six")
            #expect(Set(things(on: machine)).isSuperset(of: ["Yi Yi", "Homogenic"]))
        }
        try expectTheSame()
        #expect(try tablet.content == desk.content)
    }

    @Test func `What both delete is gone, and so is what was changed before the other one deleted it`() throws {
        _ = try laptop.store.saveNote("seen by the desk", about: .ran, startedFrom: 3)
        try synchronize(laptop, desk)
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        _ = try desk.store.delete(list.subject)
        try laptop.store.addFavourite(LibrarySummary(subject: list.subject, title: "Six"))
        _ = try laptop.store.delete(list.subject)
        try synchronize(desk, laptop, desk, laptop)
        for machine in [desk, laptop] { #expect(machine.store.items.isEmpty) }
        try expectTheSame()
    }

    @Test func `What a machine finds out of a thing brings nothing back`() throws {
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        var learnt = LibrarySummary.ran
        learnt.length = 162
        learnt.aliases.known = [ItemID(source: .imdb, key: "tt0089881")]
        _ = try laptop.store.learn(learnt)
        try synchronize(desk, laptop, desk, laptop)
        for machine in [desk, laptop] { #expect(item(.ran, on: machine) == nil) }
        try expectTheSame()
    }

    @Test func `A heart that was all there was, and was taken away, does not come back with a rating`() throws {
        try desk.store.addFavourite(.yiYi)
        try synchronize(desk, laptop)
        try desk.store.removeFavourites([LibrarySummary.yiYi.subject])
        try laptop.store.setStanding(Standing(rating: OwnRating(percent: 80)), of: .yiYi)
        try synchronize(desk, laptop, desk, laptop)
        for machine in [desk, laptop] {
            #expect(item(.yiYi, on: machine)?.isFavourite == false)
            #expect(item(.yiYi, on: machine)?.standing?.rating == OwnRating(percent: 80))
        }
        try expectTheSame()
    }

    @Test func `What came back can be deleted again`() throws {
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        _ = try laptop.store.saveNote("beside", about: .ran, startedFrom: 3)
        try synchronize(desk, laptop, desk)
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        try synchronize(desk, laptop, desk, laptop)
        for machine in [desk, laptop] { #expect(item(.ran, on: machine) == nil) }
        try expectTheSame()
    }
}
