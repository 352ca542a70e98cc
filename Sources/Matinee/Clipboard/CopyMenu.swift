import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit
import Widgets

/// The menu of what a thing can be copied as, over the screen; and, in place of all, its texts alone, for who selects them
/// with the pointer.
@MainActor
final class CopyMenu: ShellMenu {
    private let clipboard: any Clipboard
    private let wording: ClipboardWording
    private let notices: any NoticeBoard
    private let mouse: MouseSwitch
    private var thing: CopyableThing?
    private let pane = MenuPane()
    /// While the texts are shown; nil while they are not.
    private var text: ScrollPane?
    private var width = 0

    init(
        clipboard: any Clipboard, wording: ClipboardWording, notices: any NoticeBoard, mouse: MouseSwitch
    ) {
        self.clipboard = clipboard
        self.wording = wording
        self.notices = notices
        self.mouse = mouse
    }

    var isOpen: Bool { pane.isOpen || isShowingText }

    /// Whether it has the whole screen.
    var isShowingText: Bool { text != nil }

    var overlay: (any OverlayContent)? { pane.overlay }

    /// - Returns: whether there is anything to copy.
    func open(_ thing: CopyableThing) -> Bool {
        let forms = thing.forms
        guard !forms.isEmpty else { return false }
        self.thing = thing
        let entries = forms.map { form in
            let text = (thing.text(as: form) ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return "\(wording.form(form)) · \(text)"
        }
        let link = forms.firstIndex(of: .link).map { HarmlessText.width(of: entries[$0]) } ?? 0
        pane.width = link + Self.besideEntry > MenuPane.usualWidth ? Self.widthOfLinks : MenuPane.usualWidth
        pane.show(Menu(wording.menuTitle, entries + [wording.show], chosen: [], isAboutRow: true))
        return true
    }

    /// In cells: of the menu where an address is long, and what stands beside an entry.
    private static let widthOfLinks = 78
    private static let besideEntry = 5

    func close() {
        pane.show(nil)
        guard text != nil else { return }
        text = nil
        mouse.takeBack()
    }

    /// - Parameter size: of the screen.
    func layout(size: Size) {
        guard text != nil else { return }
        if size.width != width {
            width = size.width
            text?.scrollToTop()
        }
        text?.show(lines(width: size.width), height: size.height)
    }

    /// Without any border, and from the first column on, so that nothing else is selected.
    private func lines(width: Int) -> [TextLine] {
        var layout = TextLayout(width: width)
        layout.add(wording.howToSelect, .muted)
        for form in thing?.forms ?? [] {
            layout.addGap()
            layout.add(wording.form(form), .label)
            let text = thing?.text(as: form) ?? ""
            if form == .link {
                layout.add([.init(text, .link, link: text)])
            } else {
                layout.addParagraphs(text)
            }
        }
        return layout.lines
    }

    func drawText(on surface: Surface) {
        text?.draw(on: surface)
    }

    func handle(_ press: KeyPress) -> Bool {
        if isShowingText { return handleOverText(press) }
        return pane.handle(press) { take($0.entry) }
    }

    /// What does not scroll leads back.
    private func handleOverText(_ press: KeyPress) -> Bool {
        guard !press.isForProgram else { return false }
        if let motion = press.command(in: .screens)?.motion { text?.move(motion) } else { close() }
        return true
    }

    func handle(_ pointing: Pointing) -> PointerUse {
        pane.handle(pointing) { take($0.entry) } ?? .marked
    }

    /// - Parameter entry: nil where none was chosen.
    private func take(_ entry: Int?) {
        pane.show(nil)
        guard let entry, let thing else { return }
        guard entry < thing.forms.count else { return showText() }
        guard let text = thing.text(as: thing.forms[entry]) else { return }
        clipboard.copy(text) { [notices, wording] in notices.post(wording.message($0, text)) }
    }

    private func showText() {
        (text, width) = (ScrollPane(), 0)
        mouse.lend()
    }
}
