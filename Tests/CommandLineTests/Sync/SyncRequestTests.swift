import Testing

@testable import CommandLine

struct SyncRequestTests {
    @Test func whatIsAskedForIsUnderstood() throws {
        #expect(try SyncRequest(arguments: []) == .once)
        #expect(try SyncRequest(arguments: ["status"]) == .status)
        #expect(try SyncRequest(arguments: ["init", "a/b"]) == .begin(address: "a/b"))
        #expect(try SyncRequest(arguments: ["came"]) == .came(machine: nil))
        #expect(try SyncRequest(arguments: ["came", "laptop"]) == .came(machine: "laptop"))
        #expect(try SyncRequest(arguments: ["came", "--undo"]) == .takeBack(machine: nil))
        #expect(try SyncRequest(arguments: ["came", "--undo", "laptop"]) == .takeBack(machine: "laptop"))
        #expect(try SyncRequest(arguments: ["forget", "laptop"]) == .forget(machine: "laptop"))
        #expect(try SyncRequest(arguments: ["leave"]) == .leave)
        #expect(try SyncRequest(arguments: ["settings"]) == .settings())
        #expect(
            try SyncRequest(arguments: ["settings", "--share", "theme", "language", "--keep", "ratings"])
                == .settings(share: ["theme", "language"], keep: ["ratings"]))
        for arguments in [["init", "--encrypt", "a", "--key-file", "b"], ["init", "--key-file=b", "a", "--encrypt"]] {
            #expect(
                try SyncRequest(arguments: arguments) == .begin(address: "a", isEncrypted: true, keyFile: "b"))
        }
    }

    @Test func whatIsNotIsSaid() {
        for (arguments, error) in [
            (["init"], LaunchError.syncFolderMissing), (["init", ""], .syncFolderMissing),
            (["now"], .unknownSyncVerb("now")),
            (["forget"], .syncMachineMissing), (["came", "laptop", "--undo"], .unknownOption("--undo")),
            (["came", "--undo", "--undo"], .oneTooMany("--undo")),
            (["came", "--undo", "a", "--undo"], .oneTooMany("--undo")),
            (["-x"], .unknownOption("-x")), (["settings", "--share"], .settingMissing("--share")),
            (["settings", "--share", "sync.url"], .notShareable("sync.url")), (["settings", "x"], .oneTooMany("x")),
            (["settings", "--all"], .unknownOption("--all")),
            (["status", "x"], .oneTooMany("x")), (["init", "a", "b"], .oneTooMany("b")),
            (["init", "--force"], .unknownOption("--force")), (["init", "--encrypt"], .syncFolderMissing),
            (["init", "a", "--key-file"], .keyFileMissing), (["init", "a", "--key-file="], .keyFileMissing),
        ] {
            #expect(throws: error) { try SyncRequest(arguments: arguments) }
        }
    }
}
