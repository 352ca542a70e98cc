/// Why no pictures are shown.
package enum PictureAbsence: Sendable {
    /// The terminal shows none.
    case unable
    /// What is drawn is for a screen reader.
    case forReader
    /// No colours are wanted.
    case withoutColor
}
