/// What is said of the mouse.
package struct MouseWording: Sendable {
    /// It is the terminal's.
    package var released: String
    package var taken: String
}

extension MouseWording {
    static let english = MouseWording(
        released: "Mouse off: select with the pointer. The same key takes it back.",
        taken: "Mouse on: click, scroll, drag. The same key leaves it to the terminal.")

    static let german = MouseWording(
        released: "Maus aus: mit dem Zeiger auswählen. Dieselbe Taste nimmt sie zurück.",
        taken: "Maus an: klicken, rollen, ziehen. Dieselbe Taste überlässt sie dem Terminal.")

    static let spanish = MouseWording(
        released: "Ratón libre: selecciona con el puntero. La misma tecla lo recupera.",
        taken: "Ratón en uso: pulsar, desplazar, arrastrar. La misma tecla lo deja al terminal.")
}
