import Foundation
import Testing

extension EndToEndSweeps {
    struct MonkeyTests {
        private func monkey(_ arguments: String...) async throws -> Command {
            let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
            return try await Command.run(root.appending(path: "scripts/monkey").path, arguments)
        }

        /// In two halves, of which each has the time that a test has: beside others it needs most of that.
        @Test(arguments: ["1..5", "6..10"]) func seedsFindNothing(seeds: String) async throws {
            let found = try await monkey(
                "--seeds", seeds, "--jobs", "5", "--rest", "1.5", "--hang", "\(Self.hang)", "--program",
                try MatineeBinary.path())
            #expect(found.status == 0, "\(found.output)\(found.errors)")
            #expect(found.output.contains("5 seeds of 2000 events"))
        }

        /// In seconds. Unoptimised builds get five times as long, although they are slower than that.
        private static let hang = _isDebugAssertConfiguration() ? 5.0 : 1.0

        @Test func aSeedIsAlwaysTheSameEvents() async throws {
            let lists = [try await monkey("--seed", "5", "--list"), try await monkey("--seed", "5", "--list")]
            #expect(lists[0].output.split(separator: "\n").count == 2_001)
            #expect(lists[0].output == lists[1].output)
            #expect(try await monkey("--seed", "6", "--list").output != lists[0].output)
        }

        /// All together, since they mostly wait.
        @Test func whatIsWrongIsFoundAndHowToRepeatItSaidAndASoundProgramPasses() async throws {
            let programs: [FallbackSection.Fault?] = FallbackSection.Fault.allCases + [nil]
            let reports = try await withThrowingTaskGroup(of: (FallbackSection.Fault?, Command).self) { group in
                for fault in programs {
                    group.addTask {
                        let program = try FallbackSection(fault)
                        return (
                            fault,
                            try await monkey(
                                "--seed", Self.seed, "--events", Self.events(for: fault), "--rest", "1.1", "--program",
                                program.path)
                        )
                    }
                }
                return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
            let sound = try #require(reports[nil])
            #expect(sound.status == 0, "\(sound.output)\(sound.errors)")
            for (fault, words) in Self.words {
                let found = try #require(reports[fault])
                #expect(found.status == 1)
                let lines = found.output.split(separator: "\n")
                #expect(lines.first?.contains(words) == true, "\(fault): \(found.output)\(found.errors)")
                let again = "scripts/monkey --seed \(Self.seed) --events \(Self.events(for: fault))"
                #expect(lines.contains { $0.contains(again) })
            }
            #expect(Self.words.count == FallbackSection.Fault.allCases.count)
            #expect(reports[.hang]?.output.contains("its threads, and what") == true, "Where it stands is told")
        }

        private static let words: [FallbackSection.Fault: String] = [
            .crash: "killed by SIGSEGV", .hang: "hangs", .spin: "(running",
            .unrestored:
                "left unrestored when it was ended: not on the main screen; the cursor is hidden; its modes differ",
            .leftover: "left running: sleep 60", .complaint: "on standard error: something is not well",
            .storm: "a request storm", .hoard: "memory grew",
            .forgetful: "lost: ",
        ]

        /// Memory growth is only checked after enough events.
        private static func events(for fault: FallbackSection.Fault?) -> String {
            fault == .hoard ? "500" : "40"
        }

        /// A seed whose run asks services, has no shell, and does not suspend the program in its first 500 events.
        private static let seed = "600"
    }
}
