/// The lines of a text that is written, of which one has the cursor. What stands above and below that line is kept
/// joined: it is asked for after each key, and a long text would be slow to join each time.
struct TextLines: Hashable, Sendable {
    /// Never empty.
    private(set) var all: [WrappedLine]
    /// The line with the cursor, from 0.
    private(set) var current = 0
    /// How many rows the lines above have together.
    private(set) var rowsAbove = 0
    /// The lines above, each with its end.
    private var above = ""
    /// The lines below, each after the end of the one before.
    private var below = ""

    init(_ lines: [WrappedLine]) {
        all = lines
        join()
    }

    var text: String { above + all[current].text + below }

    var rows: Int { all.reduce(0) { $0 + $1.rows.count } }

    mutating func wrap(to width: Int) {
        for index in all.indices { all[index].wrap(to: width) }
        rowsAbove = all[..<current].reduce(0) { $0 + $1.rows.count }
    }

    mutating func go(to line: Int) {
        switch line - current {
        case 0: break
        case 1:
            takeFromBelow()
            above += all[current].text + "\n"
            rowsAbove += all[current].rows.count
            current = line
        case -1:
            below = "\n" + all[current].text + below
            takeFromAbove()
        default:
            current = line
            join()
        }
    }

    mutating func replaceCurrent(with line: WrappedLine) {
        all[current] = line
    }

    /// Inserts lines below the current one, and goes to the last of them.
    mutating func insertBelow(_ lines: [WrappedLine]) {
        all.insert(contentsOf: lines, at: current + 1)
        current += lines.count
        join()
    }

    /// Removes the current line and goes to the one above, or does so with the one below and stays.
    ///
    /// - Returns: the removed line; nil where there is none above or below.
    mutating func removeCurrent() -> WrappedLine? {
        guard current > 0 else { return nil }
        takeFromAbove()
        return all.remove(at: current + 1)
    }

    /// - Returns: the removed line; nil where none stands below.
    mutating func removeBelow() -> WrappedLine? {
        guard current + 1 < all.count else { return nil }
        takeFromBelow()
        return all.remove(at: current + 1)
    }

    private mutating func takeFromAbove() {
        current -= 1
        rowsAbove -= all[current].rows.count
        above = String(decoding: above.utf8.dropLast(all[current].text.utf8.count + 1), as: UTF8.self)
    }

    private mutating func takeFromBelow() {
        below = String(decoding: below.utf8.dropFirst(all[current + 1].text.utf8.count + 1), as: UTF8.self)
    }

    private mutating func join() {
        above = all[..<current].map { $0.text + "\n" }.joined()
        below = all[(current + 1)...].map { "\n" + $0.text }.joined()
        rowsAbove = all[..<current].reduce(0) { $0 + $1.rows.count }
    }
}
