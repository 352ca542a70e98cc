/// The objects of a list in JSON, or of lines of JSON, one after the other: a text of a gigabyte is never decoded as a whole. What
/// stands between them and is no object is one of them too, up to the end of its line.
struct JSONItems: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// Nil at the end.
    mutating func next() -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            while index < bytes.count, bytes[index].isBetweenItems { index += 1 }
            guard index < bytes.count else { return nil }
            let start = index
            if bytes[index] == UInt8(ascii: "{") {
                skipObject(bytes)
            } else {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "{") {
                    index += 1
                }
            }
            return start..<index
        }
    }

    /// To behind its end, or to the end of all where it has none.
    private mutating func skipObject(_ bytes: UnsafeBufferPointer<UInt8>) {
        var (depth, isText) = (0, false)
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "\\") where isText: index = Swift.min(index + 1, bytes.count)
            case UInt8(ascii: "{") where !isText: depth += 1
            case UInt8(ascii: "}") where !isText:
                depth -= 1
                if depth == 0 { return }
            default: break
            }
        }
    }
}

extension UInt8 {
    fileprivate var isBetweenItems: Bool {
        isBlank || self == UInt8(ascii: ",") || self == UInt8(ascii: "[") || self == UInt8(ascii: "]")
    }
}
