import Entities

extension AboutWording {
    static let spanish = AboutWording(
        title: "Acerca de Matinee",
        summary: "Películas, música, libros y Pokémon por descubrir, sin salir del terminal.",
        licence:
            "Software libre bajo la licencia MIT: se puede usar, modificar y distribuir libremente, con su aviso y "
            + "sin garantía alguna.",
        sources: "Fuentes",
        files: "Archivos",
        content: { kind in
            switch kind {
            case .data: "Favoritos, notas"
            case .state: "Sesión, borradores, registro"
            case .cache: "Respuestas"
            case .config: "Claves"
            }
        },
        nowhere: "en ninguna parte: HOME no indica una ruta absoluta")
}
