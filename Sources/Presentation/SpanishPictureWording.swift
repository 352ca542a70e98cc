extension PictureWording {
    static let spanish = PictureWording(
        hidden: "Las imágenes están ocultas.", shown: "Se muestran las imágenes.",
        none: Message(
            "Aquí no hay imágenes.",
            why: "Necesitan un terminal con 256 colores o con un protocolo para imágenes, y UTF-8.",
            remedy: "--pictures dice cómo mostrarlas, si se sabe que es posible."),
        missing: { "Las imágenes \($0) no se muestran: \($1) no está instalada." })
}
