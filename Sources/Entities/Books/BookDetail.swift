/// All that a catalogue tells about one book. What it does not know is nil or empty, never a stand-in.
package struct BookDetail: Hashable, Sendable {
    @Boxed package var book: Book
    /// In paragraphs, without markup.
    package var description: String?
    package var subjects: [String] = []
    /// The pages of a usual edition.
    package var pages: Int?
    /// The numbers of all editions, as far as they are told.
    package var isbns: [ISBN] = []
    /// BCP 47 codes.
    package var languages: [String] = []
    /// How many readers have it on their shelves; nil where nobody counts.
    package var readers: BookReaders?
    /// Pages about it.
    package var links: [Link] = []
    /// Its own page at the catalogue.
    package var page: String?
    /// Other books of its main author. Nil where the catalogue could not say.
    package var otherBooks: [Book]? = []

    package init(book: Book) {
        self.book = book
    }
}

/// How many readers have a book on each of their shelves.
package struct BookReaders: Hashable, Sendable {
    package let wanting: Int
    package let reading: Int
    package let finished: Int

    /// Nil where nobody has it, and for what cannot be counted.
    package init?(wanting: Int, reading: Int, finished: Int) {
        guard wanting >= 0, reading >= 0, finished >= 0, wanting > 0 || reading > 0 || finished > 0 else { return nil }
        self.wanting = wanting
        self.reading = reading
        self.finished = finished
    }
}
