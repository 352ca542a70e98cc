import Testing

@testable import Sync

struct RegisterTests {
    private let desk = MachineID(high: 0, low: 1)
    private let laptop = MachineID(high: 0, low: 2)

    private func written(_ text: String, _ time: UInt64, _ machine: MachineID) -> Register {
        Register().writing(Array(text.utf8), at: Stamp(time: time, machine: machine))
    }

    private func text(_ value: [UInt8]?) -> String? { value.map { String(decoding: $0, as: UTF8.self) } }

    @Test func `Of two that were written beside each other the later is the value, and the other stays`() {
        var register = written("early", 5, laptop)
        register.merge(written("late", 6, desk))
        #expect(text(register.value) == "late")
        #expect(register.others.map { text($0.value) } == ["early"])
    }

    @Test func `Who has seen both replaces both`() {
        var register = written("early", 5, laptop)
        register.merge(written("late", 6, desk))
        register.merge(register.writing(Array("both".utf8), at: Stamp(time: 7, machine: laptop)))
        #expect(text(register.value) == "both")
        #expect(register.others.isEmpty)
    }

    @Test func `To take away takes what was seen: what was written beside it stays, though it is earlier`() throws {
        let unseen = written("unseen", 5, laptop)
        var register = written("seen", 6, desk)
        register.merge(try #require(register.takingAway()))
        #expect(register.value == nil)
        register.merge(unseen)
        #expect(text(register.value) == "unseen")
    }

    @Test func `Who says that nothing is there takes away what was seen, and no more`() {
        let unseen = written("unseen", 5, laptop)
        var register = written("seen", 6, desk)
        let taken = register.takingAway(at: Stamp(time: 7, machine: MachineID(high: 0, low: 3)))
        #expect(taken.value == nil && taken.slots.count == 2)
        #expect(Register().takingAway(at: Stamp(time: 7, machine: desk)).slots.count == 1)
        register.merge(taken)
        #expect(!register.isWritten(by: desk))
        register.merge(unseen)
        #expect(text(register.value) == "unseen")
        #expect(register.isWritten(by: laptop) && !register.isWritten(by: desk))
    }

    @Test func `What was taken away does not come back by an old file`() throws {
        let old = written("old", 5, desk)
        var register = old
        register.merge(try #require(register.takingAway()))
        register.merge(old)
        #expect(register.value == nil)
        #expect(register.takingAway() == nil)
    }

    @Test func `What a clone wrote with the same stamp does not depend on which came first`() {
        var (one, other) = (written("a", 5, desk), written("b", 5, desk))
        let before = one
        one.merge(other)
        other.merge(before)
        #expect(one == other)
        #expect(text(one.value) == "b")
    }
}

extension Register {
    /// What was written beside the value, the latest first.
    fileprivate var others: [Slot] {
        slots.filter { $0.value != nil && $0.stamp != stamp }.sorted { $0.stamp > $1.stamp }
    }
}
