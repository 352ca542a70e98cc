package import TerminalKit

/// Where the parts of an artist's page are: beside a picture that stands above, or without one, what is known of the artist, and below
/// that covers in a row, and the albums.
package struct ArtistPageArrangement: Hashable, Sendable {
    /// What is left for the albums, in cells of the pane; without height where nothing is.
    package private(set) var albums: Rect
    /// What is known of the artist beside the albums, once it is unfolded, with what a picture covers left of its first lines; nil while
    /// it is folded.
    package private(set) var about: Rect?
    /// The line of the heading above the albums, or their covers: one that is free below a picture; nil where nothing stands above
    /// them but a header.
    package private(set) var heading: Rect?
    /// Covers in a row; nil where there are none.
    package private(set) var covers: Rect?

    /// Nothing is laid out yet.
    package static let none = ArtistPageArrangement()

    private init() {
        albums = Rect(x: 0, y: 0, width: 0, height: 0)
    }

    /// - Parameters:
    ///   - picture: what it leaves, and what is right of it where it stands above that.
    ///   - header: the lines of facts and heading: above the albums, and beside the picture with the one below them.
    ///   - aboutHeight: how many lines it takes to show all of what is unfolded, in a room of this size, of which the first lines stand
    ///     beside the picture, or none; nil while it is folded.
    ///   - hasCovers: whether there are several albums, with covers that can be shown.
    @MainActor
    package init(
        picture: (rest: Rect, beside: Rect?), header: (above: Int, beside: Int),
        aboutHeight: (@MainActor (Size, ShortLines?) -> Int)?, hasCovers: Bool
    ) {
        let (rest, beside) = picture
        albums = Rect(x: rest.x, y: rest.y + header.above, width: rest.width, height: rest.height - header.above)
        if let aboutHeight { placeAbout(beside: beside, below: header.beside, aboutHeight) }
        if beside != nil, albums.height > 0 {
            heading = Rect(x: albums.x, y: albums.y - 1, width: albums.width, height: 1)
        }
        if hasCovers, beside != nil, albums.width >= Self.leastWithCovers, albums.height >= 2 * Self.coverRows {
            placeCovers()
        }
    }

    /// It begins beside the picture where there is room for a text, and below that where there is none; and the albums are below both.
    @MainActor
    private mutating func placeAbout(
        beside: Rect?, below header: Int, _ aboutHeight: @MainActor (Size, ShortLines?) -> Int
    ) {
        let end = albums.y + albums.height
        let (start, width) = (albums.x + Self.aboutIndent, albums.width - Self.aboutIndent)
        var (y, short): (Int, ShortLines?) = (albums.y, nil)
        if let beside, Self.hasRoomForText(beside) {
            y = header
            short = ShortLines(albums.y - y, width: beside.width - 2, indent: beside.x - start)
        }
        let isAlone = end - y < 3 * Self.leastAlbums
        // A line is free below it, and below a picture the albums have a heading.
        let gap = beside == nil ? 1 : 2
        let most = isAlone ? end - y : end - y - max(Self.leastAlbums, (end - y) / 3) - gap
        let height = aboutHeight(Size(width: width, height: most), short)
        let about = Rect(x: start, y: y, width: width, height: isAlone ? end - y : min(most, height) + gap)
        let top = max(albums.y, y + about.height)
        self.about = about
        albums = Rect(x: albums.x, y: top, width: albums.width, height: end - top)
    }

    /// Below their heading; a line is free below the covers.
    private mutating func placeCovers() {
        covers = Rect(x: albums.x, y: albums.y, width: albums.width, height: Self.coverRows)
        albums.y += Self.coverRows + 1
        albums.height -= Self.coverRows + 1
    }

    /// Whether a text can be read well beside the picture.
    package static func hasRoomForText(_ beside: Rect) -> Bool { beside.width >= leastBeside }

    /// Whether there will be covers in a pane of this size, if nothing is unfolded and there is a picture.
    package static func hasRoomForCovers(_ size: Size) -> Bool {
        size.width >= leastWithCovers && size.height > 3 * coverRows
    }

    /// Fewer lines of albums are not worth showing.
    private static let leastAlbums = 4
    /// In cells: it begins where titles do.
    private static let aboutIndent = 1
    /// In cells: from here on what is beside the picture has room for a text that can be read well.
    private static let leastBeside = 30
    /// From so many columns on there is a row of covers.
    private static let leastWithCovers = 90
    /// The lines of a row of covers: those of a frame, of a picture as in other pages, and two of text.
    private static let coverRows = 12
}
