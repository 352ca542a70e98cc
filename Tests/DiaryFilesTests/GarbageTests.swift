import DiaryFiles
import Entities
import TestSupport
import Testing

struct GarbageTests {
    /// Whatever is done to a file, it is read or refused, and no process ends.
    @Test func noFileTraps() {
        var generator = SeededGenerator(seed: 20_261_126)
        let texts = Files.all.map { ($0.path, Array($0.text.utf8)) }
        let zips = [StoredZip.bytes(Files.letterboxd), StoredZip.bytes(Files.trakt)].map { ("export.zip", $0) }
        let files = texts + zips
        var (read, refused) = (0, 0)
        for round in 0..<20_000 {
            let (name, bytes) = files[round % files.count]
            let changed = Self.changed(bytes, by: &generator)
            do throws(DiaryFileFailure) {
                let file = try DiaryFile(changed, named: name)
                read += 1
                for item in file.items {
                    #expect(!item.summary.title.isEmpty)
                    #expect(Set(item.events.map(\.id)).count == item.events.count)
                }
            } catch {
                refused += 1
            }
        }
        // Else nothing would have been looked at.
        #expect(read > 1_000)
        #expect(refused > 100)
    }

    private static func changed(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(
                    contentsOf: Array("\",\n-/9\u{0}<&é".utf8).shuffled(using: &generator).prefix(3), at: place)
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 40))
            case 4:
                let length = min(60, bytes.count - place)
                let other = Int.random(in: 0...bytes.count - length, using: &generator)
                bytes.replaceSubrange(place..<place + length, with: Array(bytes[other..<other + length]))
            default:
                if Int.random(in: 0..<4, using: &generator) == 0 { bytes.removeSubrange(place...) }
            }
        }
        return bytes
    }
}
