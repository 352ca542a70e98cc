import CatalogKit

extension CacheFailure {
    /// What is wrong, where, and what to do about it.
    ///
    /// - Parameters:
    ///   - path: of the file, printable; of what is no folder, if that is wrong.
    ///   - isClearing: whether it was to be cleared, not only looked at.
    package func sentence(_ path: String, isClearing: Bool) -> String {
        "\(finding(path)); \(remedy(isClearing: isClearing))"
    }

    private func finding(_ path: String) -> String {
        switch self {
        case .damaged: "the cache \(path) is damaged"
        case .otherVersion: "the cache \(path) is from another version, or another program"
        case .locked: "another program has the cache \(path) locked"
        case .diskFull: "the disk of the cache \(path) is full"
        case .readOnly: "the cache \(path) cannot be written"
        case .notAFolder: "\(path) is a file, where the cache has its folder"
        case .cannotOpen: "the cache \(path) cannot be opened"
        case .inputOutput: "the disk of the cache \(path) is failing"
        }
    }

    private func remedy(isClearing: Bool) -> String {
        switch self {
        case .damaged where isClearing, .otherVersion where isClearing:
            "it can be replaced only while no other program has it open and its folder is writable; try again then"
        case .damaged, .otherVersion: "'matinee cache --clear' puts a new one in its place"
        case .locked: "quit it, and try again"
        case .diskFull: "make room, or quit every other Matinee, and try again"
        case .readOnly: "change the permissions of the file and its folder"
        case .notAFolder: "move it away, or name another folder in XDG_CACHE_HOME"
        case .cannotOpen: "check that it is a file, and its folders' permissions"
        case .inputOutput: "check the disk, and try again"
        }
    }

    /// Whether the cause is not the content of the file.
    var isOutOfReach: Bool {
        switch self {
        case .locked, .diskFull, .readOnly, .notAFolder, .cannotOpen, .inputOutput: true
        case .damaged, .otherVersion: false
        }
    }
}
