import CommandLine
import Entities

/// Saves the session soon after each change, so that even a kill loses at most the last second.
@MainActor
final class SessionKeeper {
    static let delay = Duration.seconds(1)

    private let file: SessionFile?
    private let complain: (FolderFailure) -> Void
    private var saved: Session
    private var changedAt: ContinuousClock.Instant?
    private var hasComplained = false

    /// - Parameters:
    ///   - file: nil if sessions are not stored.
    ///   - complain: called once if sessions cannot be stored.
    init(file: SessionFile?, saved: Session, complain: @escaping (FolderFailure) -> Void) {
        self.file = file
        self.saved = saved
        self.complain = complain
    }

    /// When `save` is due; nil when nothing has changed.
    var deadline: ContinuousClock.Instant? { changedAt.map { $0 + Self.delay } }

    /// Called after each key: the session may have changed.
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
