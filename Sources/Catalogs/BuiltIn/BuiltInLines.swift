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

    /// The first fields of a line, between which there are tabs. Nil if there is no such line.
    func fields(of index: Int, most: Int = .max) -> [String]? {
        guard let line = bytes(of: index), let start = line.baseAddress else { return nil }
        var (fields, offset) = ([String](), 0)
        while fields.count < most {
            let end = memchr(start + offset, Int32(Self.tab), line.count - offset).map { start.distance(to: $0) }
            fields.append(String(decoding: line[offset..<(end ?? line.count)], as: UTF8.self))
            guard let end else { break }
            offset = end + 1
        }
        return fields
    }

    /// What stands before and behind a text that is a whole one: one of these each.
    struct Edges {
        let before: [[UInt8]]
        let behind: [[UInt8]]

        init(before: [String], behind: [String]) {
            (self.before, self.behind) = (before.map { Array($0.utf8) }, behind.map { Array($0.utf8) })
        }
    }

    /// The numbers of the lines that have this as a whole text, each once and in order.
    func lines(having text: String, between edges: Edges) -> [Int] {
        guard let start else { return [] }
        // What stands before it is looked at where the text is: there is much more of that than of its first letter.
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
                // It may have a line break.
                guard place + wanted.count <= ranges[line].upperBound else { continue }
                let before = bytes[ranges[line].lowerBound..<place]
                let behind = bytes[place + wanted.count..<ranges[line].upperBound]
                if edges.before.contains(where: { before.suffix($0.count).elementsEqual($0) }),
                    edges.behind.contains(where: { behind.starts(with: $0) })
                {
                    found.append(line)
                    offset = ranges[line].upperBound
                }
            }
            return found
        }
    }

    private static let tab = UInt8(ascii: "\t")

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
