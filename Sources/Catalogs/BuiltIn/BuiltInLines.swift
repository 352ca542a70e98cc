import CCatalogue
import FoundationEssentials
import Glibc
import Synchronization

/// Values compiled into the program, one in each line. The lines are located once and decoded one by one when needed,
/// so that the first screen does not wait for the whole catalogue.
///
/// Unchecked: the bytes are the program's own constants.
final class BuiltInLines: @unchecked Sendable {
    private let start: UnsafeRawPointer?
    private let length: Int
    private let lines = Mutex<[Range<Int>]?>(nil)

    init(_ data: matinee_data) {
        start = UnsafeRawPointer(data.start)
        length = data.length
    }

    var count: Int { ranges.count }

    /// Nil if there is no such line, or it does not decode.
    func read<Value: Decodable>(_ index: Int, as type: Value.Type) -> Value? {
        bytes(of: index).flatMap { try? JSONDecoder().decode(type, from: Data($0)) }
    }

    /// Nil if there is no such line.
    func text(of index: Int) -> String? {
        bytes(of: index).map { String(decoding: $0, as: UTF8.self) }
    }

    private func bytes(of index: Int) -> UnsafeRawBufferPointer? {
        let ranges = ranges
        guard ranges.indices.contains(index), let start else { return nil }
        return UnsafeRawBufferPointer(start: start + ranges[index].lowerBound, count: ranges[index].count)
    }

    /// The numbers of the lines that have this in a list, or as a name, each once and in order; none for a text that JSON
    /// has to escape.
    func lines(naming text: String) -> [Int] {
        guard let start, !text.utf8.contains(where: { $0 == Self.quote || $0 == UInt8(ascii: "\\") || $0 < 0x20 })
        else { return [] }
        // The quotes are looked at where the text is: there are many more of them than of its first letter.
        let ranges = ranges
        let bytes = UnsafeRawBufferPointer(start: start, count: length)
        return Array(text.utf8).withUnsafeBytes { wanted in
            guard let base = wanted.baseAddress, let first = wanted.first else { return [] }
            var (found, line, offset) = ([Int](), 0, 0)
            while length - offset >= wanted.count,
                let hit = memchr(start + offset, Int32(first), length - offset - wanted.count + 1)
            {
                let place = start.distance(to: UnsafeRawPointer(hit))
                offset = place + 1
                guard memcmp(hit, base, wanted.count) == 0 else { continue }
                while ranges[line].upperBound <= place { line += 1 }
                if isNamed(bytes, place..<place + wanted.count, in: ranges[line]) {
                    found.append(line)
                    offset = ranges[line].upperBound
                }
            }
            return found
        }
    }

    /// Whether a text is a whole one, in a list or as a name.
    private func isNamed(_ bytes: UnsafeRawBufferPointer, _ text: Range<Int>, in line: Range<Int>) -> Bool {
        let opening = text.lowerBound - 1
        guard opening > line.lowerBound, text.upperBound < line.upperBound, bytes[opening] == Self.quote,
            bytes[text.upperBound] == Self.quote
        else { return false }
        if [UInt8(ascii: "["), UInt8(ascii: ",")].contains(bytes[opening - 1]) { return true }
        let start = opening - Self.name.count
        return start >= line.lowerBound && bytes[start..<opening].elementsEqual(Self.name)
    }

    private static let quote = UInt8(ascii: "\"")
    private static let name = Array(#""name":"#.utf8)

    private var ranges: [Range<Int>] {
        lines.withLock { lines in
            if let lines { return lines }
            let found = find()
            lines = found
            return found
        }
    }

    private func find() -> [Range<Int>] {
        guard let start else { return [] }
        var found: [Range<Int>] = []
        var offset = 0
        while offset < length {
            let end = memchr(start + offset, 10, length - offset).map { start.distance(to: UnsafeRawPointer($0)) }
            let line = offset..<(end ?? length)
            if !line.isEmpty { found.append(line) }
            offset = line.upperBound + 1
        }
        return found
    }
}
