/// Reads `ByteWriter`'s form; nil for anything else.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var place: Int
    private let end: Int

    init(_ bytes: [UInt8]) {
        self.init(bytes, in: 0..<bytes.count)
    }

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        place = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { place == end }

    /// What was not read yet.
    var rest: [UInt8] { Array(bytes[place..<end]) }

    mutating func readNumber() -> UInt64? {
        var (number, shift) = (UInt64(0), UInt64(0))
        while place < end, shift < 64 {
            let byte = bytes[place]
            place += 1
            // The tenth byte has room for one bit, and nothing ends in a group of zeros: there is one form of each number.
            guard shift < 63 || byte <= 1, byte != 0 || shift == 0 else { return nil }
            number |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return number }
            shift += 7
        }
        return nil
    }

    mutating func readSigned() -> Int? {
        readNumber().map { Int(bitPattern: UInt($0 >> 1)) ^ -Int($0 & 1) }
    }

    /// A number of bytes or of things that may follow; nil for more than there is.
    mutating func readCount() -> Int? {
        guard let count = readNumber(), count <= UInt64(end - place) else { return nil }
        return Int(count)
    }

    /// Where the next text is.
    mutating func readRange() -> Range<Int>? {
        guard let count = readCount() else { return nil }
        defer { place += count }
        return place..<place + count
    }

    mutating func readText() -> [UInt8]? {
        readRange().map { Array(bytes[$0]) }
    }

    mutating func readMachine() -> MachineID? {
        guard let high = readWhole(), let low = readWhole() else { return nil }
        return MachineID(high: high, low: low)
    }

    mutating func readStamp() -> Stamp? {
        guard let time = readWhole(), let machine = readMachine() else { return nil }
        return Stamp(time: time, machine: machine)
    }

    mutating func readRevisions() -> [RevisionID]? {
        guard let count = readCount() else { return nil }
        var revisions: [RevisionID] = []
        for _ in 0..<count {
            guard let high = readWhole(), let low = readWhole() else { return nil }
            revisions.append(RevisionID(high: high, low: low))
        }
        return revisions
    }

    mutating func readContent() -> Revision.Content? {
        switch readNumber() {
        case 1: readText().map { .text($0) }
        case 2: .cut
        case 3: .removal
        case 4: .erasure
        default: nil
        }
    }

    mutating func readSlot() -> Register.Slot? {
        guard let stamp = readStamp() else { return nil }
        switch readNumber() {
        case 0: return Register.Slot(stamp: stamp, value: nil)
        case 1: return readText().map { Register.Slot(stamp: stamp, value: $0) }
        default: return nil
        }
    }

    private mutating func readWhole() -> UInt64? {
        guard end - place >= 8 else { return nil }
        defer { place += 8 }
        return bytes[place..<place + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
