/// The name of a register of an entry. Names are open: one that this version does not know is kept and passed on.
package struct FieldID: Hashable, Comparable, Sendable {
    /// In UTF-8.
    package let bytes: [UInt8]

    package init(_ name: String) {
        bytes = Array(name.utf8)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    package var name: String { String(decoding: bytes, as: UTF8.self) }

    package static func < (left: FieldID, right: FieldID) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}
