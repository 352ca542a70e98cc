import Entities
import Foundation
import TestSupport
import Testing

@testable import Storage

struct PrivateFolderTests {
    private let temporary: TemporaryFolder
    private var base: String { temporary.path }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func itIsMadeWithThoseAboveItForTheirOwnerAlone() throws {
        try PrivateFolder(base + "/a/b/c").make()
        for path in ["/a", "/a/b", "/a/b/c"] { #expect(try mode(base + path) == 0o700) }
    }

    @Test func whatIsThereKeepsItsRights() throws {
        try FileManager.default.createDirectory(atPath: base + "/a", withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: base + "/a")
        try PrivateFolder(base + "/a").make()
        try PrivateFolder(base + "/a/b").make()
        #expect(try mode(base + "/a") == 0o755)
    }

    @Test func aLinkToAFolderIsAsGood() throws {
        try FileManager.default.createDirectory(atPath: base + "/real", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: base + "/link", withDestinationPath: base + "/real")
        try PrivateFolder(base + "/link/a").make()
        #expect(FileManager.default.fileExists(atPath: base + "/real/a"))
    }

    @Test(arguments: ["/file", "/file/a", "/file/a/b"])
    func aFileInThePlaceOfAFolderIsNamed(path: String) throws {
        try Data().write(to: URL(filePath: base + "/file"))
        #expect(throws: FolderFailure.notAFolder(path: base + "/file")) { try PrivateFolder(base + path).make() }
    }

    @Test func aLinkThatLeadsNowhereIsNoFolder() throws {
        try FileManager.default.createSymbolicLink(atPath: base + "/link", withDestinationPath: base + "/gone")
        #expect(throws: FolderFailure.notAFolder(path: base + "/link")) { try PrivateFolder(base + "/link/a").make() }
    }

    @Test func whereNothingCanBeMadeItSaysSo() {
        #expect(throws: FolderFailure.unusable(path: "/proc/matinee")) { try PrivateFolder("/proc/matinee").make() }
    }

    @Test(arguments: [
        (EACCES, FolderFailure.notWritable(path: "/a")), (EROFS, .notWritable(path: "/a")),
        (EPERM, .notWritable(path: "/a")), (ENOSPC, .diskFull(path: "/a")), (EDQUOT, .diskFull(path: "/a")),
        (EIO, .inputOutput(path: "/a")), (ENOTDIR, .notAFolder(path: "/a")), (ENAMETOOLONG, .unusable(path: "/a")),
    ])
    func theSystemsReasonIsTold(cause: Int32, failure: FolderFailure) {
        #expect(FolderFailure(cause, path: "/a") == failure)
    }
}
