import Browsing
import Commands
import Entities
import LibraryStore
import Navigation
import Presentation
import TerminalKit

/// The end of the program. Waits for running orders; asks about what could not be stored, if the user can be asked, and
/// reports it after the screen was left.
@MainActor
final class QuitFlow {
    private enum Work { case notice }

    private enum Stage {
        case staying
        /// Waiting for all orders. The status is that of a signal; nil if the user may still change it.
        case waiting(status: Int32?)
        case asking
        case leaving(Outcome)
    }

    struct Outcome: Equatable {
        let status: Int32
        /// Whether the program ends without waiting for running orders.
        var isHasty = false
    }

    /// A wait shorter than this is not shown.
    static let patience = Duration.milliseconds(300)

    /// The exit status if the user quits although not everything was stored.
    static let unsavedStatus: Int32 = 1

    private let shell: Shell
    private let ledger: LibraryLedger
    private let wording: Wording
    private let pause: Pause
    private weak var display: (any Display)?
    private let scope = TaskScope<Work>()
    private var stage = Stage.staying
    /// The unsaved texts at the last attempt to store them.
    private var tried: [UnsavedText] = []

    /// - Parameter pause: how long a wait is not shown.
    init(shell: Shell, ledger: LibraryLedger, wording: Wording, pause: Pause, display: any Display) {
        self.shell = shell
        self.ledger = ledger
        self.wording = wording
        self.pause = pause
        self.display = display
    }

    /// How the program ends; nil while it does not.
    var outcome: Outcome? {
        if case .leaving(let outcome) = stage { outcome } else { nil }
    }

    /// Whether keys go here and not to the visible screen.
    var isUnderWay: Bool {
        if case .staying = stage { false } else { true }
    }

    /// A report of what is not stored, printed after the screen was left; empty if there is nothing to report.
    var lastWords: String { report(isOver: true).lastWords }

    /// The user wants to quit.
    func quit() {
        guard !isUnderWay else { return }
        ledger.forgetFailures()
        wait(status: nil)
    }

    /// A signal ends the program, without questions. The second call ends it at once.
    ///
    /// - Parameter status: the exit status.
    func end(status: Int32) {
        switch stage {
        case .staying:
            ledger.forgetFailures()
            wait(status: status)
        case .waiting(nil), .asking: wait(status: status)
        case .waiting:
            // Texts whose saving is under way are at least stored as drafts.
            shell.programWillEnd()
            leave(status: status)
        case .leaving: break
        }
    }

    /// Whether the end is certain and no question is asked.
    var mustEnd: Bool {
        switch stage {
        case .staying, .waiting(nil), .asking: false
        case .waiting, .leaving: true
        }
    }

    func take(_ press: KeyPress) {
        switch stage {
        case .waiting(nil):
            if press.key == .escape { return stay() }
            if press.isQuit { ask() }
        case .asking:
            if press.isQuit { return leave(status: Self.unsavedStatus) }
            _ = shell.dialog?.handle(press)
            switch shell.dialog?.answer {
            case .yes: leave(status: Self.unsavedStatus)
            case .no: stay()
            default: display?.setNeedsDisplay()
            }
        case .staying, .waiting, .leaving: break
        }
    }

    /// Called when an order may have ended.
    ///
    /// - Parameter keysWait: whether earlier keys still wait for a screen.
    func goOn(keysWait: Bool) {
        switch stage {
        case .waiting(let status):
            guard !keysWait, !isWorking else { return }
            let unsaved = shell.unsaved
            if unsaved.contains(where: \.isUntried), unsaved != tried {
                tried = unsaved
                return shell.programWillEnd()
            }
            if shell.unsaved.isEmpty, failedOrders.isEmpty {
                leave(status: status ?? 0)
            } else if let status {
                leave(status: status)
            } else {
                ask()
            }
        case .asking:
            // Orders in the shown report may have ended.
            if shell.dialog?.show(report()) == true { display?.setNeedsDisplay() }
            if shell.unsaved.isEmpty, failedOrders.isEmpty, !isWorking { leave(status: 0) }
        case .staying, .leaving: break
        }
    }
}

extension QuitFlow {
    private var isWorking: Bool {
        !ledger.underWay.isEmpty || shell.unsaved.contains(where: \.isUnderWay)
    }

    /// Without notes: their editors report those, since they have the text.
    private var failedOrders: [LibraryLedger.FailedOrder] {
        ledger.failed.filter { !$0.order.isOfNote }
    }

    private func report(isOver: Bool = false) -> UnsavedReport {
        UnsavedReport(
            shell.unsaved,
            orders: failedOrders.map { ($0.order, $0.failure) }
                + ledger.underWay.filter { !$0.isOfNote }.map { ($0, nil) },
            isOver: isOver, wording: wording)
    }

    private func wait(status: Int32?) {
        stage = .waiting(status: status)
        shell.dialog = nil
        tried = shell.unsaved
        shell.programWillEnd()
        scope.start(.notice) { [weak self, pause] in
            await pause.wait()
            if !Task.isCancelled { self?.sayThatItWaits() }
        }
    }

    private func sayThatItWaits() {
        guard case .waiting(let status) = stage else { return }
        shell.ending = Message(wording.unsaved.finishing(status == nil))
        display?.setNeedsDisplay()
    }

    private func ask() {
        scope.cancel(.notice)
        shell.ending = nil
        // Texts whose saving is still under way are stored as drafts too; an order that has just failed is not
        // repeated.
        if shell.unsaved.contains(where: \.isUnderWay) { shell.programWillEnd() }
        shell.dialog = QuitScreen(report(), wording: wording)
        stage = .asking
        display?.setNeedsDisplay()
    }

    private func stay() {
        scope.cancel(.notice)
        stage = .staying
        shell.dialog = nil
        shell.ending = nil
        display?.setNeedsDisplay()
    }

    private func leave(status: Int32) {
        stage = .leaving(Outcome(status: status, isHasty: isWorking))
    }
}

extension KeyPress {
    /// A letter would be typed by somebody who does not see yet that the program ends.
    fileprivate var isQuit: Bool {
        switch key {
        case .control, .modified: command(in: .screens) == .quit
        default: false
        }
    }
}

extension LibraryOrder {
    fileprivate var isOfNote: Bool { kind == .saveNote || kind == .removeNote }
}
