import Navigation

/// An external editor that returns what its test has set.
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
