package import Foundation
import Synchronization

private let launching = Mutex(())

extension Process {
    /// Runs it, one at a time in all tests: a process that starts meanwhile would inherit what Foundation hears of
    /// this one's end by, and this one would seem to run for as long as that one does.
    package func startAlone() throws {
        try launching.withLock { _ in try run() }
    }
}
