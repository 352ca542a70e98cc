import Entities
import Presentation
import Sealing
import SyncFolder

extension SyncFailure {
    var exitStatus: Int32 {
        switch self {
        case .library(let failure): LaunchError.library(failure).exitStatus
        case .laterFormat: 4
        case .folder, .notASyncFolder, .formatMissing, .server, .keys, .sealing, .libraryMissing, .placeFileDamaged,
            .placeFileInUse, .keyDamaged:
            5
        case .notEmpty, .noSuchMachine, .severalMachines, .notSetUp, .notAnAddress, .passwordInAddress, .keyMissing,
            .otherKey, .notEncrypted:
            2
        }
    }

    /// What is wrong, where, and what to do about it.
    ///
    /// - Parameters:
    ///   - printable: replaces characters in a path that a terminal would obey.
    ///   - isShared: whether the library is shared already; else it was to be from now on, and is not.
    func sentence(_ printable: (String) -> String, isShared: Bool = true) -> String {
        switch self {
        case .library(let failure): failure.sentence(printable)
        case .folder(let failure): "\(failure.finding(printable))\(Self.outlook(isShared))"
        case .server(let failure, let place): failure.sentence(printable(place), printable, isShared: isShared)
        case .notAnAddress:
            "that is not the address of a server: https://USER@HOST/FOLDER, or "
                + "s3://ACCESS-KEY-ID@BUCKET/PREFIX?endpoint=https://HOST&region=REGION"
        case .passwordInAddress:
            "an address is seen by others: leave the password out of it; 'matinee sync init' asks for it, and "
                + "MATINEE_SYNC_PASSWORD has it in scripts"
        case .keys(let failure): "the passwords that were entered are not used: \(failure.sentence(printable))"
        case .placeFileDamaged(let path):
            "\(printable(path)), which says where this library is shared, cannot be read; put it right, or move it away and "
                + "say 'matinee sync init' again"
        case .placeFileInUse(let path): "another Matinee is writing \(printable(path)); try again"
        case .keyDamaged(let path):
            "the words of the key in \(printable(path)) are not right; put them right there, or move that file away, say "
                + "'matinee sync init' again, and give the words"
        case .notASyncFolder(let path):
            "\(printable(path)) is not there, or is no folder of 'matinee sync init'; if its disk or server is there and "
                + "it was emptied, say that again: nothing is lost"
        case .laterFormat(let path, let found, let known):
            "\(printable(path)) is from a newer Matinee (format version \(found), known: \(known)); use that one"
        case .formatMissing(let path):
            "format.json has not come to \(printable(path)) yet, and other files have; wait for it, and try again"
        case .notEmpty(let path): "\(printable(path)) has other files in it; name an empty or a new folder"
        case .noSuchMachine(name: ""): "no machine was named; 'matinee sync status' names them"
        case .severalMachines(let name, let machines):
            "\(machines.count) machines are called \(printable(name)): \(machines.joined(separator: "; ")); say which by its id"
        case .noSuchMachine(let name):
            "no other machine is called \(printable(name)); 'matinee sync status' names them"
        case .keyMissing(let path, let key):
            "\(printable(path)) is encrypted with key \(key.short); say 'matinee sync init' of it again, and give the "
                + "words of that key"
        case .otherKey(let path, let key, let known):
            "\(printable(path)) is encrypted with key \(key.short), and the words that were given here are those of key "
                + "\(known.short); say 'matinee sync init' of it again, and give the words of \(key.short)"
        case .notEncrypted(let path):
            "\(printable(path)) is not encrypted; name a new folder, or say 'matinee sync leave' first to share it "
                + "without encryption"
        case .sealing(.noLibrary(let name)):
            "\(name) is not installed, which encrypts (Debian: libsodium23); install it, and try again"
        case .libraryMissing(let name): "\(name) is not here, by which files are unpacked; install it, and try again"
        case .notSetUp: "this library is not shared yet: matinee sync init FOLDER, or the address of a server"
        }
    }

    /// What becomes of changes, or that nothing has begun.
    fileprivate static func outlook(_ isShared: Bool) -> String {
        isShared ? "; your changes are kept, and sent next time" : "; nothing was set up; try again"
    }
}

extension SealingKey {
    /// - Parameter id: nil where it is not known.
    static func question(of id: SealingKeyID?) -> String {
        "the \(wordCount) words of \(id.map { "key \($0.short)" } ?? "the key"), which are not shown: "
    }
}

/// None of them says what was typed: it may be a key all the same.
extension SealingKey.WordsFailure {
    var sentence: String {
        switch self {
        case .count(let count): "a key has \(SealingKey.wordCount) words, and there are \(count)"
        case .unknown(let number): "word \(number) of the key is none that there is; look at it again"
        case .checksum: "one of the words of the key is another one, or in another place; look at them again"
        }
    }
}

extension FolderFailure {
    /// - Parameter printable: replaces characters in a path that a terminal would obey.
    fileprivate func finding(_ printable: (String) -> String) -> String {
        switch self {
        case .noHome: "there is no place for the program's state; set HOME, or XDG_STATE_HOME to an absolute path"
        case .notAFolder(let path): "\(printable(path)) is not a folder"
        case .notWritable(let path): "\(printable(path)) may not be written or read"
        case .diskFull(let path): "the disk of \(printable(path)) is full"
        case .inputOutput(let path): "the disk of \(printable(path)) is failing"
        case .unusable(let path): "\(printable(path)) cannot be used"
        }
    }
}

extension ServerFailure {
    /// What is wrong with a server, and what to do about it.
    ///
    /// - Parameters:
    ///   - place: its address, harmless.
    ///   - printable: replaces characters in a text that a terminal would obey.
    ///   - isShared: whether the library is shared already; else it was to be from now on, and is not.
    fileprivate func sentence(_ place: String, _ printable: (String) -> String, isShared: Bool) -> String {
        let later = SyncFailure.outlook(isShared)
        let again = isShared ? "matinee sync" : "matinee sync init"
        return switch self {
        case .notAnswered(.startedOffline):
            "\(place) is a server, and the network is switched off (--offline, network)" + later
        case .notAnswered(let failure): "\(place): \(printable(failure.finding))" + later
        case .passwordMissing:
            "\(place) wants a user and a password; say 'matinee sync init' with it in a terminal, which asks for them, or "
                + "put the user before its host, and the password into MATINEE_SYNC_PASSWORD"
        case .passwordRefused:
            "\(place) does not take this password of this user; say 'matinee sync init' with it again, or correct "
                + "MATINEE_SYNC_PASSWORD" + later
        case .unprotected: "\(place) would be sent a password that everybody on the way can read; use https"
        case .forbidden:
            "\(place) may not be read or written by this user; allow that there, or name another place" + later
        case .parentMissing:
            "\(place) lies in a folder or a bucket that is not there; make that first, or correct the address"
        case .otherProtocol:
            "\(place) does not answer as a folder of WebDAV or a bucket of S3 does; correct the address (Nextcloud's are "
                + "https://USER@HOST/remote.php/dav/files/USER/FOLDER)"
        case .full: "\(place) has no room left; make some there" + later
        case .clockDiffers: "\(place) has another time than this machine; set its clock" + later
        case .refused(let status, let message):
            "\(place) refuses with HTTP \(status)" + (message.map { ": \(printable($0))" } ?? "") + later
        case .notKept:
            "\(place) said that it has stored a file, and does not have what it was sent; say '\(again)' again, "
                + "and look after that server if it does not help" + later
        case .libraryMissing(let name): "\(name) is not here, by which answers of servers are read; install it"
        }
    }
}

extension CatalogFailure {
    /// What has happened, and why.
    fileprivate var finding: String {
        Wording.ofProgram(localeIdentifier: "C").message(self).clause
    }
}
