import Entities

extension Wording {
    @Sendable static func spanishNotKept(_ kinds: [FolderKind], because failure: FolderFailure) -> Message {
        func message(_ why: String, _ remedy: String, _ path: String? = nil) -> Message {
            Message(spanishNotKept(kinds), why: why, remedy: remedy, place: path, isFailure: true)
        }
        return switch failure {
        case .noHome: message("HOME no indica una ruta absoluta", "Define HOME y reinicia Matinee.")
        case .notAFolder(let path): message("no es una carpeta", "Aparta el archivo, o indica otra carpeta.", path)
        case .notWritable(let path): message("no se puede escribir en la carpeta", "Cambia sus permisos.", path)
        case .diskFull(let path): message("el disco está lleno", "Haz sitio.", path)
        case .inputOutput(let path): message("el disco falla", "Revisa el disco.", path)
        case .unusable(let path): message("la carpeta no se puede usar", "Indica otra.", path)
        }
    }

    private static func spanishNotKept(_ kinds: [FolderKind]) -> String {
        guard kinds.count < FolderKind.allCases.count else { return "No se guarda nada" }
        let names = kinds.map { kind in
            switch kind {
            case .data: "favoritos, notas"
            case .state: "sesión"
            case .cache: "respuestas"
            case .config: "claves"
            }
        }
        return "Sin guardar (\(names.joined(separator: ", ")))"
    }
}
