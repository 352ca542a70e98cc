import Entities
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Storage
@testable import Sync
@testable import SyncFolder

/// Libraries that share a folder come to say the same.
struct LibrarySyncTests {
    private let shared: TemporaryFolder
    private let desk: SyncedMachine
    private let laptop: SyncedMachine

    init() throws {
        shared = try TemporaryFolder()
        desk = try SyncedMachine(sharing: shared)
        laptop = try SyncedMachine(sharing: shared)
    }

    private func event(_ id: String, _ day: String, rating: Int? = nil) -> DiaryEvent {
        DiaryEvent(
            id: .init(text: id), day: CalendarDate(iso8601: day), rating: rating.flatMap { OwnRating(percent: $0) },
            note: "said of it", tags: ["cinema", "ünïcode"], isAgain: true, changed: 5)
    }

    /// Until nothing is new to anybody.
    private func synchronizeAll(_ machines: SyncedMachine...) throws {
        for _ in 0..<3 { for machine in machines { try machine.synchronize() } }
    }

    private func fill(_ machine: SyncedMachine) throws {
        machine.setClock(to: 100)
        try machine.store.addFavourite(.yiYi)
        _ = try machine.store.saveNote("first", about: .yiYi, startedFrom: nil)
        machine.setClock(to: 101)
        _ = try machine.store.saveNote("second", about: .yiYi, startedFrom: 1)
        try machine.store.write(
            event("e1", "2020-05-01", rating: 80), of: .ran,
            becoming: Standing(
                state: .done, since: [.done: CalendarDate(iso8601: "2020-05-01")].compactMapValues(\.self)))
        try machine.store.setStanding(
            Standing(state: .wanted, rating: OwnRating(percent: 40), isbn: "x", pages: 7), of: .homogenic)
    }

    @Test func `All that there was comes to a machine that joins`() throws {
        try fill(desk)
        try desk.setUp()
        try laptop.setUp()
        try synchronizeAll(desk, laptop)
        #expect(try laptop.content == desk.content)
        #expect(try laptop.content.count == 3)
        #expect(try laptop.store.revisions(of: LibrarySummary.yiYi.subject).map(\.text) == ["first", "second"])
        #expect(try laptop.state == desk.state)
    }

    @Test func `Changes come over, and what is taken away goes`() throws {
        try desk.setUp()
        try laptop.setUp()
        try fill(desk)
        try synchronizeAll(desk, laptop)
        #expect(try laptop.content == desk.content)
        laptop.setClock(to: 200)
        try laptop.store.removeFavourites([LibrarySummary.yiYi.subject])
        _ = try laptop.store.removeNote(
            LibrarySummary.yiYi.subject,
            startedFrom: laptop.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.revision)
        _ = try laptop.store.removeEvent(.init(text: "e1"), of: LibrarySummary.ran.subject)
        _ = try laptop.store.delete(LibrarySummary.homogenic.subject)
        try synchronizeAll(laptop, desk)
        #expect(try laptop.content == desk.content)
        #expect(desk.store.snapshot[LibrarySummary.homogenic.subject] == nil)
        #expect(desk.store.snapshot[LibrarySummary.yiYi.subject]?.isListed == false)
        #expect(try desk.store.tables.events.isGone(.init(text: "e1")))
        #expect(try laptop.state == desk.state)
    }

    @Test func `What was taken away on one machine comes back by no file on a machine that joins later`() throws {
        var item = LibraryItem(summary: .ran, isFavourite: true, added: 100)
        item.standing = Standing(state: .done, rating: OwnRating(percent: 80))
        item.events = [event("e1", "2020-05-01")]
        let record = LibraryRecord(item: item, revisions: [])
        desk.setClock(to: 200)
        try desk.setUp()
        _ = try desk.store.takeIn([record])
        _ = try desk.store.saveNote("stays", about: .ran, startedFrom: nil)
        try desk.store.removeFavourites([item.id])
        _ = try desk.store.removeStanding(item.id)
        _ = try desk.store.removeEvent(.init(text: "e1"), of: item.id)
        try laptop.setUp()
        try synchronizeAll(desk, laptop)
        laptop.setClock(to: 300)
        #expect(try laptop.store.takeIn([record]) == [.unchanged])
        try synchronizeAll(laptop, desk)
        #expect(desk.store.snapshot[item.id]?.item.note?.text == "stays")
        #expect(desk.store.snapshot[item.id]?.item.isFavourite == false)
        #expect(try laptop.content == desk.content)
    }

    @Test func `A list comes over in its order, and what two machines move in it meets`() throws {
        try desk.setUp()
        try laptop.setUp()
        let list = LibrarySummary(subject: .makeOwnList(), title: "For the winter")
        try desk.store.addFavourite(list)
        for (summary, position) in zip([.yiYi, .ran, .homogenic] as [LibrarySummary], FractionalPosition.spread(3)) {
            try desk.store.place(ListedThing(summary, at: position), in: list.subject)
        }
        try synchronizeAll(desk, laptop)
        func titles(_ machine: SyncedMachine) -> [String] {
            machine.store.snapshot[list.subject]?.item.things.map(\.summary.title) ?? []
        }
        #expect(titles(laptop) == ["Yi Yi", "Ran", "Homogenic"])
        desk.setClock(to: 200)
        let things = try #require(desk.store.snapshot[list.subject]?.item.things)
        try desk.store.place(
            ListedThing(.homogenic, at: things.position(of: things[2].id, movedTo: 0)), in: list.subject)
        laptop.setClock(to: 201)
        _ = try laptop.store.takeOut(LibrarySummary.ran.subject, of: list.subject)
        try laptop.store.addFavourite(LibrarySummary(subject: list.subject, title: "For the snow"))
        try synchronizeAll(laptop, desk)
        for machine in [desk, laptop] {
            #expect(titles(machine) == ["Homogenic", "Yi Yi"])
            #expect(machine.store.snapshot[list.subject]?.item.summary.title == "For the snow")
        }
        #expect(try laptop.content == desk.content)
        #expect(try laptop.state == desk.state)
        laptop.setClock(to: 300)
        _ = try laptop.store.delete(list.subject)
        try synchronizeAll(laptop, desk)
        #expect(desk.store.snapshot[list.subject] == nil && desk.store.items.isEmpty)
    }

    @Test func `Notes that were written beside each other stay both, and the next one brings them together`() throws {
        try desk.setUp()
        try laptop.setUp()
        _ = try desk.store.saveNote("first", about: .yiYi, startedFrom: nil)
        try synchronizeAll(desk, laptop)
        desk.setClock(to: 300)
        laptop.setClock(to: 301)
        _ = try desk.store.saveNote("the desk's", about: .yiYi, startedFrom: 1)
        _ = try laptop.store.saveNote("the laptop's", about: .yiYi, startedFrom: 1)
        try synchronizeAll(desk, laptop)
        for machine in [desk, laptop] {
            #expect(machine.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.text == "the laptop's")
            #expect(
                Set(try machine.store.revisions(of: LibrarySummary.yiYi.subject).map(\.text)) == [
                    "first", "the desk's", "the laptop's",
                ])
            let beside = try machine.store.revisionsBeside(LibrarySummary.yiYi.subject)
            #expect(
                try machine.store.revisions(of: LibrarySummary.yiYi.subject).filter { beside.contains($0.revision) }
                    .map(\.text) == ["the desk's"])
            let conflict = try #require(try machine.sync.status().conflicts.first)
            #expect((conflict.title, conflict.versions) == ("Yi Yi", 2))
        }
        desk.setClock(to: 302)
        _ = try desk.store.saveNote("both", about: .yiYi, startedFrom: nil)
        try synchronizeAll(desk, laptop)
        #expect(try laptop.sync.status().conflicts == [])
        #expect(laptop.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.text == "both")
        #expect(try laptop.content == desk.content)
    }

    @Test func `Of two versions of a note one can be kept as it is`() throws {
        try desk.setUp()
        try laptop.setUp()
        desk.setClock(to: 300)
        laptop.setClock(to: 300)
        _ = try desk.store.saveNote("the desk's", about: .yiYi, startedFrom: nil)
        _ = try laptop.store.saveNote("the laptop's", about: .yiYi, startedFrom: nil)
        try synchronizeAll(desk, laptop)
        let kept = try #require(desk.store.snapshot[LibrarySummary.yiYi.subject]?.item.note)
        _ = try desk.store.saveNote(kept.text, about: .yiYi, startedFrom: kept.revision)
        try synchronizeAll(desk, laptop)
        for machine in [desk, laptop] {
            #expect(try machine.sync.status().conflicts == [])
            #expect(machine.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.text == kept.text)
            #expect(try machine.store.revisionsBeside(LibrarySummary.yiYi.subject) == [])
        }
        let again = try desk.store.saveNote(kept.text, about: .yiYi, startedFrom: kept.revision + 1)
        #expect(again.note.changed == desk.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.changed)
        #expect(try laptop.content == desk.content)
    }

    @Test func `A note that was written beside the deletion of its film brings it back whole`() throws {
        try desk.setUp()
        try laptop.setUp()
        try fill(desk)
        try synchronizeAll(desk, laptop)
        desk.setClock(to: 400)
        laptop.setClock(to: 399)
        _ = try desk.store.delete(LibrarySummary.yiYi.subject)
        _ = try laptop.store.saveNote("beside", about: .yiYi, startedFrom: 2)
        try synchronizeAll(desk, laptop)
        for machine in [desk, laptop] {
            let stored = machine.store.snapshot[LibrarySummary.yiYi.subject]
            let item = try #require(stored?.item)
            #expect((item.summary.title, item.isFavourite, item.note?.text) == ("Yi Yi", true, "beside"))
            #expect(try machine.store.revisions(of: item.id).map(\.text) == ["first", "second", "beside"])
        }
    }

    @Test func `What was deleted and is brought back has all of its texts everywhere`() throws {
        try desk.setUp()
        try laptop.setUp()
        try fill(desk)
        try synchronizeAll(desk, laptop)
        let record = try desk.store.delete(LibrarySummary.yiYi.subject)
        try synchronizeAll(desk, laptop)
        #expect(laptop.store.snapshot[LibrarySummary.yiYi.subject] == nil)
        _ = try desk.store.merge([record], as: .undo)
        try synchronizeAll(desk, laptop)
        #expect(try laptop.store.revisions(of: LibrarySummary.yiYi.subject).map(\.text) == ["first", "second"])
        #expect(laptop.store.snapshot[LibrarySummary.yiYi.subject]?.item.note?.text == "second")
        #expect(try laptop.content == desk.content)
    }

    @Test func `What was deleted and is brought back has more than two texts everywhere too`() throws {
        try desk.setUp()
        try laptop.setUp()
        try fill(desk)
        desk.setClock(to: 102)
        _ = try desk.store.saveNote("third", about: .yiYi, startedFrom: 2)
        desk.setClock(to: 103)
        _ = try desk.store.saveNote("fourth", about: .yiYi, startedFrom: 3)
        try synchronizeAll(desk, laptop)
        let record = try desk.store.delete(LibrarySummary.yiYi.subject)
        try synchronizeAll(desk, laptop)
        _ = try desk.store.merge([record], as: .undo)
        try synchronizeAll(desk, laptop)
        #expect(
            try laptop.store.revisions(of: LibrarySummary.yiYi.subject).map(\.text) == [
                "first", "second", "third", "fourth",
            ])
        #expect(try laptop.content == desk.content)
    }

    @Test func `Different things of one item that were changed beside each other are both there`() throws {
        try desk.setUp()
        try laptop.setUp()
        try desk.store.setStanding(Standing(state: .wanted), of: .ran)
        try synchronizeAll(desk, laptop)
        try desk.store.setStanding(Standing(state: .wanted, rating: OwnRating(percent: 60)), of: .ran)
        try laptop.store.setStanding(Standing(state: .done), of: .ran)
        try synchronizeAll(desk, laptop)
        #expect(
            desk.store.snapshot[LibrarySummary.ran.subject]?.item.standing
                == Standing(state: .done, rating: OwnRating(percent: 60)))
        #expect(try laptop.content == desk.content)
    }

    @Test func `A library that was never set up writes nothing down`() throws {
        try fill(desk)
        #expect(try desk.parts.isEmpty)
        #expect(try desk.store.syncTables.countOfOutgoing() == 0)
        #expect(throws: SyncFailure.notSetUp) { try desk.synchronize() }
    }

    @Test func `A synchronisation of what is known writes nothing, and a note costs its text and little more`() throws {
        try desk.setUp()
        try laptop.setUp()
        try synchronizeAll(desk, laptop)
        #expect(try desk.synchronize().written == 0)
        #expect(try desk.synchronize().taken == 0)
        for count in [10, 3_000, 100_000] {
            var generator = SystemRandomNumberGenerator()
            let letters = (0..<count).compactMap { _ in "abcdefghijklmnop012345ü".randomElement(using: &generator) }
            let text = String(letters)
            _ = try desk.store.saveNote(
                text, about: .yiYi, startedFrom: desk.store.revisions(of: LibrarySummary.yiYi.subject).last?.revision)
            let written = try desk.synchronize().written
            #expect((1..<text.utf8.count + 2_000).contains(written))
        }
    }

    @Test func `What a later version says of an item stays, whatever is changed here`() throws {
        try desk.setUp()
        try laptop.setUp()
        try desk.store.addFavourite(.yiYi)
        let entry = EntryID(LibrarySummary.yiYi.subject)
        let later = Delta.register(
            entry, FieldID("mood"), Register().writing([1, 2], at: Stamp(time: 5, machine: MachineID(high: 1, low: 1))))
        let content = SyncContent(deltas: [later, .unknown(kind: 200, payload: [9])])
        let file = SyncFile(machine: MachineID(high: 1, low: 1), name: SyncFileName(.base(0), of: content.bytes))
        try desk.folder.put(content.bytes, as: file)
        try synchronizeAll(desk, laptop)
        try laptop.store.removeFavourites([LibrarySummary.yiYi.subject])
        try laptop.store.addFavourite(.yiYi)
        try synchronizeAll(laptop, desk)
        #expect(try desk.parts.contains(.unknown(kind: 200, payload: [9])))
        #expect(try laptop.state == desk.state)
    }

    @Test func `A copy of a library writes as another machine, and both keep what they change`() throws {
        try desk.setUp()
        try fill(desk)
        try synchronizeAll(desk)
        // The file is copied with what it says of synchronising, to a machine with a state folder of its own.
        let copied = try LibraryBench()
        let copy = try SyncedMachine(sharing: shared, bench: copied)
        try copy.store.connection.execute("ATTACH '\(desk.bench.location.path)' AS desk")
        for table in [
            "entry", "note", "link", "standing", "standing_day", "event", "sync_self", "sync_part", "sync_machine",
            "sync_file",
        ] {
            try copy.store.connection.execute("INSERT INTO main.\(table) SELECT * FROM desk.\(table)")
        }
        try copy.store.connection.execute("DETACH desk")
        let clone = try SyncedMachine(sharing: shared, bench: copied)
        try clone.place.change { $0 = .init(machine: .make(), address: "") }
        _ = try clone.store.saveNote("the clone's", about: .ran, startedFrom: nil)
        _ = try desk.store.saveNote("the desk's", about: .homogenic, startedFrom: nil)
        try synchronizeAll(clone, desk)
        #expect(try clone.sync.machine != desk.sync.machine)
        #expect(try clone.content == desk.content)
        #expect(desk.store.snapshot[LibrarySummary.ran.subject]?.item.note?.text == "the clone's")
        #expect(clone.store.snapshot[LibrarySummary.homogenic.subject]?.item.note?.text == "the desk's")
    }

    /// Whoever may write in a place can make files with the right checksums.
    @Test func `The largest numbers in names and vectors do no harm`() throws {
        try desk.setUp()
        try laptop.setUp()
        try fill(desk)
        try synchronizeAll(desk, laptop)
        let (named, said) = (MachineID.make(), MachineID.make())
        let content = SyncContent()
        for range: ClosedRange<UInt64> in [1 ... .max, 2...3, .max ... .max] {
            let name = SyncFileName(.segment(range), of: content.bytes)
            for machine in [named, said] {
                try desk.folder.put(content.bytes, as: SyncFile(machine: machine, name: name))
            }
        }
        let progress = VersionVector.Progress(number: .max, time: 1)
        let own = try laptop.sync.machine
        let base = SyncContent(vector: VersionVector([said: progress, own: progress]))
        try desk.folder.put(base.bytes, as: SyncFile(machine: said, name: SyncFileName(.base(.max), of: base.bytes)))
        try synchronizeAll(desk, laptop)
        #expect(try desk.sync.vector[named].number == .max)
        #expect(try desk.sync.vector[said].number == .max)
        _ = try laptop.store.saveNote("after it", about: .ran, startedFrom: nil)
        try synchronizeAll(laptop, desk)
        #expect(try laptop.content == desk.content)
        #expect(desk.store.snapshot[LibrarySummary.ran.subject]?.item.note?.text == "after it")
        _ = try desk.sync.status()
    }

    @Test func `A folder that was emptied by mistake is filled again, and nobody loses anything`() throws {
        try desk.setUp()
        try laptop.setUp()
        try fill(desk)
        try synchronizeAll(desk, laptop)
        let before = try desk.content
        for file in try desk.folder.files() { try desk.folder.remove(file) }
        try synchronizeAll(laptop, desk)
        #expect(try desk.content == before)
        #expect(try laptop.content == before)
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        try synchronizeAll(tablet, desk, laptop)
        #expect(try tablet.content == before)
    }

    /// The whole state is the same file then as the one that was there.
    @Test func `Who fills a folder that was emptied before anything else was changed stays who it is`() throws {
        try desk.setUp()
        try fill(desk)
        #expect(try desk.synchronize().written > 0)
        for file in try desk.folder.files() { try desk.folder.remove(file) }
        #expect(try desk.synchronize().restored > 0)
        let report = try desk.synchronize()
        #expect(report.becameMachine == nil && report.taken == 0 && report.restored == 0)
    }

    /// The shelf hears of a book from the machine that changed it.
    @Test func `What comes from another machine is not written down for the shelf`() throws {
        let desk = try SyncedMachine(sharing: shared, shelf: "http://shelf")
        let laptop = try SyncedMachine(sharing: shared, shelf: "http://shelf")
        try desk.setUp()
        try laptop.setUp()
        let book = LibrarySummary(subject: .book(BookID(source: .ownBooks, key: "1")), title: "Emma")
        try desk.store.setStanding(Standing(state: .wanted), of: book)
        try synchronizeAll(desk, laptop)
        #expect(laptop.store.snapshot[book.subject]?.item.standing?.state == .wanted)
        #expect(try desk.store.shelfChanges().count == 1)
        #expect(try laptop.store.shelfChanges().count == 0)
    }

    @Test func `What another machine has said since stays when something before it is taken back`() throws {
        try desk.setUp()
        try laptop.setUp()
        let mine = Standing(state: .done, rating: OwnRating(percent: 60))
        try desk.store.setStanding(mine, of: .yiYi)
        try synchronizeAll(desk, laptop)
        let theirs = Standing(state: .paused, rating: OwnRating(percent: 90))
        laptop.setClock(to: 100)
        try laptop.store.setStanding(theirs, of: .yiYi)
        try synchronizeAll(laptop, desk)
        desk.setClock(to: 200)
        #expect(try desk.store.takeBack(LibraryStep(of: .yiYi, to: { $0.standing = mine })) == .nothing)
        try synchronizeAll(desk, laptop)
        for machine in [desk, laptop] {
            #expect(machine.store.snapshot[LibrarySummary.yiYi.subject]?.item.standing == theirs)
        }
    }

    @Test func `Who leaves keeps what there is, and writes nothing down any more`() throws {
        try desk.setUp()
        try fill(desk)
        try desk.synchronize()
        let before = try desk.content
        try desk.sync.leave()
        try desk.store.addFavourite(.björk)
        #expect(try desk.store.syncTables.countOfOutgoing() == 0)
        #expect(try !desk.sync.isSetUp)
        #expect(Set(try desk.content).isSuperset(of: before))
    }

    @Test func `A clock in 2099 decides no more than what was written beside each other`() throws {
        try desk.setUp()
        try laptop.setUp()
        desk.setClock(to: 4_073_000_000)
        try desk.store.addFavourite(.yiYi)
        _ = try desk.store.saveNote("the desk's", about: .yiYi, startedFrom: nil)
        try synchronizeAll(desk, laptop)
        _ = try laptop.store.saveNote("after it", about: .yiYi, startedFrom: 1)
        try laptop.store.removeFavourites([LibrarySummary.yiYi.subject])
        try synchronizeAll(laptop, desk)
        let item = desk.store.snapshot[LibrarySummary.yiYi.subject]?.item
        #expect((item?.note?.text, item?.isFavourite) == ("after it", false))
        #expect(try laptop.content == desk.content)
    }

    @Test func `An event that only a later version understands stays when the film is changed here`() throws {
        try desk.setUp()
        try desk.store.addFavourite(.yiYi)
        let later = Delta.register(
            EntryID(LibrarySummary.yiYi.subject), FieldID("event/e9"),
            Register().writing(Array(#"{"id":"e9","mood":"sad"}"#.utf8), at: Stamp(time: 5, machine: .make())))
        let content = SyncContent(deltas: [later])
        try desk.folder.put(
            content.bytes, as: SyncFile(machine: .make(), name: SyncFileName(.base(0), of: content.bytes)))
        try desk.synchronize()
        _ = try desk.store.saveNote("changed", about: .yiYi, startedFrom: nil)
        try desk.store.removeFavourites([LibrarySummary.yiYi.subject])
        #expect(try desk.parts.contains(later))
    }

    /// Files come in any order.
    @Test func `What comes before its title is no reason to call it otherwise`() throws {
        try desk.setUp()
        try laptop.setUp()
        try laptop.synchronize()
        try desk.synchronize()
        try desk.store.addFavourite(.ran)
        try desk.synchronize()
        let first = try #require(
            try desk.folder.files().first { $0.machine == (try? desk.sync.machine) && $0.name.segment != nil })
        let bytes = try #require(try desk.folder.bytes(of: first))
        _ = try desk.store.saveNote("of it", about: .ran, startedFrom: nil)
        try desk.synchronize()
        try desk.folder.remove(first)
        #expect(try laptop.synchronize().gaps.count == 1)
        #expect(laptop.store.snapshot[LibrarySummary.ran.subject]?.item.note?.text == "of it")
        _ = try laptop.store.saveNote(
            "of it too",
            about: LibrarySummary(subject: LibrarySummary.ran.subject, title: LibrarySummary.ran.subject.id.key),
            startedFrom: 1)
        try laptop.synchronize()
        try desk.folder.put(bytes, as: first)
        try synchronizeAll(laptop, desk)
        #expect(laptop.store.snapshot[LibrarySummary.ran.subject]?.item.summary.title == "Ran")
        #expect(try laptop.content == desk.content)
    }
}
