import Browsing
import Commands
import Navigation
import Presentation
import TerminalKit

/// What a list asks over the screen, a question, a menu or a form, and what is typed for it into a line at its foot.
@MainActor
final class ListDialog {
    private let presenter: any ListPresenter
    private let questionPane = QuestionPane()
    private let menuPane = MenuPane()
    private let formPane = FormPane()
    private let filterLine: FilterLine
    private let textLine: FilterLine
    private weak var display: (any Display)?

    /// - Parameters:
    ///   - presenter: hears the answers, and what is typed.
    ///   - display: hears that a new frame is needed.
    init(presenter: any ListPresenter, display: (any Display)?) {
        (self.presenter, self.display) = (presenter, display)
        filterLine = FilterLine(display: display)
        textLine = FilterLine(display: display)
    }

    func show(_ controls: ListControls) {
        questionPane.show(controls.question)
        menuPane.show(controls.menu)
        let form = controls.askedText?.form
        formPane.show(form)
        let asked = form == nil ? controls.askedText : nil
        textLine.show(asked.map { ListFilter(text: $0.text, isBeingTyped: true) }, label: asked?.label)
        filterLine.show(controls.filter)
    }

    /// What was looked for earlier.
    var history: PromptHistory {
        get { filterLine.history }
        set { filterLine.history = newValue }
    }

    var overlay: (any OverlayContent)? { questionPane.overlay ?? menuPane.overlay ?? formPane.overlay }

    /// Whether keys are text, or for a menu.
    var isTyping: Bool { menuPane.isOpen || formPane.form != nil || line.isBeingTyped }

    /// Whether keys are text, for one of the lines or a form.
    var takesText: Bool { !menuPane.isOpen && (formPane.takesText || line.isBeingTyped) }

    /// What can be done while something is typed into a line; nil while nothing is.
    ///
    /// - Parameter hasRows: whether there are rows to move to from there.
    func commands(hasRows: Bool) -> [Command]? {
        if textLine.isThere { return [.choose, .leaveMenu] }
        if filterLine.isBeingTyped { return (hasRows ? [.down] : []) + [.keepFilter, .endFilter] }
        return nil
    }

    /// The line that is shown: one at a time.
    private var line: FilterLine { textLine.isThere ? textLine : filterLine }

    /// Of its line, in lines; 0 without one.
    var height: Int { line.height }

    func layout(width: Int) {
        line.layout(width: width)
    }

    /// - Parameter surface: the line at the foot of the list.
    func draw(on surface: Surface) {
        line.draw(on: surface)
    }

    /// - Returns: whether the key was used; nil for one that is for the rows.
    func handle(_ press: KeyPress) -> Bool? {
        if let isUsed = questionPane.handle(press, didAnswer: { presenter.didAnswer(isYes: $0 == .yes) }) {
            return isUsed
        }
        if menuPane.handle(press, on: display, didAnswer: { presenter.didAnswer($0) }) { return true }
        if let event = formPane.handle(press) {
            didHandle(event)
            return true
        }
        if textLine.isThere {
            return textLine.handle(press, didChange: presenter.didType, didEnd: presenter.didEndTyping)
        }
        guard filterLine.isBeingTyped,
            filterLine.handle(press, didChange: presenter.didChangeFilter, didEnd: presenter.didEndFilter)
        else { return nil }
        return true
    }

    private func didHandle(_ event: FormPane.Event) {
        switch event {
        case .stays: display?.setNeedsDisplay()
        case .changed(_, let content): presenter.didType(content.text ?? "")
        case .saved: presenter.didEndTyping(keeps: true)
        case .left: presenter.didEndTyping(keeps: false)
        }
    }

    /// - Returns: nil for what is for the rows or the tabs.
    func handle(_ pointing: Pointing) -> PointerUse? {
        if let use = menuPane.handle(pointing, didAnswer: { presenter.didAnswer($0) }) { return use }
        if let event = formPane.handle(pointing) {
            didHandle(event)
            return .marked
        }
        return line.handle(pointing, begin: presenter.didAskForFilter) ? .marked : nil
    }

    /// Somebody presses elsewhere: a filter that is being typed stays, and another text does not.
    func endTyping() {
        if textLine.isThere { presenter.didEndTyping(keeps: false) }
        if filterLine.isBeingTyped { presenter.didEndFilter(keeps: true) }
    }
}
