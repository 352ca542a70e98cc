import Browsing
import Commands
import Entities
import Navigation
import Presentation
import TerminalKit

/// A screen that says of itself nothing that others say, and notes what it was asked. It has no defaults, so what `Screen` asks for
/// anew is here, too.
@MainActor
final class AskedScreen: Screen {
    /// The names of the requirements, each as often as it was used.
    private(set) var asked: [String] = []

    private func noted<Value>(_ value: Value, _ name: String = #function) -> Value {
        asked.append(String(name.prefix { $0 != "(" }))
        return value
    }

    var title: String { noted("asked") }
    var status: String? { noted("7 of 9") }
    var selected: String? { noted("asked") }
    var rowOrigin: RowOrigin? { noted(.library) }
    var isBusy: Bool { noted(true) }
    var isAwaitingRows: Bool { noted(true) }
    var isEmptyList: Bool { noted(true) }
    var isTab: Bool { noted(true) }
    var hasFailed: Bool { noted(true) }
    var failureInPlaceOfRows: ListState.Failure? { noted(.catalog(.offline)) }
    var commands: [Command] { noted([.rate]) }
    var hints: [Command: String] { noted([.rate: "asked"]) }
    var commandsBeside: [Command] { noted([.sort]) }
    func willAppear() -> Bool { noted(false) }
    func didAppear() { noted(()) }
    var wantsWidth: Bool { noted(true) }
    func layOutTabs(over room: Size?) -> Bool { noted(true) }
    func drawTabs(on line: Surface) { noted(()) }
    func layout(size: Size) { noted(()) }
    func draw(on surface: Surface, hasFocus: Bool) { noted(()) }
    var overlay: (any OverlayContent)? { noted(nil) }
    var question: Question? { noted(Question("Well?", answers: [])) }
    var isTyping: Bool { noted(true) }
    var takesText: Bool { noted(true) }
    var isClosing: Bool { noted(true) }
    var keyScope: KeyScope { noted(.note) }
    func handle(_ press: KeyPress) -> Bool { noted(true) }
    func handle(_ command: Command) -> Bool { noted(true) }
    func handle(_ pointing: Pointing) -> PointerUse { noted(.marked) }
    func programWillEnd() { noted(()) }
    var unsaved: [UnsavedText] { noted([UnsavedText(title: "A", text: "B", inLibrary: .untried, asDraft: .untried)]) }
    var trail: [String] { noted(["A", "B"]) }
    func goBack(toStep step: Int) { noted(()) }
    var known: KnownItem? { noted(nil) }
    var copyable: CopyableThing? { noted(CopyableThing(title: "asked")) }
    var loaded: [KnownItem] { noted([]) }
    func showFound(isBeside: Bool, _ show: (any Navigator) -> Void) { noted(()) }
    func showTab(named name: String) { noted(()) }
    var inFront: any Screen { noted(self) }
    var memento: ScreenMemento { noted(ScreenMemento(item: "asked")) }
    func restore(_ memento: ScreenMemento) { noted(()) }
}
