import Entities

extension Wording {
    /// - Parameter folder: that of the cache.
    @Sendable static func englishCacheTrouble(_ trouble: CacheTrouble, in folder: String) -> Message {
        func message(_ what: String, _ remedy: String) -> Message { Message(what, remedy: remedy, place: folder) }
        return switch trouble {
        case .damaged(isRebuilt: true): Message("The cache was damaged and has been started over.")
        case .damaged(isRebuilt: false):
            message("The cache is damaged; Matinee runs without it.", "Quit, and run matinee cache --clear.")
        case .otherVersion(isRebuilt: true): Message("The cache was from another version and has been started over.")
        case .otherVersion(isRebuilt: false):
            message(
                "The cache is from another version; Matinee runs without it.", "Quit, and run matinee cache --clear.")
        case .locked: Message("The cache is in use elsewhere; nothing is cached for now.")
        case .diskFull: message("The disk is full; nothing new is cached.", "Make room.")
        case .readOnly: message("The cache cannot be written; nothing new is cached.", "Change its permissions.")
        case .cannotOpen:
            message("The cache cannot be opened; Matinee runs without it.", "See that this is a folder, and yours.")
        case .inputOutput: message("The cache's disk is failing; Matinee runs without it.", "Check the disk.")
        }
    }
}
