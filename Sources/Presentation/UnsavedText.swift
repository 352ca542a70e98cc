/// A text that would be lost if the program ended now: it is not in the library, or not yet.
package struct UnsavedText: Hashable, Sendable {
    /// How far it has come on its way to a place.
    package enum Storing: Hashable, Sendable {
        /// Nobody has tried since it was changed.
        case untried
        case underWay
        case done
        case failed(Message)
    }

    /// Which text it is: `Note on Yi Yi`.
    package let title: String
    package let text: String
    package let inLibrary: Storing
    /// What is offered when the note is opened again.
    package let asDraft: Storing

    package init(title: String, text: String, inLibrary: Storing, asDraft: Storing) {
        self.title = title
        self.text = text
        self.inLibrary = inLibrary
        self.asDraft = asDraft
    }

    package var isUnderWay: Bool { inLibrary == .underWay || asDraft == .underWay }

    /// Whether somebody has yet to try to store it.
    package var isUntried: Bool {
        switch (inLibrary, asDraft) {
        case (.untried, _), (.failed, .untried): true
        default: false
        }
    }
}
