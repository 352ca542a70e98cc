import Navigation

/// An editor that answers what its test says.
@MainActor
package final class ExternalEditorSpy: ExternalEditor {
    package var answer: String?
    package private(set) var texts: [String] = []

    package init() {}

    package func edit(_ text: String) -> String? {
        texts.append(text)
        return answer
    }
}
