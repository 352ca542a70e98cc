import Entities

extension Wording {
    /// - Parameter folder: that of the cache.
    @Sendable static func germanCacheTrouble(_ trouble: CacheTrouble, in folder: String) -> Message {
        func message(_ what: String, _ remedy: String) -> Message { Message(what, remedy: remedy, place: folder) }
        return switch trouble {
        case .damaged(isRebuilt: true): Message("Der Cache war beschädigt und beginnt von vorn.")
        case .damaged(isRebuilt: false):
            message(
                "Der Cache ist beschädigt; Matinee arbeitet ohne ihn.", "Beenden und matinee cache --clear aufrufen.")
        case .otherVersion(isRebuilt: true): Message("Der Cache war von einer anderen Version und beginnt von vorn.")
        case .otherVersion(isRebuilt: false):
            message(
                "Der Cache ist von einer anderen Version; Matinee arbeitet ohne ihn.",
                "Beenden und matinee cache --clear aufrufen.")
        case .locked: Message("Der Cache ist anderswo in Gebrauch; vorerst wird nichts behalten.")
        case .diskFull: message("Die Platte ist voll; im Cache bleibt nichts Neues.", "Platz schaffen.")
        case .readOnly: message("Der Cache ist nicht beschreibbar; nichts Neues wird behalten.", "Seine Rechte ändern.")
        case .cannotOpen:
            message(
                "Der Cache lässt sich nicht öffnen; Matinee arbeitet ohne ihn.",
                "Nachsehen, ob dies ein eigener Ordner ist.")
        case .inputOutput: message("Die Platte des Caches versagt; Matinee arbeitet ohne ihn.", "Die Platte prüfen.")
        }
    }
}
