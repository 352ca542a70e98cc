package import Entities

/// What the user has written about something, and what stands above it.
package struct LabelledNote: Equatable, Sendable {
    package let label: String
    package let text: String

    package init(label: String, text: String) {
        self.label = label
        self.text = text
    }
}

extension Wording {
    /// With the names of their sources, unless there is only the thing's own.
    ///
    /// - Parameter own: the thing's source.
    package func notes(_ notes: [KeptNote], of own: SourceID?) -> [LabelledNote] {
        let isAlone = notes.allSatisfy { $0.source == own }
        return notes.map { note in
            let label = library.note
            return LabelledNote(
                label: isAlone ? label : "\(label) · \(sources.name(of: note.source))", text: note.text)
        }
    }
}
