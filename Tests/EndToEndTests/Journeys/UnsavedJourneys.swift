import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Text that cannot be saved is not lost: the program asks, stores a draft and offers it again, or prints it.
    struct UnsavedJourneys {
        private static let words = "words that are nowhere else"

        private func start(_ user: User) async throws -> any JourneyTerminal {
            let terminal = try await user.start(["--fresh"])
            try await terminal.waitForList()
            let library = user.library
            let isMade = await eventually { FileManager.default.fileExists(atPath: library) }
            #expect(isMade)
            return terminal
        }

        private func write(_ text: String = words, in terminal: any JourneyTerminal) async throws {
            try await terminal.openNote()
            try await terminal.paste(text)
            try await terminal.wait(forText: "not saved")
        }

        /// Waits for a draft.
        private func hasDraft(in home: String) async -> Bool {
            await eventually { drafts(in: home).contains { $0.contains(Self.words) } }
        }

        /// Puts the library on a small disk.
        private func libraryDisk(_ user: User) throws -> SmallDisk {
            try FileManager.default.createDirectory(atPath: user.data, withIntermediateDirectories: true)
            return try SmallDisk(at: user.data, kilobytes: 512)
        }

        /// The next start reports the draft, and the library leads to it.
        private func takeUp(_ user: User) async throws {
            let terminal = try await user.start(["--fresh"])
            try await terminal.wait(forText: "Not saved: a note on")
            try await terminal.press("3")
            try await terminal.wait(forText: "✎")
            try await terminal.press("e")
            try await terminal.wait(for: "the text, and the question") {
                $0.contains(Self.words) && $0.contains("was never saved")
            }
            try await terminal.press("y")
            try await terminal.wait(forText: "not saved")
            try await terminal.press("Esc")
            try await terminal.wait(for: "the saved note") { $0.contains("1 of 1") && $0.contains("✎") }
            try await terminal.press("e")
            try await terminal.wait(for: "the note, without a question") {
                $0.contains(Self.words) && !$0.contains("was never saved")
            }
            try await terminal.press("Ctrl-C")
            #expect(try await terminal.exitStatus() == 0)
            #expect(drafts(in: user.home).isEmpty)
        }

        @Test(.enabled(if: SmallDisk.isPossible)) func onAFullDiskItAsksAndKeepsADraft() async throws {
            try await journey { user in
                let disk = try libraryDisk(user)
                let terminal = try await start(user)
                try await write(in: terminal)
                let filler = try disk.fill()
                try await terminal.press("Ctrl-C")
                try await terminal.wait(for: "the question", at: .incomparable) {
                    $0.contains("The disk is full") && $0.contains("A draft is kept")
                        && $0.contains("Quit anyway?")
                }
                try await terminal.press("n")
                try await terminal.wait(forText: Self.words, at: .incomparable)
                try await terminal.press("Ctrl-C")
                try await terminal.wait(forText: "Quit anyway?", at: .incomparable)
                try await terminal.press("y")
                #expect(try await terminal.exitStatus() == 1)
                try await terminal.wait(forText: "matinee: Note on", at: .incomparable)
                unlink(filler)
                try await takeUp(user)
            }
        }

        @Test(.enabled(if: SmallDisk.isPossible)) func whereNotEvenADraftHasRoomTheTextIsPrinted() async throws {
            try await journey(in: [.vterm]) { user in
                let disk = try SmallDisk(at: user.home, kilobytes: 1_024)
                let terminal = try await start(user)
                // Fills the disk to the last page, since small texts could still fit into a used one.
                try disk.fill()
                try await write(in: terminal)
                try await terminal.press("Ctrl-C")
                try await terminal.wait(forText: "the text is printed", at: .incomparable)
                try await terminal.press("y")
                #expect(try await terminal.exitStatus() == 1)
                try await terminal.wait(forText: Self.words, at: .incomparable)
            }
        }

        @Test(.enabled(if: SmallDisk.isPossible), arguments: [SIGTERM, SIGHUP, SIGINT])
        func aSignalKeepsADraftWhereTheDiskIsFull(number: Int32) async throws {
            try await journey(in: [.vterm]) { user in
                let disk = try libraryDisk(user)
                let terminal = try await start(user)
                try await write(in: terminal)
                let filler = try disk.fill()
                try await terminal.signal(number)
                #expect(try await terminal.exitStatus() == 128 + number)
                try await terminal.wait(forText: "A draft is kept", at: .incomparable)
                unlink(filler)
                try await takeUp(user)
            }
        }

        @Test(.enabled(if: SmallDisk.isPossible)) func aWindowThatClosesKeepsADraft() async throws {
            try await journey { user in
                let disk = try libraryDisk(user)
                let terminal = try await start(user)
                try await write(in: terminal)
                let filler = try disk.fill()
                try await terminal.close()
                unlink(filler)
                try await takeUp(user)
            }
        }

        @Test(.enabled(if: SmallDisk.isPossible)) func aDiskThatMayOnlyBeReadIsAskedAbout() async throws {
            try await journey(in: [.vterm]) { user in
                let disk = try libraryDisk(user)
                try await start(user).press("q")
                try disk.setReadOnly()
                let terminal = try await user.start(["--fresh"])
                try await terminal.waitForList()
                try await write(in: terminal)
                try await terminal.press("Ctrl-C")
                try await terminal.wait(forText: "The library cannot be written", at: .incomparable)
                try await terminal.press("Ctrl-C")
                #expect(try await terminal.exitStatus() == 1)
                #expect(drafts(in: user.home).count == 1)
            }
        }

        @Test func whatIsTypedOutlivesAKill() async throws {
            try await journey { user in
                let terminal = try await start(user)
                try await write(in: terminal)
                #expect(await hasDraft(in: user.home))
                try await terminal.signal(SIGKILL)
                _ = try await terminal.exitStatus()
                try await takeUp(user)
            }
        }

        @Test func whatIsBeingWrittenElsewhereIsNotOffered() async throws {
            try await journey(in: [.vterm]) { user in
                let first = try await start(user)
                try await write(in: first)
                #expect(await hasDraft(in: user.home))
                let second = try await start(user)
                try await second.openNote()
                try await second.wait(for: "an empty note") { !$0.contains(Self.words) && !$0.contains("never saved") }
                try await second.press("Ctrl-C")
                #expect(try await second.exitStatus() == 0)
                try await first.press("Ctrl-C")
                #expect(try await first.exitStatus() == 0)
                #expect(drafts(in: user.home).isEmpty)
            }
        }

        @Test func aFavouriteUnderALockIsWaitedForAndThenAskedAbout() async throws {
            try await journey(in: [.vterm]) { user in
                let terminal = try await start(user)
                let lock = try LockHolder(user.library, .writing)
                try await terminal.press("f")
                try await terminal.press("q")
                try await terminal.wait(forText: "Esc stays, Ctrl-C asks", at: .loading)
                try await terminal.wait(for: "why", at: .incomparable) {
                    $0.contains("is not a favourite yet") && $0.contains("The library is in use")
                }
                try await terminal.press("n")
                try await terminal.waitForList()
                lock.end()
                try await terminal.press("f")
                try await terminal.wait(forText: "♥")
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)
            }
        }

        @Test func aNoteUnderALockIsKeptByWhoDoesNotWait() async throws {
            try await journey(in: [.vterm]) { user in
                let terminal = try await start(user)
                try await write(in: terminal)
                let lock = try LockHolder(user.library, .writing)
                try await terminal.send("\u{03}")
                try await terminal.wait(forText: "Esc stays, Ctrl-C asks", at: .loading)
                try await terminal.send("\u{03}")
                try await terminal.wait(forText: "It is still being saved", at: .loading)
                try await terminal.send("y")
                #expect(try await terminal.exitStatus() == 1)
                lock.end()
                try await takeUp(user)
            }
        }
    }
}

extension User {
    fileprivate var data: String { home + "/.local/share/matinee" }

    fileprivate var library: String { data + "/library.sqlite" }
}

/// The content of each draft.
private func drafts(in home: String) -> [String] {
    let folder = home + "/.local/state/matinee/drafts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".draft") }.compactMap {
        try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
}
