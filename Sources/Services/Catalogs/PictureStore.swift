package import Entities
package import Pictures

/// Pictures, made ready for the terminal: from memory, from disk, or from where their source has them.
package protocol PictureStore: Sendable {
    /// How the terminal shows pictures now; nil for not at all, or while nobody wants them.
    var display: PictureDisplay? { get }

    /// Whether the terminal could show pictures, but its user has hidden them.
    var areHidden: Bool { get }

    /// What is ready in memory; nil for anything that would take time.
    func ready(_ picture: Picture, in box: PictureBox) -> RenderedPicture?

    /// One request for one address, however many ask; it ends when nobody waits for it any more.
    ///
    /// - Returns: nil where there is none, none can be had now, or the terminal shows none.
    func rendered(_ picture: Picture, in box: PictureBox) async -> RenderedPicture?

    /// Where there was none, its source is asked once more, the next time that somebody asks.
    func askAgain(for picture: Picture)

    /// Has a picture on disk that will probably be asked for next.
    func prefetch(_ picture: Picture) async
}
