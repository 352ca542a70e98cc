import Entities
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

struct WordingTests {
    @Test("A film is feminine in Spanish, as no other kind is")
    func whatWasGivenUpAgreesWithItsKind() {
        let diary = Wording.sample("es_ES").diary
        #expect(diary.state(.done, of: .movie) == "Vista" && diary.state(.givenUp, of: .movie) == "Abandonada")
        for kind in [LibrarySubject.Kind.artist, .album, .book, .pokemon] {
            #expect(diary.state(.givenUp, of: kind) == "Abandonado")
        }
    }

    @Test(
        "German locales speak German",
        arguments: ["de", "de_AT", "de_DE", "de_CH", "DE", "de@euro", "de-AT", "de_Latn_AT"])
    func germanLocalesSpeakGerman(identifier: String) {
        #expect(Wording.sample(identifier).movies == "Filme")
    }

    @Test("Spanish locales speak Spanish", arguments: ["es", "es_ES", "es_MX", "ES", "es_419", "es-AR"])
    func spanishLocalesSpeakSpanish(identifier: String) {
        #expect(Wording.sample(identifier).movies == "Cine")
    }

    @Test("The language that was chosen comes before the locale's")
    func theChosenLanguageComesFirst() {
        let wording = Wording.for(localeIdentifier: "de_DE", language: .spanish)
        #expect(wording.movies == "Cine")
        #expect(wording.format.language("de") == "alemán")
        #expect(Wording.for(localeIdentifier: "ja_JP", language: .german).format.decimal(1.5) == "1,5")
        #expect(Wording.for(localeIdentifier: "C", language: .english).format.grouped(12_345) == "12,345")
    }

    @Test("Numbers are those of the locale's country where it has the chosen language")
    func theCountryStaysWithItsLanguage() {
        #expect(Wording.for(localeIdentifier: "es_ES", language: .spanish).format.grouped(12_345) == "12.345")
        #expect(Wording.for(localeIdentifier: "es_MX", language: .spanish).format.grouped(12_345) == "12,345")
        #expect(Wording.for(localeIdentifier: "es_MX", language: .english).format.grouped(12_345) == "12,345")
        #expect(Wording.for(localeIdentifier: "es_MX", language: .german).format.grouped(12_345) == "12.345")
    }

    @Test(
        "All others speak English",
        arguments: [
            "", "C", "POSIX", "en_GB", "fr_FR", "xx_YY", "den_CA", "dz_BT", "_de", "de_",
            "de_AT_AT", "dede", "deutschland", "est_EE", "ca_ES", "es_",
        ])
    func allOthersSpeakEnglish(identifier: String) {
        #expect(Wording.sample(identifier).movies == "Movies")
    }

    @Test("Numbers are the locale's, in whatever language the words are")
    func numbersAreTheLocales() {
        #expect(Wording.sample("de_DE").format.grouped(1234) == "1.234")
        #expect(Wording.sample("ja_JP").format.grouped(1234) == "1,234")
    }

    @Test(
        "A runtime is in hours and minutes, each where it is not zero",
        arguments: [
            (1, "1 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"), (120, "2 h"), (319, "5 h 19 min"),
        ])
    func runtimes(minutes: Int, text: String) {
        #expect(Wording.sample("en_US").runtime(minutes) == text)
    }

    @Test(
        "A runtime is in hours and minutes, in German too",
        arguments: [
            (59, "59 Min."), (60, "1 Std."), (61, "1 Std. 1 Min."),
        ])
    func germanRuntimes(minutes: Int, text: String) {
        #expect(Wording.sample("de_DE").runtime(minutes) == text)
    }

    @Test func anEmptyListIsNoFailureAndSaysWhatToDo() {
        for wording in Wording.all {
            for message in [wording.noMovies, wording.noArtists, wording.noAlbums] {
                #expect(!message.isFailure)
                #expect(message.remedy?.isEmpty == false)
            }
        }
    }

    @Test func sourcesAreNamedAndCreditedInTheLanguage() {
        let (english, german) = (Wording.sample("en").sources, Wording.sample("de").sources)
        #expect(Set(Wording.all.map { $0.sources.name(of: .builtIn) }).count == Wording.all.count)
        #expect(
            english.attributions == ["Data from TMDB. https://tmdb.test", "Data from Last.fm. https://lastfm.test"])
        #expect(german.attributions.first == "Daten von TMDB. https://tmdb.test")
        #expect(english.known == [.tmdb, .lastFM, .builtIn])
    }

    @Test func ofAnUnknownSourceThereIsOnlyWhatIsStored() {
        let later = SourceID(rawValue: "later")
        for sources in Wording.all.map(\.sources) {
            #expect(sources.name(of: later) == "later")
            #expect(sources.page(of: LibrarySubject(kind: .movie, id: ItemID(source: later, key: "7"))) == nil)
            #expect(!sources.known.contains(later))
        }
    }
}
