import Entities

/// What a row says of an artist beside the name, a column each: what the source says of all artists. Its words are in
/// `ArtistListFormatter`.
typealias ArtistListFact = ArtistFigure
