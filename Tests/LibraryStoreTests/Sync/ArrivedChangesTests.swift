import Entities
import Glibc
import Services
import TestSupport
import Testing

@testable import LibraryStore
@testable import Sync
@testable import SyncFolder

/// What came from other machines can be seen, and taken back everywhere.
struct ArrivedChangesTests {
    private let shared: TemporaryFolder
    private let desk: SyncedMachine
    private let laptop: SyncedMachine

    init() throws {
        shared = try TemporaryFolder()
        desk = try SyncedMachine(sharing: shared)
        laptop = try SyncedMachine(sharing: shared)
        for machine in [desk, laptop] { try machine.setUp() }
    }

    private func synchronizeAll() throws {
        for _ in 0..<3 { for machine in [desk, laptop] { try machine.synchronize() } }
    }

    private func item(_ summary: LibrarySummary, on machine: SyncedMachine) -> LibraryItem? {
        machine.store.snapshot[summary.subject]?.item
    }

    @Test func `It says whose change it was, and what there was before`() throws {
        try desk.store.addFavourite(.yiYi)
        try synchronizeAll()
        let came = try #require(try laptop.store.arrivedChanges().first)
        #expect(came.machine == (try desk.sync.machine))
        #expect(came.before == nil && came.after?.item.isFavourite == true)
        #expect(try desk.store.arrivedChanges() == [])
        #expect(try laptop.store.arrivedChanges(of: [laptop.sync.machine]) == [])
        _ = try desk.store.saveNote("the desk's", about: .yiYi, startedFrom: nil)
        try synchronizeAll()
        let later = try #require(try laptop.store.arrivedChanges().first)
        #expect(later.before == came.after && later.after?.item.note?.text == "the desk's")
    }

    @Test func `What a third machine hands on is still whose it was`() throws {
        try desk.store.addFavourite(.yiYi)
        try synchronizeAll()
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        let deskOwn = try desk.sync.machine
        let files = desk.folder
        for file in try files.files() where file.machine == deskOwn { try files.remove(file) }
        try laptop.synchronize()
        try tablet.synchronize()
        #expect(try tablet.store.arrivedChanges().map(\.machine) == [deskOwn])
    }

    @Test func `Taken back it is as before on all machines`() throws {
        desk.setClock(to: 100)
        laptop.setClock(to: 100)
        _ = try laptop.store.saveNote("the laptop's", about: .ran, startedFrom: nil)
        try laptop.store.setStanding(Standing(state: .wanted), of: .ran)
        try synchronizeAll()
        let before = try laptop.content
        desk.setClock(to: 200)
        laptop.setClock(to: 201)
        try desk.store.addFavourite(.yiYi)
        _ = try desk.store.saveNote("another", about: .ran, startedFrom: nil)
        try desk.store.setStanding(Standing(state: .done, rating: OwnRating(percent: 80)), of: .ran)
        try synchronizeAll()
        #expect(item(.ran, on: laptop)?.note?.text == "another")
        #expect(try laptop.store.takeBackArrivedChanges() == (2, 0, 0))
        try synchronizeAll()
        for machine in [desk, laptop] {
            #expect(item(.yiYi, on: machine) == nil)
            #expect(item(.ran, on: machine)?.note?.text == "the laptop's")
            #expect(item(.ran, on: machine)?.standing == Standing(state: .wanted))
        }
        #expect(try laptop.content != before, "The other text stays in the history")
        #expect(try laptop.content == desk.content)
        #expect(try laptop.store.arrivedChanges() == [])
    }

    @Test func `What others have deleted comes back with all of its texts`() throws {
        _ = try laptop.store.saveNote("first", about: .ran, startedFrom: nil)
        laptop.setClock(to: 10)
        _ = try laptop.store.saveNote("second", about: .ran, startedFrom: 1)
        try synchronizeAll()
        desk.setClock(to: 20)
        _ = try desk.store.delete(LibrarySummary.ran.subject)
        try synchronizeAll()
        #expect(item(.ran, on: laptop) == nil)
        laptop.setClock(to: 30)
        #expect(try laptop.store.takeBackArrivedChanges() == (1, 0, 0))
        try synchronizeAll()
        for machine in [desk, laptop] {
            #expect(try machine.store.revisions(of: LibrarySummary.ran.subject).map(\.text) == ["first", "second"])
        }
    }

    /// A favourite of both that the desk has taken away, and another one that it has made: taking that back frees the highest row of
    /// the file, which what comes back gets.
    private func replaceFavouriteOnDesk() throws {
        desk.setClock(to: 100)
        laptop.setClock(to: 100)
        try laptop.store.addFavourite(.ran)
        try synchronizeAll()
        desk.setClock(to: 200)
        try desk.store.removeFavourites([LibrarySummary.ran.subject])
        try synchronizeAll()
        try desk.store.addFavourite(.yiYi)
        try synchronizeAll()
        laptop.setClock(to: 300)
    }

    @Test func `What comes back in the row of what goes is heard of by all machines, and so is what goes`() throws {
        try replaceFavouriteOnDesk()
        let row = try #require(try laptop.store.tables.row(of: LibrarySummary.yiYi.subject))
        #expect(try laptop.store.takeBackArrivedChanges() == (2, 0, 0))
        #expect(try laptop.store.tables.row(of: LibrarySummary.ran.subject) == row, "Else this shows nothing")
        #expect(laptop.store.snapshot.stored.values.map(\.item.id) == [LibrarySummary.ran.subject])
        try synchronizeAll()
        for machine in [desk, laptop] {
            #expect(item(.ran, on: machine)?.isFavourite == true)
            #expect(item(.yiYi, on: machine) == nil)
        }
        #expect(try laptop.content == desk.content)
    }

    @Test func `A file does not bring back what went while something else came in its row`() throws {
        try replaceFavouriteOnDesk()
        #expect(try laptop.store.takeBackArrivedChanges() == (2, 0, 0))
        let said = LibraryItem(summary: .yiYi, isFavourite: true, added: 1)
        #expect(try laptop.store.takeIn([LibraryRecord(item: said, revisions: [])]) == [.unchanged])
        #expect(item(.yiYi, on: laptop) == nil)
    }

    @Test func `The shelf hears of a book that goes and of one that comes in its row`() throws {
        let bench = try LibraryBench()
        let desk = try SyncedMachine(sharing: shared)
        let laptop = try SyncedMachine(sharing: shared, bench: bench, shelf: "http://shelf")
        for machine in [desk, laptop] { try machine.setUp() }
        func book(_ title: String) -> LibrarySummary {
            LibrarySummary(subject: .book(BookID(source: .ownBooks, key: title)), title: title)
        }
        func synchronize() throws { for _ in 0..<3 { for machine in [desk, laptop] { try machine.synchronize() } } }
        try laptop.store.setStanding(Standing(state: .wanted), of: book("Emma"))
        try synchronize()
        _ = try desk.store.delete(book("Emma").subject)
        try synchronize()
        try desk.store.setStanding(Standing(state: .wanted), of: book("Dune"))
        try synchronize()
        #expect(try laptop.store.takeBackArrivedChanges() == (2, 0, 0))
        #expect(try laptop.store.shelfChanges().map(\.book.title) == ["Emma"], "It has never had the other one")
        try synchronize()
        for machine in [desk, laptop] {
            #expect(machine.store.snapshot.stored.values.map(\.item.summary.title) == ["Emma"])
        }
    }

    @Test func `What was changed since then stays as it is`() throws {
        try desk.store.addFavourite(.yiYi)
        try desk.store.addFavourite(.ran)
        try synchronizeAll()
        try laptop.store.setStanding(Standing(state: .wanted), of: .yiYi)
        #expect(try laptop.store.takeBackArrivedChanges() == (1, 0, 1))
        #expect(item(.yiYi, on: laptop)?.isFavourite == true)
        #expect(item(.ran, on: laptop) == nil)
        #expect(try laptop.store.arrivedChanges().map(\.item?.id) == [LibrarySummary.yiYi.subject], "It is still seen")
        #expect(try laptop.store.takeBackArrivedChanges() == (0, 0, 1))
        _ = try laptop.store.removeStanding(LibrarySummary.yiYi.subject)
        #expect(try laptop.store.takeBackArrivedChanges() == (1, 0, 0), "It is as it came")
        #expect(item(.yiYi, on: laptop) == nil)
        #expect(try laptop.store.takeBackArrivedChanges() == (0, 0, 0))
    }

    @Test func `What was changed between two changes that came is taken back in part, and that is said`() throws {
        desk.setClock(to: 100)
        laptop.setClock(to: 101)
        try desk.store.addFavourite(.yiYi)
        _ = try desk.store.saveNote("the desk's", about: .yiYi, startedFrom: nil)
        try synchronizeAll()
        desk.setClock(to: 200)
        laptop.setClock(to: 201)
        _ = try laptop.store.saveNote("the laptop's", about: .yiYi, startedFrom: 1)
        try desk.store.removeFavourites([LibrarySummary.yiYi.subject])
        try synchronizeAll()
        #expect(item(.yiYi, on: laptop)?.isFavourite == false)
        #expect(try laptop.store.takeBackArrivedChanges() == (0, 1, 0))
        #expect(item(.yiYi, on: laptop)?.isFavourite == true)
        #expect(item(.yiYi, on: laptop)?.note?.text == "the laptop's")
    }

    @Test func `What a machine has learnt since a change came keeps nothing from being taken back`() throws {
        desk.setClock(to: 100)
        laptop.setClock(to: 100)
        _ = try laptop.store.saveNote("one line", about: .ran, startedFrom: nil)
        try synchronizeAll()
        desk.setClock(to: 200)
        laptop.setClock(to: 201)
        _ = try desk.store.saveNote("one line, and another", about: .ran, startedFrom: nil)
        try synchronizeAll()
        let came = try #require(try ArrivedChanges(connection: laptop.store.connection).all().first)
        var learnt = LibrarySummary.ran
        learnt.length = 162
        learnt.aliases.known = [ItemID(source: .imdb, key: "tt0089881")]
        _ = try laptop.store.learn(learnt)
        #expect(try laptop.store.takeBackArrivedChange(came.number))
        try synchronizeAll()
        for machine in [desk, laptop] {
            #expect(item(.ran, on: machine)?.note?.text == "one line")
            #expect(item(.ran, on: machine)?.summary.length == 162, "That stays true")
            #expect(item(.ran, on: machine)?.summary.aliases == learnt.aliases)
        }
    }

    @Test func `The last ones are kept`() throws {
        let changes = ArrivedChanges(connection: laptop.store.connection)
        let record = LibraryRecord(
            item: LibraryItem(summary: .ran, isFavourite: true, added: 1), revisions: [])
        for second in 0...ArrivedChanges.kept {
            try changes.note(
                ArrivedChange(machine: MachineID(high: 1, low: 1), second: second, before: nil, after: record))
        }
        try changes.forgetOldest()
        let kept = try laptop.store.arrivedChanges()
        #expect(kept.count == ArrivedChanges.kept)
        #expect((kept.first?.second, kept.last?.second) == (ArrivedChanges.kept, 1))
    }

    @Test func `A machine that does not come any more is left out until it changes something`() throws {
        try desk.store.addFavourite(.yiYi)
        try synchronizeAll()
        let (own, other) = (try laptop.sync.machine, try desk.sync.machine)
        try laptop.sync.forget(other, with: laptop.folder)
        #expect(try laptop.sync.status().machines.map(\.id) == [own])
        #expect(try !laptop.folder.files().contains { $0.machine == other })
        #expect(access("\(shared.path)/sync/m/\(other.text)", F_OK) != 0)
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        try tablet.synchronize()
        #expect(item(.yiYi, on: tablet)?.isFavourite == true)
        #expect(try !tablet.sync.status().machines.contains { $0.id == other })
        try desk.store.addFavourite(.ran)
        try synchronizeAll()
        #expect(try laptop.sync.status().machines.contains { $0.id == other })
        #expect(item(.ran, on: laptop)?.isFavourite == true)
        #expect(try laptop.content == desk.content)
    }

    @Test func `That files of a machine are gone is not said where somebody has left it out`() throws {
        let tablet = try SyncedMachine(sharing: shared)
        try tablet.setUp()
        try desk.store.addFavourite(.yiYi)
        try synchronizeAll()
        try tablet.synchronize()
        try laptop.sync.forget(desk.sync.machine, with: laptop.folder)
        #expect(try tablet.synchronize().restored == 0)
        for file in try laptop.folder.files() where file.machine == (try laptop.sync.machine) {
            try laptop.folder.remove(file)
        }
        #expect(try tablet.synchronize().restored > 0)
    }

    @Test func `Only another machine that has been silent for long is asked about`() {
        func machine(_ lastChange: Int?, isThisOne: Bool = false) -> SyncStatus.Machine {
            SyncStatus.Machine(
                id: MachineID(high: 1, low: 2), name: "laptop", lastChange: lastChange, isThisOne: isThisOne)
        }
        let now = 200 * 86_400
        #expect(machine(0).daysOfSilence(at: now) == 200)
        #expect(machine(20 * 86_400).daysOfSilence(at: now) == 180)
        #expect(machine(20 * 86_400 + 1).daysOfSilence(at: now) == nil)
        #expect(machine(0, isThisOne: true).daysOfSilence(at: now) == nil)
        #expect(machine(nil).daysOfSilence(at: now) == nil)
        #expect(machine(now + 9).daysOfSilence(at: now) == nil)
        #expect(machine(0).isCalled("laptop") && machine(0).isCalled("0000") && !machine(0).isCalled("lap"))
        #expect(!machine(0).isCalled(""))
    }
}
