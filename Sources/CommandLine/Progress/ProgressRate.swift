/// How fast something goes on: by the last seconds, so that a service which has become slow is believed.
struct ProgressRate {
    private struct Sample {
        let at: Duration
        let done: Int
    }

    private var samples: [Sample] = []

    private static let window = Duration.seconds(20)
    private static let step = Duration.milliseconds(250)
    /// What is known before is chance.
    private static let shortest = Duration.seconds(1)

    mutating func note(_ done: Int, at now: Duration) {
        // Other work has begun.
        if let last = samples.last, done < last.done { samples = [] }
        if let last = samples.last, now - last.at < Self.step { return }
        samples.append(Sample(at: now, done: done))
        while samples.count > 1, now - samples[1].at >= Self.window { samples.removeFirst() }
    }

    /// In a second; nil where that is not known.
    ///
    /// - Parameter done: by now.
    func perSecond(_ done: Int, at now: Duration) -> Double? {
        guard let first = samples.first, now - first.at >= Self.shortest, done > first.done else { return nil }
        return Double(done - first.done) / ((now - first.at) / .seconds(1))
    }

    /// How long so many more will take; nil where that is not known.
    func left(_ count: Int, _ done: Int, at now: Duration) -> Duration? {
        perSecond(done, at: now).map { .seconds(Double(count) / $0) }
    }
}
