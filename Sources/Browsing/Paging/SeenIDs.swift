/// Which ids a list has, whether or not their items are in memory: about 16 bytes for each id.
///
/// Only a 64-bit fingerprint of each id is stored. Two ids with the same fingerprint would count as one, and the list
/// would lose a row; for lists of a million items that happens once in forty million lists. Fingerprints use a new key
/// in each run, so that no service can provoke it.
struct SeenIDs<ID: Hashable> {
    /// The ids that belong to one page.
    struct Claim {
        fileprivate let start: UInt32
        fileprivate let count: UInt32

        fileprivate var places: Range<Int> { Int(start)..<Int(start + count) }
    }

    private var fingerprints: [UInt64] = []
    /// A hash table with linear probing: the place of a fingerprint, counted from 1; 0 for a free cell.
    private var cells: [UInt32] = Array(repeating: 0, count: 64)
    private var used = 0
    /// The places of released claims, by their size.
    private var free: [UInt32: [UInt32]] = [:]

    func contains(_ id: ID) -> Bool {
        cells[cell(of: Self.fingerprint(of: id))] != 0
    }

    /// Adds ids. An id of another claim belongs to the new one from now on.
    ///
    /// - Parameter ids: without duplicates.
    mutating func claim(_ ids: [ID]) -> Claim {
        let count = UInt32(ids.count)
        let claim = Claim(start: free[count]?.popLast() ?? UInt32(fingerprints.count), count: count)
        reserve(ids.count)
        var place = Int(claim.start)
        for id in ids {
            let fingerprint = Self.fingerprint(of: id)
            if place == fingerprints.count {
                fingerprints.append(fingerprint)
            } else {
                fingerprints[place] = fingerprint
            }
            let cell = cell(of: fingerprint)
            if cells[cell] == 0 { used += 1 }
            place += 1
            cells[cell] = UInt32(place)
        }
        return claim
    }

    /// Removes the ids of a claim, except those that another claim has taken over.
    mutating func release(_ claim: Claim) {
        for place in claim.places {
            let cell = cell(of: fingerprints[place])
            if cells[cell] == place + 1 { empty(cell) }
        }
        if claim.count > 0 { free[claim.count, default: []].append(claim.start) }
    }

    private static func fingerprint(of id: ID) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(id)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private func home(of fingerprint: UInt64) -> Int {
        Int(truncatingIfNeeded: fingerprint) & (cells.count - 1)
    }

    /// Where a fingerprint is, or the free cell where it would be.
    private func cell(of fingerprint: UInt64) -> Int {
        var cell = home(of: fingerprint)
        while cells[cell] != 0, fingerprints[Int(cells[cell]) - 1] != fingerprint { cell = next(cell) }
        return cell
    }

    private func next(_ cell: Int) -> Int { (cell + 1) & (cells.count - 1) }

    /// Empties a cell, and moves up the fingerprints behind it that linear probing has put there.
    private mutating func empty(_ cell: Int) {
        used -= 1
        var (gap, behind) = (cell, next(cell))
        while cells[behind] != 0 {
            let home = home(of: fingerprints[Int(cells[behind]) - 1])
            let mask = cells.count - 1
            if (behind - home) & mask >= (behind - gap) & mask {
                cells[gap] = cells[behind]
                gap = behind
            }
            behind = next(behind)
        }
        cells[gap] = 0
    }

    /// Makes room for this many more, with a quarter of the cells free.
    private mutating func reserve(_ count: Int) {
        let needed = (used + count) * 4 / 3 + 1
        guard needed > cells.count else { return }
        let old = cells
        var size = cells.count
        while size < needed { size *= 2 }
        cells = Array(repeating: 0, count: size)
        for place in old where place != 0 { cells[cell(of: fingerprints[Int(place) - 1])] = place }
    }
}
