import Commands
import Foundation
import Testing

@testable import CommandLine

struct UsedCommandsTests {
    private func used(_ counts: [(Command, Int)]) -> UsedCommands {
        var used = UsedCommands()
        for (command, count) in counts { for _ in 0..<count { used.note(command) } }
        return used
    }

    @Test("What was said most often comes first, of equally frequent ones in the given order; once is not often")
    func whatWasSaidMostComesFirst() {
        let used = used([(.sort, 2), (.refine, 3), (.favourite, 1), (.note, 2)])
        #expect(used.mostUsed(of: [.favourite, .note, .sort, .refine, .copy]) == [.refine, .note, .sort])
    }

    @Test("What is used now soon counts more than what was used long ago")
    func whatIsUsedNowCounts() {
        var used = used([(.sort, 450)])
        for _ in 0..<260 { used.note(.refine) }
        #expect(used.mostUsed(of: [.sort, .refine]) == [.refine, .sort])
    }

    @Test func itIsKeptFromSessionToSession() throws {
        let used = used([(.sort, 2)])
        #expect(try JSONDecoder().decode(UsedCommands.self, from: JSONEncoder().encode(used)) == used)
    }
}
