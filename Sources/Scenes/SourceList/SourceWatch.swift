import Browsing
import Entities
import Services

/// What is known of all sources, kept up to date while it is in sight.
@MainActor
final class SourceWatch {
    private enum Work { case check }

    /// Set by the owner, which they should hold weakly: called when something below has changed.
    var didChange: (@MainActor () -> Void)?
    /// The preferred ones first; empty before it has begun.
    private(set) var reports: [SourceReport] = []
    /// The service that is asked how it is; nil while none is.
    private(set) var checked: SourceID?
    private let directory: any SourceDirectory
    private let follower: ChangeFollower<[SourceReport]>
    private let scope = TaskScope<Work>()

    init(directory: any SourceDirectory) {
        self.directory = directory
        follower = ChangeFollower { await directory.reports() }
        follower.didRead = { [weak self] in self?.didRead($0) }
    }

    /// Reads the reports, now and whenever they change.
    func begin() {
        reports = directory.knownReports
        didChange?()
        follower.follow(directory.changes())
        follower.readAnew()
    }

    func reload() {
        follower.readAnew()
    }

    /// Asks a service whether it answers; its report says what came of it.
    func check(_ source: SourceID) {
        checked = source
        didChange?()
        scope.start(.check) { [weak self, directory] in
            await directory.check(source)
            guard !Task.isCancelled else { return }
            self?.checked = nil
            self?.reload()
        }
    }

    /// Takes the program's lists from this source, or lets go of that.
    func choose(_ source: SourceID) {
        directory.choose(source)
        reload()
    }

    private func didRead(_ read: [SourceReport]) {
        reports = read
        didChange?()
    }
}
