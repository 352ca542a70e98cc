import Testing

@testable import Sync

struct VersionVectorTests {
    private let machine = MachineID(high: 0, low: 1)

    @Test func `What comes before a gap is known, and what comes after it once the gap is filled`() {
        var vector = VersionVector()
        vector.see([4...6, 1...2], of: machine)
        #expect(vector[machine].number == 2)
        vector.see([4...6, 3...3], of: machine)
        #expect(vector[machine].number == 6)
    }

    @Test func `Nothing is unlearned`() {
        var vector = VersionVector([machine: .init(number: 5, time: 9)])
        vector.merge(VersionVector([machine: .init(number: 7, time: 3)]))
        vector.see([1...2], of: machine)
        #expect(vector[machine] == .init(number: 7, time: 9))
    }

    @Test func `The last number that there is has none behind it`() {
        var vector = VersionVector()
        vector.see([1 ... .max, .max ... .max, 2...3], of: machine)
        #expect(vector[machine].number == .max)
        var said = VersionVector([machine: .init(number: .max)])
        said.see([0...0, 5...6, .max ... .max], of: machine)
        #expect(said[machine].number == .max)
    }
}
