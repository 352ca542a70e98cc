import Entities

/// Saves the session soon after it has changed, so that even a kill loses no more than the last second.
@MainActor
final class SessionKeeper {
    static let delay = Duration.seconds(1)

    private let file: SessionFile?
    private let complain: (FolderFailure) -> Void
    private var saved: Session
    private var changedAt: ContinuousClock.Instant?
    private var hasComplained = false

    /// - Parameters:
    ///   - file: nil where nothing is to be kept.
    ///   - complain: told once why sessions cannot be kept.
    init(file: SessionFile?, saved: Session, complain: @escaping (FolderFailure) -> Void) {
        self.file = file
        self.saved = saved
        self.complain = complain
    }

    /// When `save` is due; nil when nothing has changed.
    var deadline: ContinuousClock.Instant? { changedAt.map { $0 + Self.delay } }

    /// Something may have changed: a key was pressed.
    func note(at now: ContinuousClock.Instant) {
        if changedAt == nil { changedAt = now }
    }

    func saveIfDue(_ session: @autoclosure () -> Session, at now: ContinuousClock.Instant) {
        if let deadline, deadline <= now { save(session()) }
    }

    func save(_ session: Session) {
        changedAt = nil
        guard session != saved else { return }
        do throws(FolderFailure) {
            try file?.save(session)
            saved = session
        } catch {
            if !hasComplained { complain(error) }
            hasComplained = true
        }
    }
}
