import Browsing
import Presentation

@testable import ListForm

@MainActor
final class ListFormViewSpy: ListFormView {
    private(set) var state = FormState()

    func show(_ state: FormState) { self.state = state }

    var texts: [String] { state.form.fields.map { $0.content.text ?? "not typed" } }
}

@MainActor
final class ListFormRouterSpy: ListFormRouter {
    private(set) var closed = 0

    func close() { closed += 1 }
}
