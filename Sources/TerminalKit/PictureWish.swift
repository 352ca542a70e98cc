/// How the reader wants pictures to be shown.
package enum PictureWish: String, CaseIterable, Sendable {
    /// In the best way that the terminal has.
    case auto
    case off
    /// By characters that cover quarters of cells.
    case cells
    case kitty, sixel, iterm
}
