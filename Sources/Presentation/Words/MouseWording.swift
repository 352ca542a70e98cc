/// What is said of the mouse.
package struct MouseWording: Sendable {
    /// It is the terminal's.
    package var released: String
    package var taken: String
}

extension MouseWording {
    static let english = MouseWording(
        released: "Mouse off: the terminal selects text with it. The same key turns it on again.",
        taken: "Mouse on: click, scroll, drag. The same key turns it off.")

    static let german = MouseWording(
        released: "Maus aus: Das Terminal wählt mit ihr Text aus. Dieselbe Taste schaltet sie ein.",
        taken: "Maus an: klicken, scrollen, ziehen. Dieselbe Taste schaltet sie aus.")

    static let spanish = MouseWording(
        released: "Ratón libre: selecciona con el puntero. La misma tecla lo recupera.",
        taken: "Ratón en uso: pulsar, desplazar, arrastrar. La misma tecla lo deja al terminal.")
}
