import CatalogKit
package import Presentation

/// Carries out `matinee cache`: tells what is kept of answers and pictures, or removes it. It asks nobody, and makes no
/// file.
package struct CacheCommand {
    package let files: [KeptFile]
    package let wording: Wording
    package var work = LongWork()

    package init(files: [KeptFile], wording: Wording, work: LongWork = LongWork()) {
        self.files = files
        self.wording = wording
        self.work = work
    }

    /// - Parameters:
    ///   - print: writes to standard output; throws if that fails.
    ///   - complain: is told of a file that fails where another one does too.
    package func run(
        _ request: CacheRequest, print: (String) throws(LaunchError) -> Void, complain: (LaunchError) -> Void
    ) throws(LaunchError) {
        if request.clears {
            work.begin(wording.progress.clearing, of: files.count, ending: .inOrder)
            let outcomes = outcomes { (file: CacheMaintenance) throws(CacheFailure) in
                defer { work.didOne() }
                return try file.clear()
            }
            try print(
                request.asJSON ? CacheJSON.text(ofCleared: outcomes) : CacheText(wording).text(ofCleared: outcomes))
            try tell(outcomes, isClearing: true, complain)
            if outcomes.count < files.count { try work.check(.cleared(outcomes.count, of: files.count)) }
        } else {
            let outcomes = outcomes { (file: CacheMaintenance) throws(CacheFailure) in try file.contents() }
            try print(request.asJSON ? CacheJSON.text(of: outcomes, wording) : CacheText(wording).text(of: outcomes))
            try tell(outcomes, isClearing: false, complain)
        }
    }

    /// Does this to each file, until it is to stop: what is wrong with one of them says nothing of the next.
    private func outcomes<Value>(_ work: (CacheMaintenance) throws(CacheFailure) -> Value?) -> [CacheOutcome<Value>] {
        files.prefix { _ in self.work.signal == nil }.map { kept in
            CacheOutcome(kept: kept, result: Result { () throws(CacheFailure) in try work(kept.file) })
        }
    }

    private func tell<Value>(
        _ outcomes: [CacheOutcome<Value>], isClearing: Bool, _ complain: (LaunchError) -> Void
    ) throws(LaunchError) {
        var failures: [LaunchError] = []
        for outcome in outcomes {
            guard let failure = outcome.failure else { continue }
            var path = outcome.kept.file.path
            if case .notAFolder(let obstacle) = failure { path = obstacle }
            let error = LaunchError.cache(path: path, failure, isClearing: isClearing)
            // One thing in the way of both files is told once.
            if !failures.contains(error) { failures.append(error) }
        }
        guard let last = failures.popLast() else { return }
        failures.forEach(complain)
        throw last
    }
}
