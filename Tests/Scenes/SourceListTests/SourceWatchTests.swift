import Entities
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import SourceList

@MainActor
struct SourceWatchTests {
    /// Whose first answer comes late, and says what was so when it was asked for.
    private final class SlowDirectory: SourceDirectory {
        let reading: HeldAnswers

        @MainActor
        init() { reading = HeldAnswers() }

        @MainActor
        final class HeldAnswers {
            let gate = Gate()
            private(set) var count = 0

            func next() async -> [SourceReport] {
                count += 1
                guard count == 1 else { return [SourceReport.samples[1]] }
                await gate.wait()
                return [SourceReport.samples[0]]
            }
        }

        func reports() async -> [SourceReport] { await reading.next() }
        var knownReports: [SourceReport] { [] }
        func check(_ source: SourceID) async {}
        func choose(_ source: SourceID) {}
        func enterKey(_ text: String, of source: SourceID) async throws(KeyFailure) {}
        func removeKey(of source: SourceID) async throws(KeyFailure) {}
        func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
    }

    @Test func anAnswerThatComesLateDoesNotReplaceANewerOne() async {
        let directory = SlowDirectory()
        let watch = SourceWatch(directory: directory)
        watch.begin()
        await #expect(eventually { @MainActor in directory.reading.gate.isWaitedAt })
        watch.reload()
        await letWorkRun()
        directory.reading.gate.open()
        await letWorkRun()

        await #expect(eventually { @MainActor in watch.reports.map(\.source) == [.lastFM] })
        #expect(directory.reading.count == 2)
    }
}
