import Foundation
import TestSupport
import Testing

@testable import Storage

struct FileIdentityTests {
    @Test func `A file is the same under another name, and another one under the same`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a"
        #expect(FileIdentity(of: path) == nil)
        let first = try folder.file("a")
        let identity = FileIdentity(of: path)
        #expect(identity != nil)
        try FileManager.default.moveItem(atPath: path, toPath: "\(folder.path)/b")
        #expect(FileIdentity(of: "\(folder.path)/b") == identity)
        // The first stays open, so that its number is not given to another one.
        let second = try folder.file("a")
        #expect(FileIdentity(of: path) != identity)
        withExtendedLifetime((first, second)) {}
    }
}
