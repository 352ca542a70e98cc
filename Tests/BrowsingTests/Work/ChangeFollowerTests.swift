import TestSupport
import Testing

@testable import Browsing

@MainActor
struct ChangeFollowerTests {
    private let log = Log()

    private final class Log {
        var values: [Int] = []
        var reads = 0
    }

    private func follower() -> ChangeFollower<Int> {
        let follower = ChangeFollower { [log] in
            log.reads += 1
            return log.reads
        }
        follower.didRead = { [log] in log.values.append($0) }
        return follower
    }

    @Test func readingBeginsAtOnce() {
        follower().readAnew()
        #expect(log.values == [1])
    }

    @Test func eachChangeOfEachStreamIsReadAnew() async {
        let follower = follower()
        let (numbers, number) = AsyncStream.makeStream(of: Int.self)
        let (words, word) = AsyncStream.makeStream(of: String.self)
        follower.follow(numbers)
        follower.follow(words)
        number.yield(7)
        #expect(await eventually { @MainActor in log.values == [1] })
        word.yield("now")
        #expect(await eventually { @MainActor in log.values == [1, 2] })
    }

    @Test func `There is one reading at a time, and one more for all that has changed meanwhile`() async {
        let (waiting, end) = AsyncStream.makeStream(of: Void.self)
        let follower = ChangeFollower { [log] in
            log.reads += 1
            let number = log.reads
            if number == 1 { for await _ in waiting {} }
            return number
        }
        follower.didRead = { [log] in log.values.append($0) }
        for _ in 0..<4 { follower.readAnew() }
        await letWorkRun()
        #expect(log.reads == 1 && log.values == [])
        end.finish()
        #expect(await eventually { @MainActor in log.values == [1, 2] })
        await letWorkRun()
        #expect(log.reads == 2)
        follower.readAnew()
        #expect(log.values == [1, 2, 3])
    }

    /// As while a large file is merged.
    @Test func `Changes that come faster than it reads are shown before they end`() async {
        let follower = ChangeFollower { [log] in
            log.reads += 1
            let number = log.reads
            for _ in 0..<10 { await Task.yield() }
            return number
        }
        follower.didRead = { [log] in log.values.append($0) }
        var changes = 0
        while log.values.count < 3, changes < 10_000 {
            follower.readAnew()
            changes += 1
            await Task.yield()
        }
        #expect(log.values == [1, 2, 3])
    }

    @Test func itsEndIsTheEndOfFollowing() async {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        var follower: ChangeFollower<Int>? = follower()
        follower?.follow(changes)
        weak let released = follower
        follower = nil
        #expect(released == nil)
        change.yield()
        await letWorkRun()
        #expect(log.reads == 0)
    }
}
