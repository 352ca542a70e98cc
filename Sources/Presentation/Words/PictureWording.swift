import Commands

/// What is said of pictures.
package struct PictureWording: Sendable {
    /// The reader has hidden them; says what shows them again.
    package var hidden: String
    package var shown: String
    /// Why there are none.
    package var none: Message
    /// Why there are none where what is drawn is for a screen reader.
    package var noneForReader: Message
    /// Why there are none where no colours are wanted.
    package var noneWithoutColor: Message
    /// Pictures of a kind are not shown, since their library is missing.
    package var missing: @Sendable (_ kind: String, _ library: String) -> String

    /// These words, with why there are no pictures here.
    func without(_ absence: PictureAbsence) -> PictureWording {
        var words = self
        switch absence {
        case .unable: break
        case .forReader: words.none = noneForReader
        case .withoutColor: words.none = noneWithoutColor
        }
        return words
    }
}

extension PictureWording {
    static func english(_ keys: KeyNames) -> PictureWording {
        PictureWording(
            hidden: "Pictures are hidden; \(keys(.pictures)) shows them.", shown: "Pictures are shown.",
            none: Message(
                "No pictures here.",
                why: "They need UTF-8, and a terminal with 256 colours or a picture protocol.",
                remedy: "If this terminal can, choose how with --pictures."),
            noneForReader: Message(
                "No pictures here.", why: "A screen reader does not read them.",
                remedy: "Start without --reader to see them."),
            noneWithoutColor: Message(
                "No pictures here.", why: "They need colours, and NO_COLOR or --colors asks for none.",
                remedy: "Start without that to see them."),
            missing: { "Pictures in \($0) are not shown: \($1) is not installed." })
    }

    static func german(_ keys: KeyNames) -> PictureWording {
        PictureWording(
            hidden: "Bilder sind ausgeblendet; \(keys(.pictures)) zeigt sie.", shown: "Bilder werden gezeigt.",
            none: Message(
                "Hier gibt es keine Bilder.",
                why: "Dazu braucht es ein Terminal mit 256 Farben oder einem Protokoll für Bilder, und UTF-8.",
                remedy: "Kann es das Terminal doch, wähle mit --pictures, wie."),
            noneForReader: Message(
                "Hier gibt es keine Bilder.", why: "Ein Screenreader liest sie nicht vor.",
                remedy: "Ein Start ohne --reader zeigt sie."),
            noneWithoutColor: Message(
                "Hier gibt es keine Bilder.", why: "Sie brauchen Farben, und NO_COLOR oder --colors will keine.",
                remedy: "Ein Start ohne das zeigt sie."),
            missing: { "Bilder in \($0) werden nicht gezeigt: \($1) ist nicht installiert." })
    }
}

extension PictureWording {
    static func spanish(_ keys: KeyNames) -> PictureWording {
        PictureWording(
            hidden: "Las imágenes están ocultas; \(keys(.pictures)) las muestra.", shown: "Se muestran las imágenes.",
            none: Message(
                "Aquí no hay imágenes.",
                why: "Necesitan un terminal con 256 colores o con un protocolo para imágenes, y UTF-8.",
                remedy: "--pictures dice cómo mostrarlas, si se sabe que es posible."),
            noneForReader: Message(
                "Aquí no hay imágenes.", why: "Un lector de pantalla no las lee.",
                remedy: "Para verlas, inicia sin --reader."),
            noneWithoutColor: Message(
                "Aquí no hay imágenes.", why: "Necesitan colores, y NO_COLOR o --colors no quiere ninguno.",
                remedy: "Para verlas, inicia sin eso."),
            missing: { "Las imágenes \($0) no se muestran: \($1) no está instalada." })
    }
}
