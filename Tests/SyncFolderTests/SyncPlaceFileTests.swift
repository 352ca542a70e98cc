import Entities
import Foundation
import TestSupport
import Testing

@testable import Sealing
@testable import Sync
@testable import SyncFolder

struct SyncPlaceFileTests {
    private let folder: TemporaryFolder
    private let file: SyncPlaceFile
    private let machine = MachineID(high: 1, low: 2)
    private let key = SealingKey(bytes: (0..<32).map { UInt8($0) })

    init() throws {
        folder = try TemporaryFolder()
        file = SyncPlaceFile(stateFolder: folder.path, library: "/library.sqlite")
    }

    private var path: String {
        let name = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.first { $0.hasSuffix(".json") }
        return "\(folder.path)/\(name ?? "")"
    }

    private var text: String {
        get throws { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }
    }

    private func replace(_ old: String, by new: String) throws {
        let text = try text
        try #require(text.contains(old))
        try Data(text.replacing(old, with: new).utf8).write(to: URL(filePath: path))
    }

    /// - Returns: the words of the key.
    private func writeWithKey() throws -> String {
        var settings = SyncPlaceFile.SharedTexts()
        settings.own = ["theme": "nord"]
        try file.change { $0 = .init(machine: machine, address: "/shared", key: key, settings: settings) }
        return key.words.joined(separator: " ")
    }

    @Test func `What is written is read, and a place without a key has none`() throws {
        #expect(try file.read() == nil)
        _ = try writeWithKey()
        let content = try #require(try file.read())
        #expect(content.machine == machine && content.address == "/shared" && content.key == key)
        #expect(content.settings.own == ["theme": "nord"] && content.settings.all.isEmpty)
        try file.change { $0 = .init(machine: machine, address: "/plain") }
        #expect(try file.read() == .init(machine: machine, address: "/plain"))
        #expect(try !text.contains("key") && !text.contains("settings"))
    }

    @Test(arguments: ["", "babab", "bodab", "7"])
    func `A key that cannot be read is told, and stays as it is`(mistake: String) throws {
        let words = try writeWithKey()
        try replace("\"\(words)\"", by: mistake == "7" ? "7" : "\"\(mistake)\(words.dropFirst(5))\"")
        let damaged = try text
        let failure = SyncFailure.keyDamaged(path: path)
        #expect(throws: failure) { try file.read() }
        #expect(throws: failure) { try file.setMachine(.make()) }
        #expect(throws: failure) { try file.change { $0 = .init(machine: machine, address: "/other") } }
        #expect(try text == damaged)
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"machine":"x","folder":"/a"}"#, #"{"folder":"/a"}"#])
    func `One that says nothing is told, and stays as it is`(damaged: String) throws {
        _ = try writeWithKey()
        try Data(damaged.utf8).write(to: URL(filePath: path))
        let failure = SyncFailure.placeFileDamaged(path: path)
        #expect(throws: failure) { try file.read() }
        #expect(throws: failure) { try file.setMachine(.make()) }
        #expect(try text == damaged)
    }

    @Test func `What a later version has written stays`() throws {
        _ = try writeWithKey()
        try replace(#""folder""#, by: #""later":{"a":[1,null]},"folder""#)
        try replace(#""own""#, by: #""later":true,"own""#)
        let other = MachineID.make()
        try file.setMachine(other)
        #expect(try file.read()?.machine == other)
        #expect(try file.read()?.key == key)
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(try text.utf8)) as? [String: Any])
        #expect((fields["later"] as? [String: Any])?.keys.map(\.self) == ["a"])
        let settings = try #require(fields["settings"] as? [String: Any])
        #expect(settings["later"] as? Bool == true)
    }

    @Test func `Of many who change it at once none undoes what another has changed`() async throws {
        _ = try writeWithKey()
        let file = file
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try await onOwnThread {
                        for place in 0..<8 {
                            try file.change { $0?.settings.own["\(number)-\(place)"] = "said" }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try file.read()?.settings.own.count == 1 + 8 * 8)
        #expect(try file.read()?.key == key)
    }

    @Test func `A change that fails changes nothing`() throws {
        _ = try writeWithKey()
        let before = try text
        #expect(throws: SyncFailure.notSetUp) {
            try file.change { content throws(SyncFailure) in
                content?.address = "/other"
                throw .notSetUp
            }
        }
        #expect(try text == before)
    }
}
