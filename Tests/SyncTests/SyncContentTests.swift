import Entities
import TestSupport
import Testing

@testable import Sync

struct SyncContentTests {
    private let machine = MachineID(high: .max, low: 7)
    private let film = EntryID(LibrarySubject(kind: .movie, id: ItemID(source: SourceID(rawValue: "tmdb"), key: "a/ü")))

    private var content: SyncContent {
        let stamp = Stamp(time: 1 << 40, machine: machine)
        let register = Register().writing([1, 2, 3], at: stamp)
        return SyncContent(
            deltas: [
                .register(film, FieldID("favourite"), register),
                .revision(film, NoteHistory().writing(Array("Grüße".utf8), changed: -5, at: stamp)),
                .unknown(kind: 99, payload: [0, 255, 1]),
            ], vector: VersionVector([machine: .init(number: 3, time: .max)]))
    }

    @Test func `What is written is read`() throws {
        #expect(try SyncContent(bytes: content.bytes) == content)
        #expect(film.subject?.id.key == "a/ü")
    }

    @Test func `A file that ends anywhere but between two parts is none`() {
        let bytes = content.bytes
        let whole = (0..<bytes.count).filter { (try? SyncContent(bytes: Array(bytes[..<$0]))) != nil }
        // Behind what each file begins with, and behind each of the three parts but the last, which is the vector.
        #expect(whole.count == 4)
    }

    @Test func `What is not understood is passed on as it came`() {
        var state = SyncState(content)
        state.merge(SyncContent(deltas: [.unknown(kind: 99, payload: [0, 255, 1])]))
        let passedOn = state.content.deltas.filter { $0.entry == nil }
        #expect(passedOn.map(\.bytes) == [[99, 3, 0, 255, 1]])
    }

    /// A later version may say more of a register than this one knows.
    @Test func `A part of a known kind with more in it is passed on too`() throws {
        var writer = ByteWriter()
        writer.write(UInt64(1))
        writer.write([3, 1, 2, 3, 1, 65, 77])
        let delta = try #require(Delta(bytes: writer.bytes))
        #expect(delta.entry == nil)
        #expect(delta.bytes == writer.bytes)
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, Int.max, Int.min])
    func `Numbers of all sizes are read as they were written`(number: Int) {
        var writer = ByteWriter()
        writer.write(number)
        writer.write(UInt64(bitPattern: Int64(number)))
        var reader = ByteReader(writer.bytes)
        #expect(reader.readSigned() == number)
        #expect(reader.readNumber() == UInt64(bitPattern: Int64(number)))
        #expect(reader.isAtEnd)
    }

    @Test func `There is one form of each number`() {
        for bytes: [UInt8] in [[0x80, 0], [0x80], [255, 255, 255, 255, 255, 255, 255, 255, 255, 2]] {
            var reader = ByteReader(bytes)
            #expect(reader.readNumber() == nil)
        }
    }

    @Test(arguments: ["0123456789ABCDEF0123456789abcdef", "+123456789abcdef0123456789abcdef", "1", ""])
    func `What is no machine is none`(text: String) {
        #expect(MachineID(text: text) == nil)
        #expect(MachineID(text: machine.text) == machine)
    }
}
