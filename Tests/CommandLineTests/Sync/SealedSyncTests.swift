import Foundation
import Glibc
import Sync
import SyncFolder
import TestSupport
import Testing

/// The real program, on machines that share an encrypted folder.
struct SealedSyncTests {
    private let folder: TemporaryFolder
    private let shared: String
    private let desk: SharingMachine
    private let laptop: SharingMachine

    init() throws {
        folder = try TemporaryFolder()
        shared = "\(folder.path)/shared"
        desk = try SharingMachine(home: "\(folder.path)/desk")
        laptop = try SharingMachine(home: "\(folder.path)/laptop")
    }

    /// - Returns: the words that were shown.
    private func encrypt(_ machine: SharingMachine) async throws -> String {
        let result = try await machine.run("sync", "init", "--encrypt", shared)
        #expect(result.status == 0, "\(result.complaint)")
        let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
        let words = lines.joined(separator: " ").split(separator: " ")
        #expect(words.count == 17)
        return words.joined(separator: " ")
    }

    private func settle(_ machines: SharingMachine...) async throws {
        for machine in machines {
            let result = try await machine.run("sync")
            #expect(result.status == 0, "\(result.complaint)")
        }
    }

    /// Two words that follow each other, of which none stand in any text by chance.
    private func pairs(of words: some StringProtocol) -> [String] {
        let words = words.split(separator: " ")
        return zip(words, words.dropFirst()).map { "\($0) \($1)" }
    }

    /// All names in the folder, and all bytes of all files.
    private var everything: Data {
        let paths = FileManager.default.enumerator(atPath: shared)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: Data()) { all, path in
            all += Data("\(path)\n".utf8) + (FileManager.default.contents(atPath: "\(shared)/\(path)") ?? Data())
        }
    }

    private var files: [String] {
        let paths = FileManager.default.enumerator(atPath: "\(shared)/m")?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.contains("/") }.map { "\(shared)/m/\($0)" }.sorted()
    }

    @Test func `Two machines come to the same with the words of one, and nothing in the folder can be read`()
        async throws
    {
        let words = try await encrypt(desk)
        try await desk.note("a secret opinion", film: 1, second: 1_700_000_000)
        let joined = try await laptop.run("sync", "init", shared, input: words)
        #expect(joined.status == 0, "\(joined.complaint)")
        try await laptop.note("another opinion", film: 2, second: 1_700_000_001)
        try await settle(desk, laptop, desk)
        #expect(try await desk.films["2"]?.note == "another opinion")
        #expect(try await laptop.films == desk.films)

        let everything = everything
        let ids = [desk, laptop].compactMap { try? $0.place.read()?.machine.text }
        #expect(ids.count == 2)
        // A short name stands among so many bytes by chance.
        let hosts = [desk.place.hostName].filter { $0.utf8.count > 5 }
        let readable =
            ["a secret opinion", "another opinion", "Film 1", "movie", "favourite", "matinee sync 1", "seg-", "base-"]
            + ids + hosts + pairs(of: words)
        for text in readable { #expect(everything.range(of: Data(text.utf8)) == nil, "\(text)") }
        #expect(everything.range(of: Data(#""version":2"#.utf8)) != nil)
    }

    @Test func `The words are shown once, and kept for the owner alone`() async throws {
        let words = try await encrypt(desk)
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        let again = try await desk.run("sync", "init", "--encrypt", shared)
        #expect(again.status == 0)
        var said = again.output
        for arguments in [["sync"], ["sync", "status"], ["doctor", "--offline"], ["config"], ["library", "export"]] {
            said += try await desk.run(arguments: arguments).output
        }
        let some = pairs(of: words)
        for pair in some { #expect(!said.contains(pair)) }
        let status = try await desk.run("sync", "status").output
        #expect(status.contains("\nencrypted: with key "))

        // In one file, that nobody else may read.
        let all = FileManager.default.enumerator(atPath: desk.home)?.compactMap { $0 as? String } ?? []
        let holders = all.map { "\(desk.home)/\($0)" }.filter { path in
            FileManager.default.contents(atPath: path)?.range(of: Data(some[0].utf8)) != nil
        }
        let place = try #require(holders.first)
        #expect(holders.count == 1)
        #expect(try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions] as? Int == 0o600)

        let left = try await desk.run("sync", "leave")
        #expect(left.output.contains("its key is forgotten here"))
        #expect(!FileManager.default.fileExists(atPath: place))
    }

    @Test func `Missing, wrong and mistyped words are named, and none of them is said`() async throws {
        let words = try await encrypt(desk)
        let id = try #require(try await desk.run("sync", "status").output.firstMatch(of: /with key (\w{8})/)?.1)
        let others = "\(folder.path)/others"
        let other = try await laptop.run("sync", "init", "--encrypt", others).output
        let otherWords = other.split(separator: "\n").filter { $0.hasPrefix("    ") }.joined(separator: " ")
        let otherID = try #require(other.firstMatch(of: /words of key (\w{8})/)?.1)
        _ = try await laptop.run("sync", "leave")
        let cut = words.split(separator: " ").dropLast().joined(separator: " ")
        for (input, sentence) in [
            ("", "is encrypted with key \(id);"),
            (otherWords, "is encrypted with key \(id), and the words that were given here are those of key \(otherID)"),
            (cut, "a key has 17 words, and there are 16"),
            ("apple \(cut)", "word 1 of the key"),
        ] {
            let result = try await laptop.run("sync", "init", shared, input: input)
            #expect(result.status == 2)
            #expect(result.complaint.contains(sentence), "\(result.complaint)")
            for pair in pairs(of: input) { #expect(!result.complaint.contains(pair)) }
            #expect(try await laptop.run("sync").status == 2)
        }
        #expect(files.isEmpty == false)
    }

    @Test func `A file has the words for a script, and a folder that is made anew gets them`() async throws {
        let words = try await encrypt(desk)
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        try await settle(desk)
        let file = "\(folder.path)/key"
        try Data(words.utf8).write(to: URL(filePath: file))
        #expect(try await laptop.run("sync", "init", shared, "--key-file", file).status == 0)
        #expect(try await laptop.films["1"]?.note == "mine")
        let new = "\(folder.path)/new"
        #expect(try await laptop.run("sync", "init", "--key-file=\(file)x", new).status == 5)
        #expect(try await laptop.run("sync", "init", "--key-file", "-", new).complaint.contains("there are 0"))
        #expect(!FileManager.default.fileExists(atPath: new))
        try FileManager.default.removeItem(atPath: shared)
        let again = try await desk.run("sync", "init", shared)
        #expect(again.status == 0)
        #expect(!again.output.contains("Write them down"))
        #expect(everything.range(of: Data("Film".utf8)) == nil)
        #expect(try await laptop.run("sync").status == 0)
    }

    @Test func `A key that was damaged here is told with what to do, and no word of it is said`() async throws {
        let words = try await encrypt(desk)
        let state = "\(desk.home)/state/matinee"
        let names = try FileManager.default.contentsOfDirectory(atPath: state)
        let path = "\(state)/\(try #require(names.first { $0.hasPrefix("sync-") && $0.hasSuffix(".json") }))"
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        try Data(whole.replacing(words, with: words.dropFirst()).utf8).write(to: URL(filePath: path))
        let damaged = try String(contentsOfFile: path, encoding: .utf8)
        try #require(damaged != whole)
        for arguments in [["sync"], ["sync", "status"], ["sync", "settings"], ["sync", "init", shared]] {
            let result = try await desk.run(arguments: arguments)
            #expect(result.status == 5, "\(arguments)")
            #expect(result.complaint.contains("the words of the key in \(path) are not right; "), "\(result.complaint)")
            for pair in pairs(of: words) { #expect(!result.complaint.contains(pair)) }
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == damaged)
        try Data(whole.utf8).write(to: URL(filePath: path))
        #expect(try await desk.run("sync").status == 0)
    }

    @Test func `A folder that is not encrypted is not taken for one that is`() async throws {
        #expect(try await laptop.run("sync", "init", shared).status == 0)
        let refusal = try await desk.run("sync", "init", "--encrypt", shared)
        #expect(refusal.status == 2)
        #expect(refusal.complaint.contains("is not encrypted"))
        // Nor once it is said to be another one.
        let own = "\(folder.path)/own"
        #expect(try await desk.run("sync", "init", "--encrypt", own).status == 0)
        try Data(#"{"format":"matinee sync","version":1}"#.utf8).write(to: URL(filePath: "\(own)/format.json"))
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        #expect(try await desk.run("sync").complaint.contains("is not encrypted"))
        #expect(try await desk.run("sync", "status").output.contains("is not encrypted"))
    }

    @Test func `What is shared already is all in a new folder that is encrypted`() async throws {
        let former = "\(folder.path)/former"
        for machine in [desk, laptop] { #expect(try await machine.run("sync", "init", former).status == 0) }
        try await laptop.note("before", film: 1, second: 1_700_000_000)
        try await settle(laptop, desk)
        let words = try await encrypt(desk)
        #expect(try await laptop.run("sync", "init", shared, input: words).status == 0)
        try await laptop.note("after", film: 1, second: 1_700_000_001)
        try await settle(laptop, desk)
        #expect(try await desk.films["1"]?.texts == ["before", "after"])
        #expect(everything.range(of: Data("before".utf8)) == nil)
    }

    @Test func `Files that are cut, garbled, exchanged or copied do nothing`() async throws {
        let words = try await encrypt(desk)
        try await desk.note("one", film: 1, second: 1_700_000_000)
        try await settle(desk)
        try await desk.note("two", film: 2, second: 1_700_000_001)
        try await settle(desk)
        let whole = try files.map { ($0, try Data(contentsOf: URL(filePath: $0))) }
        try #require(whole.count == 3)
        try whole[0].1.dropLast().write(to: URL(filePath: whole[0].0))
        try Data(whole[1].1.reversed()).write(to: URL(filePath: whole[1].0))
        try whole[1].1.write(to: URL(filePath: whole[2].0))
        try whole[2].1.write(to: URL(filePath: "\(whole[2].0) (conflicted copy)"))
        try whole[2].1.write(to: URL(filePath: whole[2].0 + ".sync-conflict-20261126-080000-ABCDEFG"))
        let joined = try await laptop.run("sync", "init", shared, input: words)
        #expect(joined.status == 0, "\(joined.complaint)")
        #expect(joined.output.contains("not whole yet: 3 files"))
        #expect(try await laptop.films.isEmpty)
        for (path, bytes) in whole { try bytes.write(to: URL(filePath: path)) }
        #expect(try await laptop.run("sync").status == 0)
        #expect(try await laptop.films == desk.films)
    }

    @Test func `Typed at a terminal the words are not seen, and the terminal is then as it was`() async throws {
        let words = try await encrypt(desk)
        let terminal = try PseudoTerminal(columns: 200)
        let before = terminal.mode
        let laptop = laptop
        let shown = try await onOwnThread {
            let process = try laptop.start("sync", "init", shared, terminal: terminal.path)
            var shown = ""
            while process.isRunning, !shown.contains("not shown") { shown += terminal.output() }
            #expect(terminal.mode != before)
            // Over several lines, as they were shown.
            terminal.type(words.prefix(47) + "\n")
            terminal.type(words.dropFirst(47) + "\n")
            while process.isRunning { shown += terminal.output() }
            #expect(process.wait() == 0)
            return shown + terminal.output()
        }
        #expect(shown.contains("shared by way of"), "\(shown)")
        for pair in pairs(of: words) { #expect(!shown.contains(pair)) }
        #expect(terminal.mode == before)
    }

    @Test func `Ctrl-C while the words are typed leaves the terminal as it was`() async throws {
        _ = try await encrypt(desk)
        let terminal = try PseudoTerminal(columns: 200)
        let before = terminal.mode
        let laptop = laptop
        try await onOwnThread {
            let process = try laptop.start("sync", "init", shared, terminal: terminal.path)
            var shown = ""
            while process.isRunning, !shown.contains("not shown") { shown += terminal.output() }
            terminal.type("\u{3}")
            while process.isRunning { shown += terminal.output() }
            #expect(process.wait() == 130)
        }
        #expect(terminal.mode == before)
    }
}
