/// A text that is not in the library, or not yet, and could be lost if the program ended now.
package struct UnsavedText: Hashable, Sendable {
    /// How far storing it has come.
    package enum Storing: Hashable, Sendable {
        /// It was not tried since the last change.
        case untried
        case underWay
        case done
        case failed(Message)
    }

    /// Which text it is: `Note on Yi Yi`.
    package let title: String
    package let text: String
    package let inLibrary: Storing
    /// The draft that is offered when the note is opened again.
    package let asDraft: Storing

    package init(title: String, text: String, inLibrary: Storing, asDraft: Storing) {
        self.title = title
        self.text = text
        self.inLibrary = inLibrary
        self.asDraft = asDraft
    }

    package var isUnderWay: Bool { inLibrary == .underWay || asDraft == .underWay }

    /// Whether nothing has tried to store it yet.
    package var isUntried: Bool {
        switch (inLibrary, asDraft) {
        case (.untried, _), (.failed, .untried): true
        default: false
        }
    }
}
