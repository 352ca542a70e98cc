/// A note, and the source that its thing is kept of.
package struct KeptNote: Hashable, Sendable {
    package let source: SourceID
    package let text: String

    package init(source: SourceID, text: String) {
        self.source = source
        self.text = text
    }
}
