import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// What screens store and hand about is copied often, so it has at most 256 bytes: what is larger stands behind a reference.
struct SmallValueTests {
    struct Measured: CustomTestStringConvertible {
        let testDescription: String
        let bytes: Int

        init<Value>(_ type: Value.Type) {
            (testDescription, bytes) = ("\(type)", MemoryLayout<Value>.size)
        }
    }

    private static let most = 256

    private static let things: [Measured] = [
        .init(Movie.self), .init(MovieDetail.self), .init(PersonDetail.self), .init(FilmCredit.self),
        .init(Artist.self), .init(ArtistDetail.self), .init(Album.self), .init(AlbumDetail.self),
        .init(Book.self), .init(BookDetail.self), .init(Pokemon.self), .init(PokemonDetail.self),
        .init(LibraryItem.self), .init(LibraryRecord.self), .init(ShelfChange.self), .init(NoteRemoval.self),
        .init(SavedNote.self), .init(SourceDescriptor.self), .init(SourceReport.self), .init(Refinement.self),
    ]

    private static let states: [Measured] = [
        .init(DetailState.self), .init(DetailContent.self), .init(DetailSection.self), .init(ListState.self),
        .init(ListControls.self), .init(AccordionState.self), .init(Row.self),
        .init(Poster.self), .init(Menu.self), .init(Form.self), .init(Message.self), .init(Question.self),
    ]

    @Test("What catalogues tell of a thing, and what is kept of it, is small", arguments: things)
    func thingsAreSmall(thing: Measured) {
        #expect(thing.bytes <= Self.most)
    }

    @Test("What screens are told to show is small", arguments: states)
    func statesAreSmall(state: Measured) {
        #expect(state.bytes <= Self.most)
    }

    @Test("Each part of the words is small, or behind a reference")
    func partsOfTheWordsAreSmall() {
        func bytes<Part>(_ part: Part) -> Int { MemoryLayout<Part>.size }
        for (label, part) in Mirror(reflecting: Wording.sample("en")).children {
            #expect(bytes(part) <= Self.most, "\(label ?? "")")
        }
    }
}
