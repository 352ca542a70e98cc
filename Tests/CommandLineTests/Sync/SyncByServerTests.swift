import Entities
import Foundation
import HTTP
import LibraryStore
import Services
import Storage
import TestSupport
import Testing

@testable import CommandLine
@testable import Matinee
@testable import SyncFolder

/// Machines that share a server: the real program, and what it asks somebody.
struct SyncByServerTests {
    private let folder: TemporaryFolder
    private let server: FixtureServer

    init() async throws {
        folder = try TemporaryFolder()
        server = try await .start("--dav-open", "0")
    }

    private func machine(_ name: String, settings: [String: String] = [:]) throws -> SharingMachine {
        try SharingMachine(
            home: "\(folder.path)/\(name)", settings: ["MATINEE_SYNC_PASSWORD": "secret"].merging(settings) { $1 })
    }

    private var webDAV: String { server.address.replacing("http://", with: "http://ada@") + "/dav/shared" }
    private var s3: String { "s3://ada@shelf/shared?endpoint=\(server.address)/s3&region=garden" }

    @Test(arguments: [true, false]) func `Machines that share a server come to the same`(isWebDAV: Bool) async throws {
        let address = isWebDAV ? webDAV : s3
        let (desk, laptop) = (try machine("desk"), try machine("laptop"))
        for machine in [desk, laptop] {
            let begun = try await machine.run("sync", "init", address)
            #expect(begun.status == 0, "\(begun.complaint)")
        }
        try await desk.note("mine", film: 1, second: 1_700_000_000)
        for machine in [desk, laptop] { #expect(try await machine.run("sync").status == 0) }
        #expect(try await laptop.films["1"]?.note == "mine")
        let status = try await laptop.run("sync", "status").output
        #expect(status.contains("server: \(address)\n"))
        #expect(status.contains("waiting: 0 changes\n"))
        // What is in the environment is not stored.
        #expect(!FileManager.default.fileExists(atPath: "\(desk.home)/config/matinee/keys.json"))
    }

    @Test func `A setting counts before what was named to init, and a folder before a server`() async throws {
        let desk = try machine("desk")
        #expect(try await desk.run("sync", "init", webDAV).status == 0)
        let other = try machine("desk", settings: ["MATINEE_SYNC_URL": s3])
        let otherwise = try await other.run("sync")
        #expect(otherwise.status == 5)
        #expect(otherwise.complaint.contains("s3://ada@shelf"))
        let both = try machine(
            "desk", settings: ["MATINEE_SYNC_URL": s3, "MATINEE_SYNC_FOLDER": "\(folder.path)/nowhere"])
        #expect(try await both.run("sync").complaint.contains("/nowhere is not there"))
    }

    @Test func `With the network off a server is not asked, and it says so`() async throws {
        let desk = try machine("desk")
        #expect(try await desk.run("sync", "init", webDAV).status == 0)
        let before = try await server.requests().count
        let refusal = try await machine("desk", settings: ["MATINEE_NETWORK": "off"]).run("sync")
        #expect(refusal.status == 5)
        #expect(refusal.complaint.contains("the network is switched off"))
        #expect(try await server.requests().count == before)
    }

    @Test func `A password in an address is refused, and is seen nowhere`() async throws {
        let desk = try machine("desk")
        let refusal = try await desk.run("sync", "init", "https://ada:hushhush@cloud.example.org/dav")
        #expect(refusal.status == 2)
        #expect(refusal.complaint.contains("leave the password out of it"))
        let variable = try await machine("desk", settings: ["MATINEE_SYNC_URL": "https://ada:hushhush@a.test/dav"])
            .run("sync", "status")
        #expect(variable.status == 2)
        let file = "\(desk.home)/config/matinee/config.json5"
        try FileManager.default.createDirectory(
            atPath: "\(desk.home)/config/matinee", withIntermediateDirectories: true)
        try Data(#"{sync: {url: "https://ada:hushhush@a.test/dav"}}"#.utf8).write(to: URL(filePath: file))
        let shown = try await desk.run("config")
        #expect(shown.complaint.contains("sync.url"))
        for result in [refusal, variable, shown] {
            #expect(!(result.output + result.complaint).contains("hushhush"))
        }
    }

    @Test func `A password that would be sent in the clear is refused before anything is sent`() async throws {
        let refusal = try await machine("desk").run("sync", "init", "http://ada@cloud.example.org/dav")
        #expect(refusal.status == 5)
        #expect(refusal.complaint.contains("use https"))
    }

    /// In this process, with somebody who answers.
    private func run(_ request: SyncRequest, answers: [String]) throws(LaunchError) -> (said: String, asked: [String]) {
        let settings = try Settings(environment: [:])
        let environment = ["DATA", "STATE", "CONFIG"].map { ("XDG_\($0)_HOME", "\(folder.path)/\($0)") }
        let folders = Folders(environment: Dictionary(uniqueKeysWithValues: environment))
        var (said, asked, answers) = ("", [String](), answers)
        try SyncCommand(
            settings: settings, location: LibraryLocation(folder: "\(folder.path)/DATA"),
            stateFolder: "\(folder.path)/STATE", keys: keys, places: LiveSyncPlaces(settings, folders)
        )
        .run(
            request, workingFolder: "/",
            ask: { question, isSecret in
                asked.append("\(question)\(isSecret ? " (hidden)" : "")")
                return answers.isEmpty ? nil : answers.removeFirst()
            }, print: { said += $0 })
        return (said, asked)
    }

    private var keys: KeyFile { KeyFile(folder: "\(folder.path)/CONFIG/matinee") }

    @Test func `Who is asked for user and password is asked once, and the password is kept for that server`() throws {
        let address = "\(server.address)/dav/shared"
        let refused = #expect(throws: LaunchError.self) {
            try run(.begin(address: address), answers: ["ada", "wrong"])
        }
        #expect(refused == .syncNotBegun(.server(.passwordRefused, place: webDAV)))
        #expect(try keys.read() == [:])
        let begun = try run(.begin(address: address), answers: ["ada", "secret"])
        #expect(begun.asked == ["User, or access key id", "Password, or secret access key, of ada (hidden)"])
        #expect(begun.said.hasPrefix("shared by way of \(webDAV), not encrypted\n"))
        #expect(!begun.said.contains("secret"))
        #expect(try keys.read() == ["sync.password \(server.address)": "secret"])
        #expect(try run(.once, answers: []).asked.isEmpty)
        #expect(try run(.leave, answers: []).asked.isEmpty)
        #expect(try keys.read() == [:])
    }

    @Test func `What is set while the program runs holds for servers too`() async throws {
        let places = LiveSyncPlaces(try Settings(environment: [:]), Folders(environment: [:]))
        let address = webDAV
        try await onOwnThread { try places.files(at: address, key: nil, password: "secret").make() }
        places.use(try Settings(environment: ["MATINEE_NETWORK": "off"]))
        await #expect(throws: SyncFailure.server(.notAnswered(.startedOffline), place: address)) {
            try await onOwnThread { try places.files(at: address, key: nil, password: "secret").check() }
        }
    }

    @Test func `Who is not there to answer is told what to do`() throws {
        let failure = #expect(throws: LaunchError.self) {
            try run(.begin(address: "\(server.address)/dav/shared"), answers: [])
        }
        #expect(failure?.sentence.contains("MATINEE_SYNC_PASSWORD") == true)
    }

    @Test func `Where init fails nothing is promised, and later a change is`() async throws {
        let desk = try machine("desk")
        let refusal = try await desk.run("sync", "init", "http://ada@127.0.0.1:1/x")
        #expect(refusal.status == 5)
        #expect(refusal.complaint.hasSuffix("; nothing was set up; try again\n"), "\(refusal.complaint)")
        #expect(!refusal.complaint.contains("your changes"))
        #expect(try await desk.run("sync", "status").complaint.contains("not shared yet"))
        #expect(try await desk.run("sync", "init", webDAV).status == 0)
        let later = try await machine("desk", settings: ["MATINEE_NETWORK": "off"]).run("sync")
        #expect(later.complaint.hasSuffix("; your changes are kept, and sent next time\n"), "\(later.complaint)")
    }

    @Test func `A place that fails at init is named to be tried again by init`() {
        let failures: [SyncFailure] = [
            .folder(.diskFull(path: "/a")), .server(.notKept, place: "https://a.test"),
            .server(.forbidden, place: "https://a.test"),
        ]
        for failure in failures {
            let (begun, not) = (LaunchError.sync(failure), LaunchError.syncNotBegun(failure))
            #expect(begun.exitStatus == not.exitStatus)
            #expect(begun.sentence.hasSuffix("; your changes are kept, and sent next time"))
            #expect(not.sentence.hasSuffix("; nothing was set up; try again"))
            #expect(!not.sentence.contains("'matinee sync'"))
        }
    }

    @Test(
        arguments: [
            .notAnswered(.timedOut(host: "a.test")), .notAnswered(.startedOffline), .passwordMissing, .passwordRefused,
            .unprotected, .forbidden, .parentMissing, .otherProtocol, .full, .clockDiffers,
            .refused(status: 418, message: "\u{1B}[2Ja teapot"), .refused(status: 418, message: nil), .notKept,
            .libraryMissing(name: "libexpat.so.1"),
        ] as [ServerFailure]) func `Each failure of a server says where, what and what then, on one line`(
            failure: ServerFailure
        )
    {
        let sentence = LaunchError.sync(.server(failure, place: "https://ada@a.test/dav")).sentence
        if case .libraryMissing = failure {
            #expect(sentence.hasPrefix("libexpat.so.1 "))
        } else {
            #expect(sentence.hasPrefix("https://ada@a.test/dav"))
        }
        #expect(sentence.contains(";"))
        #expect(!sentence.unicodeScalars.contains { $0.value < 0x20 })
        #expect(sentence.count < 260)
    }
}
