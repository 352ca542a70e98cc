import Entities
import Foundation
import TestSupport
import Testing

@testable import LibraryStore

struct LibraryLocationTests {
    @Test func `The folders and the file are for their owner alone`() throws {
        let bench = try LibraryBench()
        let store = try bench.store()
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode("\(bench.folder.path)/data") == 0o700)
        #expect(try mode(bench.location.folder) == 0o700)
        for ending in ["", "-wal", "-shm"] { #expect(try mode(bench.location.path + ending) == 0o600) }
        withExtendedLifetime(store) {}
    }

    @Test func `Nothing but the library is left in its folder`() throws {
        let bench = try LibraryBench()
        do { _ = try bench.store() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.location.folder) == ["library.sqlite"])
    }
}
