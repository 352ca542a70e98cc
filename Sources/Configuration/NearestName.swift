/// The known name that somebody probably meant.
package enum NearestName {
    /// - Returns: nil if none is near: of a short name one letter may be wrong, missing, too many or exchanged with the
    ///   next one, of a longer one some more.
    package static func of(_ name: String, among known: some Sequence<String>) -> String? {
        let name = Array(name.lowercased().unicodeScalars.prefix(longest))
        let limit = max(1, name.count / 3)
        return known.map { (distance(name, Array($0.lowercased().unicodeScalars)), $0) }
            .filter { $0.0 <= limit }
            .min { $0.0 < $1.0 }?.1
    }

    /// Longer ones are no names.
    private static let longest = 100

    /// Optimal string alignment.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var before: [Int] = []
        var last = Array(0...other.count)
        for (row, scalar) in one.enumerated() {
            var line = [row + 1]
            for (column, candidate) in other.enumerated() {
                var best = min(last[column] + (scalar == candidate ? 0 : 1), last[column + 1] + 1, line[column] + 1)
                if row > 0, column > 0, scalar == other[column - 1], one[row - 1] == candidate {
                    best = min(best, before[column - 1] + 1)
                }
                line.append(best)
            }
            (before, last) = (last, line)
        }
        return last[other.count]
    }
}
