import Foundation
import TestSupport
import Testing

@testable import Sync
@testable import SyncFolder

/// The real program, on several machines that share a folder.
struct SyncCommandTests {
    private let folder: TemporaryFolder
    private let shared: String
    private let desk: SharingMachine
    private let laptop: SharingMachine
    private let tablet: SharingMachine

    init() throws {
        folder = try TemporaryFolder()
        shared = "\(folder.path)/shared"
        desk = try SharingMachine(home: "\(folder.path)/desk")
        laptop = try SharingMachine(home: "\(folder.path)/laptop")
        tablet = try SharingMachine(home: "\(folder.path)/tablet")
    }

    private var machines: [SharingMachine] { [desk, laptop, tablet] }

    private func begin(_ machines: [SharingMachine]) async throws {
        for machine in machines {
            let result = try await machine.run("sync", "init", shared)
            #expect(result.status == 0, "\(result.complaint)")
        }
    }

    /// Until nobody has anything new to say.
    private func settle(_ machines: [SharingMachine]) async throws {
        for _ in 0..<3 {
            for machine in machines {
                let result = try await machine.run("sync")
                #expect(result.status == 0, "\(result.complaint)")
            }
        }
    }

    /// The files of all machines, by their paths.
    private var files: [String] {
        let all = FileManager.default.enumerator(atPath: "\(shared)/m")?.compactMap { $0 as? String } ?? []
        return all.filter { SyncFileName(text: String($0.split(separator: "/").last ?? "")) != nil }
            .map { "\(shared)/m/\($0)" }
    }

    @Test func `What came from another machine is printed, and taken back on all of them`() async throws {
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        try await begin([desk, laptop])
        try await settle([desk, laptop])
        #expect(try await desk.run("sync", "came").output == "nothing has come from other machines\n")
        let came = try await laptop.run("sync", "came").output
        #expect(came.hasSuffix(": Film 1: new\n"), "\(came)")
        let unknown = try await laptop.run("sync", "came", "nobody")
        #expect(unknown.status == 2 && unknown.complaint.contains("no other machine is called nobody"))
        let id = try #require(try desk.place.read()).machine.text
        let taken = try await laptop.run("sync", "came", "--undo", id)
        #expect(taken.output == "as before: 1 thing\n")
        #expect(try await laptop.run("sync", "came", "--undo").output == "there is nothing to take back\n")
        try await settle([laptop, desk])
        #expect(try await desk.films.isEmpty)
    }

    @Test func `What one machine sets counts on another that says nothing of it, and nothing else does`() async throws {
        func write(_ text: String, on machine: SharingMachine) throws {
            let folder = "\(machine.home)/config/matinee"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/config.json5"))
        }
        func row(_ name: String, on machine: SharingMachine) async throws -> String? {
            let rows = try await machine.run("config").output.split(separator: "\n")
            return rows.first { $0.hasPrefix("\(name) ") }
                .map { $0.split(separator: " ", omittingEmptySubsequences: true).dropFirst().joined(separator: " ") }
        }
        try await begin([desk, laptop, tablet])
        try write("{ theme: 'nord', ratings: 'ten', 'log.level': 'info' }", on: desk)
        try write("{ ratings: 'hundred' }", on: tablet)
        let shared = try await desk.run("sync", "settings", "--share", "theme", "ratings")
        #expect(shared.output.contains("\ntheme: nord, from ") || shared.output.hasPrefix("theme: nord, from "))
        #expect(shared.output.contains("; shared by this machine\n"))
        #expect(shared.output.contains("language: not shared\n"))
        try await settle([desk, laptop, tablet])
        #expect(try await row("theme", on: laptop) == "nord shared by machines")
        #expect(try await row("ratings", on: laptop) == "ten shared by machines")
        #expect(try await row("ratings", on: tablet) == "hundred line 1")
        #expect(try await row("log.level", on: laptop) == "error usual")
        #expect(!FileManager.default.fileExists(atPath: "\(laptop.home)/config/matinee/config.json5"))
        #expect(try await laptop.run("sync", "settings").output.contains("theme: nord, from "))
        #expect(try await desk.run("sync", "settings", "--keep", "theme").status == 0)
        try await settle([desk, laptop])
        #expect(try await row("theme", on: laptop) == "auto usual")
        #expect(try await desk.run("sync", "settings", "--share", "sync.url").status == 2)
    }

    @Test func `A machine can be left out by its name`() async throws {
        try await begin([desk, laptop])
        try await settle([desk, laptop])
        let id = try #require(try desk.place.read()).machine.text
        #expect(try await laptop.run("sync", "status").output.contains("\nmachine: "))
        #expect(try await laptop.run("sync", "forget").status == 2)
        #expect(try await laptop.run("sync", "forget", String(id.prefix(8))).status == 0)
        #expect(try await !laptop.run("sync", "status").output.contains("\nmachine: "))
        #expect(!files.contains { $0.contains(id) })
    }

    @Test func `Of several machines of one name none is left out by it, and each is by its id`() async throws {
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        try await begin(machines)
        try await settle(machines)
        let ids = try [desk, tablet].map { machine in
            let content = try #require(try machine.place.read())
            return String(content.machine.text.prefix(8))
        }
        let name = desk.place.hostName
        for arguments in [["forget", name], ["came", "--undo", name]] {
            let refusal = try await laptop.run(arguments: ["sync"] + arguments)
            #expect(refusal.status == 2 && refusal.complaint.contains("2 machines are called \(name): "), "\(refusal)")
            for id in ids { #expect(refusal.complaint.contains("\(id), last change: 20"), "\(refusal.complaint)") }
        }
        #expect(try await laptop.run("sync", "came", name).output.hasSuffix(": Film 1: new\n"))
        #expect(try await laptop.run("sync", "forget", ids[0]).status == 0)
        let status = try await laptop.run("sync", "status").output
        #expect(!status.contains(ids[0]) && status.contains(ids[1]))
        // What came from it is still called by its id.
        #expect(try await laptop.run("sync", "came", ids[0]).output.hasSuffix("\(ids[0]): Film 1: new\n"))
        #expect(try await laptop.run("sync", "came", "--undo", ids[0]).output == "as before: 1 thing\n")
        let nobody = try await laptop.run("sync", "forget", "")
        #expect(nobody.status == 2 && nobody.complaint.contains("no machine was named"))
    }

    @Test func `The path of a folder may begin at home`() async throws {
        let machine = try SharingMachine(home: "\(folder.path)/other", settings: ["HOME": folder.path])
        let begun = try await machine.run("sync", "init", "~/shared")
        #expect(begun.output.hasPrefix("shared by way of \(shared), "), "\(begun)")
    }

    @Test(.enabled(if: SmallDisk.isPossible))
    func `What there is can be printed of a library on a disk that is not for writing`() async throws {
        let disk = try SmallDisk(kilobytes: 8_192)
        let machine = try SharingMachine(home: "\(disk.path)/machine")
        try await begin([machine])
        try disk.setReadOnly()
        let status = try await machine.run("sync", "status")
        #expect(status.status == 0 && status.output.contains("folder: \(shared)\n"), "\(status)")
        #expect(try await machine.run("sync", "came").output == "nothing has come from other machines\n")
        let refusal = try await machine.run("sync")
        #expect(refusal.status == 5 && refusal.complaint.contains("or mount its disk for writing"), "\(refusal)")
    }

    @Test func `Before it is shared it says so, and afterwards what there is`() async throws {
        for result in [
            try await desk.run("sync"), try await desk.run("sync", "status"), try await desk.run("sync", "leave"),
        ] {
            #expect(result.status == 2)
            #expect(result.complaint.contains("matinee sync init FOLDER"))
        }
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        try await begin([desk, laptop])
        try await settle([desk, laptop])
        let status = try await laptop.run("sync", "status").output
        #expect(status.contains("folder: \(shared)\n"))
        #expect(status.contains("this machine: "))
        #expect(status.contains("\nmachine: "))
        #expect(status.contains("waiting: 0 changes\n"))
        #expect(try await laptop.films == desk.films)
        #expect(try await laptop.run("sync").output == "read: 0 files, sent: 0 changes\n")
        #expect(try await laptop.run("sync", "leave").status == 0)
        #expect(try await laptop.run("sync").status == 2)
        #expect(try await laptop.films["1"]?.note == "mine")
    }

    @Test func `Killed again and again, nobody loses a text, and all come to the same`() async throws {
        var generator = SeededGenerator(seed: 7)
        try await begin(machines)
        var said: [String: Set<String>] = [:]
        for round in 0..<12 {
            for (index, machine) in machines.enumerated() {
                let film = Int.random(in: 1...3, using: &generator)
                let text = "round \(round), machine \(index)"
                try await machine.note(text, film: film, second: 1_700_000_000 + round * 10 + index)
                said["\(film)", default: []].insert(text)
                try await machine.synchronizeAndDie(after: Int.random(in: 0...4_000, using: &generator))
            }
        }
        try await settle(machines)
        let films = try await desk.films
        #expect(try await laptop.films == films)
        #expect(try await tablet.films == films)
        for (film, texts) in said { #expect(films[film]?.texts.isSuperset(of: texts) == true, "film \(film)") }
    }

    @Test func `Copies that an engine makes of two files, and half files, do nothing`() async throws {
        try await begin([desk, laptop])
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        try await settle([desk, laptop])
        let file = try #require(files.first)
        let bytes = try Data(contentsOf: URL(filePath: file))
        for copy in [
            "\(file).sync-conflict-20261126-080000-ABCDEFG", "\(file) (laptop's conflicted copy 2026-11-26)",
            "\(file)~",
        ] {
            try Data(bytes.reversed()).write(to: URL(filePath: copy))
        }
        let machine = URL(filePath: file).deletingLastPathComponent().path
        try bytes.dropLast().write(to: URL(filePath: "\(machine)/seg-100-101-0123456789abcdef"))
        try Data().write(to: URL(filePath: "\(machine)/base-100-0123456789abcdef"))
        let before = try await desk.films
        #expect(try await laptop.run("sync").output.contains("not whole yet: 2 files"))
        #expect(try await laptop.films == before)
        #expect(try await tablet.run("sync", "init", shared).status == 0)
        #expect(try await tablet.films == before)
    }

    @Test func `A folder that was emptied is not taken for a deletion of all, and is filled again`() async throws {
        try await begin([desk, laptop])
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        try await settle([desk, laptop])
        let before = try await desk.films
        for name in try FileManager.default.contentsOfDirectory(atPath: shared) {
            try FileManager.default.removeItem(atPath: "\(shared)/\(name)")
        }
        let refusal = try await desk.run("sync")
        #expect(refusal.status == 5)
        #expect(refusal.complaint.contains("say that again"))
        #expect(try await desk.run("sync", "init", shared).output.contains("is there again"))
        try await settle([desk, laptop])
        #expect(try await laptop.films == before)
        #expect(try await tablet.run("sync", "init", shared).status == 0)
        #expect(try await tablet.films == before)
    }

    @Test func `A machine that was put back from a backup gets back what it had sent, and writes as another`()
        async throws
    {
        try await begin([desk, laptop])
        try await desk.note("before", film: 1, second: 1_700_000_000)
        try await settle([desk])
        try FileManager.default.copyItem(atPath: desk.home, toPath: "\(folder.path)/backup")
        try await desk.note("sent after the backup", film: 1, second: 1_700_000_001)
        try await settle([desk])
        try FileManager.default.removeItem(atPath: desk.home)
        try FileManager.default.moveItem(atPath: "\(folder.path)/backup", toPath: desk.home)
        try await desk.note("after it was put back", film: 1, second: 1_700_000_002)
        #expect(try await desk.run("sync").output.contains("writes as a new one"))
        try await settle([laptop, desk])
        let film = try #require(try await laptop.films["1"])
        #expect(film.texts == ["before", "sent after the backup", "after it was put back"])
        #expect(try await desk.films == laptop.films)
    }

    @Test func `A clone and its original both keep what they change`() async throws {
        try await begin([desk])
        try await desk.note("before", film: 1, second: 1_700_000_000)
        try await settle([desk])
        let original = try #require(try desk.place.read())
        try FileManager.default.copyItem(atPath: desk.home, toPath: "\(folder.path)/clone")
        let clone = try SharingMachine(home: "\(folder.path)/clone")
        try clone.place.change { $0 = original }
        try await desk.note("the original's", film: 2, second: 1_700_000_001)
        try await clone.note("the clone's", film: 2, second: 1_700_000_002)
        try await settle([desk, clone])
        #expect(try clone.place.read()?.machine != desk.place.read()?.machine)
        #expect(try await clone.films == desk.films)
        #expect(try await desk.films["2"]?.texts == ["the original's", "the clone's"])
    }

    @Test(.enabled(if: SmallDisk.isPossible)) func `On a full disk nothing is lost, and it goes on once there is room`()
        async throws
    {
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        let disk = try SmallDisk(at: shared, kilobytes: 256)
        try await begin([desk, laptop])
        let filler = try disk.fill()
        let text = String(repeating: "a long text ", count: 2_000)
        try await desk.note(text, film: 1, second: 1_700_000_000)
        let refusal = try await desk.run("sync")
        #expect(refusal.status == 5)
        #expect(refusal.complaint.contains("is full; your changes are kept"))
        try FileManager.default.removeItem(atPath: filler)
        try await settle([desk, laptop])
        #expect(try await laptop.films["1"]?.note == text)
    }

    @Test func `A folder with other files is refused, and so is one of a later version`() async throws {
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(shared)/thesis.txt"))
        #expect(try await desk.run("sync", "init", shared).status == 2)
        try Data(#"{"format":"matinee sync","version":99}"#.utf8).write(to: URL(filePath: "\(shared)/format.json"))
        let refusal = try await desk.run("sync", "init", shared)
        #expect(refusal.status == 4)
        #expect(refusal.complaint.contains("99"))
    }
}
