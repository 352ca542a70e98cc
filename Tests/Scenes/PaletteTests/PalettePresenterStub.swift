@testable import Palette

/// Records what its view tells it.
@MainActor
final class PalettePresenterStub: PalettePresenter {
    enum Call: Equatable {
        case willAppear, didAppear, leave
        case type(String)
        case choose(Int, isBeside: Bool)
    }

    let title = "Anything"
    let hint = "Type a title, a name, or what to do"
    let headings = ["Commands", "Open Library"]
    var isClosing = false
    private(set) var calls: [Call] = []

    func viewWillAppear() { calls.append(.willAppear) }
    func viewDidAppear() { calls.append(.didAppear) }
    func didType(_ text: String) { if calls.last != .type(text) { calls.append(.type(text)) } }
    func didChoose(row: Int, isBeside: Bool) { calls.append(.choose(row, isBeside: isBeside)) }
    func didLeave() { calls.append(.leave) }
}
