import Testing

@testable import CommandLine

struct SyncRequestTests {
    @Test func whatIsAskedForIsUnderstood() throws {
        #expect(try SyncRequest(arguments: []) == .once)
        #expect(try SyncRequest(arguments: ["status"]) == .status)
        #expect(try SyncRequest(arguments: ["init", "a/b"]) == .begin(folder: "a/b"))
        #expect(try SyncRequest(arguments: ["leave"]) == .leave)
        for arguments in [["init", "--encrypt", "a", "--key-file", "b"], ["init", "--key-file=b", "a", "--encrypt"]] {
            #expect(
                try SyncRequest(arguments: arguments) == .begin(folder: "a", isEncrypted: true, keyFile: "b"))
        }
    }

    @Test func whatIsNotIsSaid() {
        for (arguments, error) in [
            (["init"], LaunchError.syncFolderMissing), (["now"], .unknownSyncVerb("now")),
            (["-x"], .unknownOption("-x")),
            (["status", "x"], .oneTooMany("x")), (["init", "a", "b"], .oneTooMany("b")),
            (["init", "--force"], .unknownOption("--force")), (["init", "--encrypt"], .syncFolderMissing),
            (["init", "a", "--key-file"], .keyFileMissing), (["init", "a", "--key-file="], .keyFileMissing),
        ] {
            #expect(throws: error) { try SyncRequest(arguments: arguments) }
        }
    }
}
