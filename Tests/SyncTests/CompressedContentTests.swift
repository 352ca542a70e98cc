import Entities
import Testing

@testable import Sync

/// Larger files are compressed.
struct CompressedContentTests {
    private let film = EntryID(LibrarySubject(kind: .movie, id: ItemID(source: SourceID(rawValue: "tmdb"), key: "a")))

    private func content(_ count: Int) -> SyncContent {
        let machine = MachineID(high: 1, low: 7)
        let deltas = (0..<count).map { number in
            Delta.register(
                film, FieldID("field \(number)"), Register().writing([1, 2, 3], at: Stamp(time: 1, machine: machine)))
        }
        return SyncContent(deltas: deltas, vector: VersionVector([machine: .init(number: UInt64(count), time: 1)]))
    }

    /// What `parts` compresses to, whatever is in it.
    private func compressed(_ parts: [UInt8]) throws -> [UInt8] {
        var start = 0
        return try SyncContent.Form.compressed.start + Compression.ofBytes().next(parts, from: &start, isLast: true)
    }

    @Test(arguments: [100, 1_000, 20_000])
    func `A large file is compressed, and read as it was written`(count: Int) throws {
        let content = content(count)
        #expect(content.bytes.starts(with: Array("matinee sync 2\n".utf8)))
        #expect(content.bytes.count < count * 20)
        let read = try SyncContent(bytes: content.bytes)
        #expect(read.vector == content.vector)
        #expect(Array(read.deltas).map(\.cell) == Array(content.deltas).map(\.cell))
        #expect(Array(read.deltas).count == count)
    }

    @Test func `A file of the first form is read as it always was`() throws {
        let parts = Array(content(1_000).deltas)
        let plain = SyncContent.Form.plain.start + parts.flatMap(\.bytes)
        #expect(try Array(SyncContent(bytes: plain).deltas) == parts)
    }

    @Test func `A part that is larger than what is unpacked at once is read`() throws {
        let note = NoteHistory().writing(
            (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }, changed: 1,
            at: Stamp(time: 1, machine: MachineID(high: 1, low: 7)))
        let content = SyncContent(deltas: [.revision(film, note)])
        #expect(try Array(SyncContent(bytes: content.bytes).deltas) == [.revision(film, note)])
    }

    @Test func `A compressed file that is cut, damaged or goes on is none`() throws {
        let bytes = content(200).bytes
        for end in 0..<bytes.count {
            #expect(throws: SyncContent.Failure.notUnderstood) { try SyncContent(bytes: Array(bytes[..<end])) }
            var damaged = bytes
            damaged[end] ^= 0x41
            #expect(throws: SyncContent.Failure.notUnderstood) { try SyncContent(bytes: damaged) }
        }
        #expect(throws: SyncContent.Failure.notUnderstood) { try SyncContent(bytes: bytes + [0]) }
    }

    @Test func `What ends in the middle of a part is none, though it was compressed as a whole`() throws {
        let parts = content(200).deltas.flatMap(\.bytes)
        #expect(throws: SyncContent.Failure.notUnderstood) {
            try SyncContent(bytes: compressed(Array(parts.dropLast())))
        }
        #expect(try SyncContent(bytes: compressed(parts)).vector == nil)
    }

    @Test func `A file that would become very large is none`() throws {
        let parts = try compressed(Array(repeating: [9, 3, 0, 0, 0], count: 10_000).flatMap(\.self))
        #expect(parts.count < 1_000)
        var reader = try ContentReader(parts, bounds: .init(whole: 49_999, part: 3))
        #expect(throws: SyncContent.Failure.notUnderstood) { while try reader.next() != nil {} }
        reader = try ContentReader(parts, bounds: .init(whole: 50_000, part: 2))
        #expect(throws: SyncContent.Failure.notUnderstood) { try reader.next() }
        reader = try ContentReader(parts, bounds: .init(whole: 50_000, part: 3))
        while try reader.next() != nil {}
    }

    @Test func `A library that is not there is named`() {
        #expect(throws: Compression.Failure.libraryMissing(name: "libno.so.1")) {
            try Compression.unpacking(library: "libno.so.1")
        }
    }
}
