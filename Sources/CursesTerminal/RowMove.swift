import Glibc
import TerminalKit

/// Rows that stand elsewhere in the next frame, as when a list scrolls.
struct RowMove: Equatable {
    /// The rows that take part, with those that come into sight.
    let rows: Range<Int>
    /// How far they go up; below zero for down.
    let distance: Int

    /// What moves most rows; nil where too few would be saved.
    ///
    /// - Parameter hashes: memory to work in.
    static func find(
        _ former: UnsafePointer<Cell>, _ cells: UnsafePointer<Cell>, _ size: Size, _ hashes: inout [UInt64]
    ) -> RowMove? {
        let length = size.width * MemoryLayout<Cell>.stride
        var changed = size.height
        for y in 0..<size.height where memcmp(cells + y * size.width, former + y * size.width, length) == 0 {
            changed -= 1
        }
        guard changed >= leastRows else { return nil }
        hashes.removeAll(keepingCapacity: true)
        for y in 0..<size.height { hashes.append(hash(former + y * size.width, size.width)) }
        for y in 0..<size.height { hashes.append(hash(cells + y * size.width, size.width)) }
        var best: RowMove?
        var mostSaved = leastRows - 1
        let farthest = size.height - leastRows
        for distance in -farthest...farthest where distance != 0 {
            guard let found = measure(distance, size.height, hashes), found.saved > mostSaved else { continue }
            mostSaved = found.saved
            best = found.move
        }
        return best
    }

    /// The rows that have moved, where it is known how far they may have.
    static func find(
        _ former: UnsafePointer<Cell>, _ cells: UnsafePointer<Cell>, _ size: Size, up distance: Int
    ) -> RowMove? {
        let length = size.width * MemoryLayout<Cell>.stride
        var (first, last, moved) = (-1, -1, 0)
        for y in max(0, -distance)..<max(0, -distance, min(size.height, size.height - distance)) {
            guard memcmp(cells + y * size.width, former + (y + distance) * size.width, length) == 0 else { continue }
            moved += 1
            if first < 0 { first = y }
            last = y
        }
        guard moved >= leastRows else { return nil }
        return RowMove(rows: min(first, first + distance)..<max(last, last + distance) + 1, distance: distance)
    }

    /// The rows between the first and the last that are the same so far away; those that stayed where they were count against it.
    private static func measure(_ distance: Int, _ height: Int, _ hashes: [UInt64]) -> (move: RowMove, saved: Int)? {
        var (first, last) = (-1, -1)
        var (moved, stayed) = (0, 0)
        for y in max(0, -distance)..<min(height, height - distance) {
            let hash = hashes[height + y]
            if hash == hashes[y] {
                if first >= 0 { stayed += 1 }
            } else if hash == hashes[y + distance] {
                moved += 1
                if first < 0 { first = y }
                last = y
            }
        }
        guard first >= 0 else { return nil }
        let rows = min(first, first + distance)..<max(last, last + distance) + 1
        return (RowMove(rows: rows, distance: distance), moved - stayed)
    }

    /// In the former frame: what comes into sight is blank.
    func apply(to former: UnsafeMutablePointer<Cell>, width: Int) {
        let kept = (rows.count - abs(distance)) * width
        let (top, gap) = (rows.lowerBound * width, abs(distance) * width)
        let (from, to) = distance > 0 ? (top + gap, top) : (top, top + gap)
        memmove(former + to, former + from, kept * MemoryLayout<Cell>.stride)
        let blanks = distance > 0 ? top + kept : top
        for place in blanks..<blanks + gap { former[place] = .blank(.ground) }
    }

    private static func hash(_ row: UnsafePointer<Cell>, _ width: Int) -> UInt64 {
        row.withMemoryRebound(to: UInt64.self, capacity: width * 2) { words in
            var hash: UInt64 = 0
            for index in 0..<width * 2 { hash = (hash ^ words[index]) &* 0x9E37_79B9_7F4A_7C15 }
            return hash
        }
    }

    /// Fewer are written anew.
    private static let leastRows = 4
}
