import Entities
import LibraryStore
import Loading
import Navigation
import Presentation
import TerminalKit

/// The way out of the program. What is under way is waited for; what then is not stored is asked about, where somebody
/// can be asked, and told when the terminal is given back.
@MainActor
final class Departure {
    private enum Work { case notice }

    private enum Stage {
        case staying
        /// For all that was ordered. The status is that of a signal; nil where a key can still change it.
        case waiting(status: Int32?)
        case asking
        case leaving(Outcome)
    }

    struct Outcome: Equatable {
        let status: Int32
        /// Whether something is under way that nobody waits for.
        var isHasty = false
    }

    /// How long nothing is said of a wait.
    static let patience = Duration.milliseconds(300)

    /// Of one that quits though not everything could be stored.
    static let unsavedStatus: Int32 = 1

    private let shell: Shell
    private let ledger: LibraryLedger
    private let wording: Wording
    private let pause: Pause
    private weak var display: (any Display)?
    private let scope = TaskScope<Work>()
    private var stage = Stage.staying
    /// What there was when it was last asked to be stored.
    private var tried: [UnsavedText] = []

    /// - Parameter pause: lasts as long as nothing is said of a wait.
    init(shell: Shell, ledger: LibraryLedger, wording: Wording, pause: Pause, display: any Display) {
        self.shell = shell
        self.ledger = ledger
        self.wording = wording
        self.pause = pause
        self.display = display
    }

    /// How the program ends, as soon as it does.
    var outcome: Outcome? {
        if case .leaving(let outcome) = stage { outcome } else { nil }
    }

    /// Whether keys are for this, and not for what is in sight.
    var isUnderWay: Bool {
        if case .staying = stage { false } else { true }
    }

    /// What is not stored now, for the terminal that was given back; empty for nothing.
    var lastWords: String { report(isOver: true).lastWords }

    /// Somebody wants to quit.
    func quit() {
        guard !isUnderWay else { return }
        ledger.forgetFailures()
        wait(status: nil)
    }

    /// The program has to end: nobody is asked. The second time it does so at once.
    ///
    /// - Parameter status: the one to end with.
    func end(status: Int32) {
        switch stage {
        case .staying:
            ledger.forgetFailures()
            wait(status: status)
        case .waiting(nil), .asking: wait(status: status)
        case .waiting:
            // What is under way is kept as a draft at least.
            shell.programWillEnd()
            leave(status: status)
        case .leaving: break
        }
    }

    /// Whether nobody is asked any more.
    var mustEnd: Bool {
        switch stage {
        case .staying, .waiting(nil), .asking: false
        case .waiting, .leaving: true
        }
    }

    func take(_ key: Key) {
        switch stage {
        case .waiting(nil):
            if key == .escape { return stay() }
            if isQuit(key) { ask() }
        case .asking:
            if isQuit(key) { return leave(status: Self.unsavedStatus) }
            _ = shell.dialog?.handle(key: key)
            switch shell.dialog?.answer {
            case .yes: leave(status: Self.unsavedStatus)
            case .no: stay()
            default: display?.setNeedsDisplay()
            }
        case .staying, .waiting, .leaving: break
        }
    }

    /// Something that was waited for may have been done.
    ///
    /// - Parameter keysWait: whether there are keys from before that a screen is yet to take.
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
            // What was still under way then may be done.
            if shell.dialog?.show(report()) == true { display?.setNeedsDisplay() }
            if shell.unsaved.isEmpty, failedOrders.isEmpty, !isWorking { leave(status: 0) }
        case .staying, .leaving: break
        }
    }
}

extension Departure {
    private var isWorking: Bool {
        !ledger.underWay.isEmpty || shell.unsaved.contains(where: \.isUnderWay)
    }

    /// Of notes their editors tell, which have the text.
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
        shell.notice = Message(wording.unsaved.finishing(status == nil))
        display?.setNeedsDisplay()
    }

    private func ask() {
        scope.cancel(.notice)
        shell.notice = nil
        // What is still under way is kept as a draft, too; what has failed just now is not tried again.
        if shell.unsaved.contains(where: \.isUnderWay) { shell.programWillEnd() }
        shell.dialog = QuitScreen(report(), wording: wording)
        stage = .asking
        display?.setNeedsDisplay()
    }

    private func stay() {
        scope.cancel(.notice)
        stage = .staying
        shell.dialog = nil
        shell.notice = nil
        display?.setNeedsDisplay()
    }

    private func leave(status: Int32) {
        stage = .leaving(Outcome(status: status, isHasty: isWorking))
    }

    private func isQuit(_ key: Key) -> Bool {
        guard case .control = key else { return false }
        return KeyMap.standard.command(for: key) == .quit
    }
}

extension LibraryOrder {
    fileprivate var isOfNote: Bool { kind == .saveNote || kind == .removeNote }
}
