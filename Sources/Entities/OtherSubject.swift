/// An item whose kind this version does not know, or whose identity does not fit its kind: as it is stored.
package struct OtherSubject: Hashable, Sendable {
    package var kind: LibrarySubject.Kind
    package var source: CatalogSource
    package var number: Int?
    package var artist: String?
    package var album: String?
    package var mbid: String?

    package init(
        kind: LibrarySubject.Kind, source: CatalogSource, number: Int? = nil, artist: String? = nil,
        album: String? = nil, mbid: String? = nil
    ) {
        self.kind = kind
        self.source = source
        self.number = number
        self.artist = artist
        self.album = album
        self.mbid = mbid
    }
}
