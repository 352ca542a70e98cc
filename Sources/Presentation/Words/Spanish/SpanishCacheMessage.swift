import Entities

extension Wording {
    /// - Parameter folder: that of the cache.
    @Sendable static func spanishCacheTrouble(_ trouble: CacheTrouble, in folder: String) -> Message {
        func message(_ what: String, _ remedy: String) -> Message { Message(what, remedy: remedy, place: folder) }
        return switch trouble {
        case .damaged(isRebuilt: true): Message("La caché estaba dañada; empieza de nuevo.")
        case .damaged(isRebuilt: false):
            message("La caché está dañada; Matinee trabaja sin ella.", "Sal y ejecuta matinee cache --clear.")
        case .otherVersion(isRebuilt: true): Message("La caché era de otra versión; empieza de nuevo.")
        case .otherVersion(isRebuilt: false):
            message("La caché es de otra versión; Matinee trabaja sin ella.", "Sal y ejecuta matinee cache --clear.")
        case .locked: Message("La caché está en uso en otro lugar; por ahora no se guarda nada.")
        case .diskFull: message("El disco está lleno; en la caché no se guarda nada nuevo.", "Haz sitio.")
        case .readOnly: message("No se puede escribir en la caché; no se guarda nada nuevo.", "Cambia sus permisos.")
        case .cannotOpen:
            message("No se puede abrir la caché; Matinee trabaja sin ella.", "Comprueba que esto sea una carpeta tuya.")
        case .inputOutput: message("Falla el disco de la caché; Matinee trabaja sin ella.", "Revisa el disco.")
        }
    }
}
