import Testing

@testable import Sync

struct NoteHistoryTests {
    private let desk = MachineID(high: 0, low: 1)
    private let laptop = MachineID(high: 0, low: 2)
    private var note = NoteHistory()

    private func text(_ revision: Revision?) -> String? {
        revision?.text.map { String(decoding: $0, as: UTF8.self) }
    }

    private func writing(_ text: String, _ time: UInt64, by machine: MachineID, after note: NoteHistory) -> Revision {
        note.writing(Array(text.utf8), changed: Int(time), at: Stamp(time: time, machine: machine))
    }

    @Test func `Two texts after one stay both, and the later is shown`() {
        var here = NoteHistory()
        here.merge([writing("first", 1, by: desk, after: here)])
        let theirs = writing("theirs", 2, by: laptop, after: here)
        here.merge([writing("ours", 3, by: desk, after: here)])
        here.merge([theirs])
        #expect(text(here.current) == "ours")
        #expect(here.others.map(text) == ["theirs"])
        #expect(here.texts.map(text) == ["first", "theirs", "ours"])
    }

    @Test func `A text that comes after both brings them together`() {
        var here = NoteHistory()
        let theirs = writing("theirs", 2, by: laptop, after: here)
        here.merge([writing("ours", 3, by: desk, after: here), theirs])
        here.merge([writing("both", 4, by: laptop, after: here)])
        #expect(text(here.current) == "both")
        #expect(here.others.isEmpty)
        #expect(here.heads.count == 1)
    }

    @Test func `The same text of two machines is no second version`() {
        var here = NoteHistory()
        here.merge([writing("same", 2, by: laptop, after: here), writing("same", 3, by: desk, after: here)])
        #expect(here.heads.count == 2)
        #expect(here.others.isEmpty)
    }

    @Test func `A text beside a removal brings the note back`() throws {
        var here = NoteHistory()
        here.merge([writing("first", 1, by: desk, after: here)])
        let beside = writing("beside", 2, by: laptop, after: here)
        here.merge([try #require(here.takingAway(isWhole: false, changed: 9, at: Stamp(time: 9, machine: desk)))])
        #expect(here.current == nil)
        #expect(here.texts.map(text) == ["first"])
        here.merge([beside])
        #expect(text(here.current) == "beside")
    }

    @Test func `A deletion cuts the texts that it saw, and no other`() throws {
        var here = NoteHistory()
        here.merge([writing("first", 1, by: desk, after: here)])
        let beside = writing("beside", 2, by: laptop, after: here)
        var there = here
        there.merge([beside])
        let after = writing("after", 3, by: laptop, after: there)
        here.merge([try #require(here.takingAway(isWhole: true, changed: 9, at: Stamp(time: 9, machine: desk)))])
        here.merge([after, beside])
        #expect(here.texts.map(text) == ["beside", "after"])
        #expect(text(here.current) == "after")
    }

    @Test func `Of more texts than are kept the oldest are cut, in whichever order they come`() {
        var (here, all) = (NoteHistory(), [Revision]())
        for time in 1...UInt64(NoteHistory.kept + 5) {
            all.append(writing("\(time)", time, by: desk, after: here))
            here.merge(all.suffix(1))
        }
        var there = NoteHistory()
        for revision in all.reversed() { there.merge([revision]) }
        #expect(here.texts.count == NoteHistory.kept + 1)
        #expect(text(here.texts.first) == "5")
        #expect(here == there)
    }
}
