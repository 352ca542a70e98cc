import Foundation
import TestSupport
import Testing

@testable import LibraryStore
@testable import Sync
@testable import SyncFolder

/// The real program on a machine of its own, as far as folders make one.
struct SharingMachine {
    let home: String
    private let program: MatineeProgram
    private let environment: [String: String]

    /// - Parameters:
    ///   - home: an absolute path; made if it is not there.
    ///   - settings: more variables of its environment.
    init(home: String, settings: [String: String] = [:]) throws {
        self.home = home
        let variables = ["DATA", "STATE", "CONFIG", "CACHE"].map { ("XDG_\($0)_HOME", "\(home)/\($0.lowercased())") }
        let folders = Dictionary(uniqueKeysWithValues: variables)
        environment = folders.merging(settings) { $1 }
        for path in folders.values {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        program = MatineeProgram(data: "\(home)/data", environment: environment)
    }

    var place: SyncPlaceFile {
        SyncPlaceFile(stateFolder: "\(home)/state/matinee", library: "\(home)/data/matinee/library.sqlite")
    }

    @discardableResult
    func run(_ arguments: String..., input: String = "") async throws -> MatineeProgram.Result {
        try await program.run(arguments, input: input)
    }

    func run(arguments: [String]) async throws -> MatineeProgram.Result {
        try await program.run(arguments)
    }

    /// - Parameter terminal: the path of the terminal that it is started at.
    func start(_ arguments: String..., terminal: String) throws -> SpawnedProcess {
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return try SpawnedProcess([MatineeProgram.path] + arguments, environment: variables, terminal: terminal)
    }

    /// Starts `matinee sync`, and kills it after it was looked at so often whether it still runs.
    func synchronizeAndDie(after looks: Int) async throws {
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try await onOwnThread {
            let process = try SpawnedProcess([MatineeProgram.path, "sync"], environment: variables)
            var looks = looks
            while looks > 0, process.isRunning {
                looks -= 1
                sched_yield()
            }
            process.end()
        }
    }

    /// Says a text of a film.
    ///
    /// - Parameter second: when, since 1970.
    func note(_ text: String, film: Int, second: Int) async throws {
        let time = Date(timeIntervalSince1970: Double(second)).formatted(.iso8601)
        let item =
            #"{"kind":"movie","source":"tmdb","key":"\#(film)","title":"Film \#(film)","favourite":true,"#
            + #""added":"2026-01-01T00:00:00Z","note":{"text":"\#(text)","changed":"\#(time)","revision":1}}"#
        let result = try await run(
            "library", "import", "-", input: #"{"format":"matinee-library","version":1,"items":[\#(item)]}"#)
        #expect(result.status == 0, "\(result.complaint)")
    }

    struct Film: Equatable {
        var title: String
        var isFavourite: Bool
        var note: String?
        var texts: Set<String>
    }

    /// What the program exports, by keys.
    var films: [String: Film] {
        get async throws {
            let text = try await run("library", "export").output
            let file = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            var films: [String: Film] = [:]
            for item in file["items"] as? [[String: Any]] ?? [] {
                func text(_ note: Any?) -> String? { (note as? [String: Any])?["text"] as? String }
                let texts = (item["earlier"] as? [Any] ?? []).compactMap(text) + [text(item["note"])].compactMap(\.self)
                films[item["key"] as? String ?? ""] = Film(
                    title: item["title"] as? String ?? "", isFavourite: item["favourite"] as? Bool ?? false,
                    note: text(item["note"]), texts: Set(texts))
            }
            return films
        }
    }
}
