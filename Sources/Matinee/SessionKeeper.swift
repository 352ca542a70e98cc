/// Saves the session soon after it has changed, so that even a kill loses no more than the last second.
@MainActor
final class SessionKeeper {
    static let delay = Duration.seconds(1)

    private let file: SessionFile?
    private var saved: Session
    private var changedAt: ContinuousClock.Instant?

    /// - Parameter file: nil where nothing is to be kept.
    init(file: SessionFile?, saved: Session) {
        self.file = file
        self.saved = saved
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
        file?.save(session)
        saved = session
    }
}
