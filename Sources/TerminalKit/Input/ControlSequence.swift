/// The parts of a control sequence: a marker, numbers between semicolons with sub-numbers behind colons, intermediate
/// characters, and the final character.
struct ControlSequence {
    /// One of `< = > ?`; nil for keys.
    let marker: UInt8?
    /// The intermediate characters before the final one.
    let qualifier: String
    let last: Character
    private let numbers: [[Int]]

    /// - Parameter bytes: the bytes after ESC [.
    /// - Returns: nil if the parts are not in this order.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let last = bytes.last else { return nil }
        var middle = bytes.dropLast()
        marker = middle.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
        if marker != nil { middle = middle.dropFirst() }
        let digits = middle.prefix { (0x30...0x3B).contains($0) }
        let rest = middle.dropFirst(digits.count)
        guard rest.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
        self.last = Character(Unicode.Scalar(last))
        qualifier = String(decoding: rest, as: UTF8.self)
        numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
            part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
                digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? Int.max
            }
        }
    }

    /// The count of numbers, omitted ones included.
    var count: Int { numbers.count }

    /// 0 if there is none.
    subscript(index: Int) -> Int {
        numbers.indices.contains(index) ? numbers[index].first ?? 0 : 0
    }

    /// All numbers, without sub-numbers.
    var all: [Int] { numbers.map { $0.first ?? 0 } }

    /// The character that the key gives with Shift.
    var shiftedCode: Int? {
        numbers.first.flatMap { $0.count > 1 && $0[1] > 0 ? $0[1] : nil }
    }

    var modifiers: Modifiers { Modifiers(parameter: self[1]) }

    /// Whether the key was released.
    var isRelease: Bool {
        numbers.count > 1 && numbers[1].count > 1 && numbers[1][1] == 3
    }
}
