import CCatalogue
import FoundationEssentials
import Glibc
import Synchronization

/// Values compiled into the program, one in each line. The lines are located once and decoded one by one when needed,
/// so that the first screen does not wait for the whole catalogue.
///
/// Unchecked: the bytes are the program's own constants.
final class JSONLines: @unchecked Sendable {
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
        let ranges = ranges
        guard ranges.indices.contains(index), let start else { return nil }
        let line = Data(bytes: start + ranges[index].lowerBound, count: ranges[index].count)
        return try? JSONDecoder().decode(type, from: line)
    }

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
