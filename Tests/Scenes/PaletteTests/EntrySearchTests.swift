import Browsing
import Dispatch
import Glibc
import ScreenTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Palette

@MainActor
struct EntrySearchTests {
    /// On which threads such entries have gone.
    private final class Ends: Sendable {
        private let threads = Mutex<[pthread_t]>([])

        var all: [pthread_t] { threads.withLock { $0 } }

        func note() {
            threads.withLock { $0.append(pthread_self()) }
        }
    }

    private final class Entry: Sendable {
        let name: String
        private let ends: Ends

        init(_ name: String, ends: Ends) {
            (self.name, self.ends) = (name, ends)
        }

        deinit { ends.note() }
    }

    private func search() -> EntrySearch<Entry> {
        EntrySearch(worker: globalConcurrentExecutor, mostOfAGroup: 8) { $1.append($0, text: $0.name) }
    }

    @Test func whatIsThereAtOnceIsFoundWhileTheRestIsGathered() async {
        let (search, gate, ends) = (search(), Gate(), Ends())
        search.gather([
            { { [Entry("Moon", ends: ends)] } },
            {
                await gate.wait()
                return { [Entry("Moon", ends: ends), Entry("Moonlight", ends: ends)] }
            },
        ])
        search.look(for: "moon")
        await #expect(eventually { @MainActor in search.state == .partial })
        #expect(search.found.map(\.entry.name) == ["Moon"])

        gate.open()
        await #expect(eventually { @MainActor in search.state == .complete })
        #expect(search.found.map(\.entry.name) == ["Moon", "Moonlight"])
    }

    @Test func whoClosesItDoesNotWaitUntilAllThatWasGatheredIsGone() async {
        let ends = Ends()
        var search: EntrySearch<Entry>? = search()
        search?.gather([{ { (1...1_000).map { Entry("Film \($0)", ends: ends) } } }])
        search?.look(for: "film")
        await #expect(eventually { @MainActor in search?.found.isEmpty == false })
        // Who has found and what was found have copies.
        search?.look(for: "")
        await letWorkRun()
        #expect(ends.all.isEmpty)

        search = nil
        await #expect(eventually { ends.all.count == 1_000 })
        #expect(!ends.all.contains { pthread_equal($0, pthread_self()) != 0 })
    }

    @Test func norDoesWhoClosesItWhileThatIsGathered() async {
        let ends = Ends()
        let isMade = Mutex(false)
        let isClosed = DispatchSemaphore(value: 0)
        var search: EntrySearch<Entry>? = search()
        search?.gather([
            {
                {
                    let films = (1...1_000).map { Entry("Film \($0)", ends: ends) }
                    isMade.withLock { $0 = true }
                    isClosed.wait()
                    return films
                }
            }
        ])
        await #expect(eventually { isMade.withLock { $0 } })
        search = nil
        isClosed.signal()
        await #expect(eventually { ends.all.count == 1_000 })
        #expect(!ends.all.contains { pthread_equal($0, pthread_self()) != 0 })
    }
}
