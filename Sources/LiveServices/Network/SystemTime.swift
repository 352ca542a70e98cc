/// The machine's time; goes on while the machine sleeps.
struct SystemTime: TimeSource {
    private let start = ContinuousClock.now

    init() {}

    var now: Duration { start.duration(to: .now) }

    func sleep(for duration: Duration) async throws {
        try await Task.sleep(for: duration, clock: .continuous)
    }
}
