import Entities
import FoundationEssentials
import HTTP
import Presentation

/// The notices of this run, and why services failed, with their times.
@MainActor
final class ToldMessages {
    /// The last one first.
    private(set) var all: [(message: Message, secondsSince1970: Int)] = []
    private let now: () -> Int
    private let heard: @MainActor (Message) -> Void

    /// More than anybody reads.
    static let most = 200

    /// - Parameters:
    ///   - now: in seconds since 1970.
    ///   - heard: is told of each of them.
    init(
        now: @escaping () -> Int = { Int(Date.now.timeIntervalSince1970) },
        heard: @escaping @MainActor (Message) -> Void = { _ in }
    ) {
        self.now = now
        self.heard = heard
    }

    func note(_ message: Message) {
        add(message)
        heard(message)
    }

    /// Adds a failure that a screen shows itself, so that it can be found when the screen shows something else.
    func noteFailure(_ message: Message) { add(message) }

    /// What is told again and again, or with more to it, stands there once, with the last time.
    private func add(_ message: Message) {
        if let last = all.first?.message, last == message || message.remedy == last.what { all.removeFirst() }
        all.insert((message, now()), at: 0)
        if all.count > Self.most { all.removeLast() }
    }
}

extension Wording {
    /// Why a service did not do what it was asked; nil for what nobody has to know.
    func failure(_ report: RequestReport) -> Message? {
        guard let failure = report.failure, failure != .notFound, failure != .cancelled else { return nil }
        // What can be done about it stands where it failed, and its keys do nothing here.
        return Message("\(sources.name(of: report.source))  \(message(failure).what)", isFailure: true)
    }
}
