import CatalogKit
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import CommandLine

/// Each kind of which catalogues have lists is known wherever kinds are looped over.
struct CatalogKindTests {
    private static let kinds = FoundKind.allCases.filter { $0.catalog != nil }

    @Test(arguments: kinds) func theLibraryUnderstandsWhatItsDetailsAreOf(kind: FoundKind) throws {
        let subjects = try #require(kind.catalog).subjects
        #expect(subjects.allSatisfy { $0.isKnown })
        #expect(subjects.first == kind.subject)
    }

    @Test(arguments: kinds) func itsListsCanBeKeptAsViews(kind: FoundKind) throws {
        let view = SavedView(of: try #require(kind.subject), Refinement(sort: .name))
        #expect(view.subject.view == view)
    }

    @Test(arguments: kinds) func itHasASectionThatOpensWhatIsFoundOfIt(kind: FoundKind) throws {
        let catalog = try #require(kind.catalog)
        #expect(SectionDescriptor.all.contains(catalog.section))
        #expect(catalog.subjects.allSatisfy { SectionDescriptor.showing($0) == catalog.section.id })
    }

    @Test("What is stored of a kind is no word for it", arguments: kinds)
    func everyLanguageNamesIt(kind: FoundKind) throws {
        for subject in try #require(kind.catalog).subjects {
            for language in Language.allCases {
                let names = Wording.ofProgram(localeIdentifier: "C", language: language).kinds
                #expect(names.one(of: subject) != subject.rawValue)
                #expect(names.several(of: [subject]) != subject.rawValue)
            }
        }
    }

    @Test("Its section shows something without a network, or says why it does not", arguments: kinds)
    func nothingIsMissing(kind: FoundKind) throws {
        let catalog = try #require(kind.catalog)
        let isBuiltIn = SourceRegistry.standard.descriptors.contains {
            $0.service == nil && $0.kinds[catalog.subject] != nil
        }
        let why = catalog.whyClosed(.ofProgram(localeIdentifier: "C"))
        #expect(isBuiltIn == (why == nil))
    }

    @Test func aKindThatThisVersionDoesNotKnowIsCalledAsItIsStored() {
        let kinds = Wording.ofProgram(localeIdentifier: "C").kinds
        let unknown = LibrarySubject.Kind(rawValue: "game")
        #expect(kinds.one(of: unknown) == "game")
        #expect(kinds.lists(of: unknown) == "game")
        #expect(kinds.several(of: [unknown, .album, .movie]) == "films, albums, game")
    }

    @Test func picturesAreFoundInWhatIsInMemoryOrKept() async {
        var film = Movie.sample(3)
        film.picture = .sample(3)
        let catalog = FakeMovieCatalog([film])
        #expect(await FilmKind().keptPicture(of: .movie(film.id), at: catalog) == nil)
        catalog.remember(MovieDetail(movie: film))
        #expect(await FilmKind().keptPicture(of: .movie(film.id), at: catalog) == film.picture)
        #expect(await FilmKind().keptPicture(of: .artist(ArtistID(name: "Air")), at: catalog) == nil)
    }

    @Test func noTwoShareATopicOrASection() {
        #expect(Set(FoundKind.catalogs.map(\.topic)).count == FoundKind.catalogs.count)
        #expect(Set(FoundKind.catalogs.map(\.section.id)).count == FoundKind.catalogs.count)
    }
}
