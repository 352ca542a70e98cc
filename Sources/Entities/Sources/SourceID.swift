/// Where something comes from, by the name that is stored. Names that this version does not know, written by a later
/// version or another program, are kept like any other. Each source declares its own in its `SourceDescriptor`.
package struct SourceID: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension SourceID: CustomStringConvertible {
    package var description: String { rawValue }
}
