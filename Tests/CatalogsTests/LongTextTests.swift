import Glibc
import Testing

@testable import Catalogs

/// What services send may be as long as an answer can be, and made of nothing but beginnings.
struct LongTextTests {
    /// Four times the text costs about four times as much: with a cost that grows by the square it would be sixteen times.
    @Test(arguments: ["[", "[a](", "[a]", "[]", "[a][", "**[", "<a", "<a>", "<", "&", "<a>Read more", "<a last.fm"])
    func costsItsLength(piece: String) {
        for read in [OpenLibraryProse.plain, LastFMText.plain] {
            func cost(_ count: Int) -> Int {
                let text = String(repeating: piece, count: count)
                return (1...3).map { _ in
                    let start = processorTime()
                    _ = read(text)
                    return processorTime() - start
                }.min() ?? 0
            }
            let short = cost(4_000)
            #expect(cost(16_000) < max(short, 1_000) * 9)
        }
    }

    /// Of this thread alone, in microseconds: other tests run beside it.
    private func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    }

    @Test func aLinkBehindBracketsIsFound() {
        #expect(OpenLibraryProse.plain("see [a](https://b.test/c) and [c][1]") == "see a and c")
    }
}
