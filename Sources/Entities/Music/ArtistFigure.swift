/// A number that a list of artists can say of each.
package enum ArtistFigure: Hashable, Sendable {
    case listeners
    case plays
    case chartPlace
}
