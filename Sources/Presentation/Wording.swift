package import Commands
package import Entities
package import Services

/// All that the program says to people, in one language. A language is one value of this type, so that a
/// sentence that is missing in one of them does not compile.
package struct Wording: Sendable {
    package var format: LocaleFormat
    package var sources: SourceNames
    package var sections: SectionNames

    // Sections and states.
    package var movies: String
    package var music: String
    package var loading: String
    package var loadingMore: String
    /// In place of a part of a detail.
    package var partMissing: String
    package var nothingSelected: String
    /// That a pasted text was cut after so many kB.
    package var pasteCut: @Sendable (_ kilobytes: Int) -> String
    package var cannotSuspend: String
    package var tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
    /// `2 of 240`
    package var position: @Sendable (_ row: String, _ total: String) -> String
    /// `2 of 60 loaded`
    package var positionAmongLoaded: @Sendable (_ row: String, _ loaded: String) -> String
    package var offline: String
    /// That a request is repeated after a failure, and a shorter form for where there is little room.
    package var tryingAgain: @Sendable (_ after: Message) -> String
    package var tryingAgainShort: String
    /// How old something is: `from 3 h ago`.
    package var ago: @Sendable (_ seconds: Int) -> String
    package var noMovies: Message
    package var noArtists: Message
    package var noAlbums: Message
    package var firstMovie: String
    package var lastMovie: String

    // Failures.
    package var message: @Sendable (CatalogFailure) -> Message
    package var couldNotLoadMore: @Sendable (Message, _ canRetry: Bool) -> ListState.Tail
    /// That a refresh failed; what is shown was loaded in this session.
    package var notRefreshed: @Sendable (Message) -> String

    /// What cannot be stored, and why, in one line.
    package var notCached: @Sendable ([FolderKind], FolderFailure) -> Message

    /// Why answers are not cached on disk, in one line.
    package var cacheTrouble: @Sendable (CacheTrouble) -> String

    // What details show.
    package var directedBy: String
    package var cast: String
    package var released: String
    package var runtime: @Sendable (_ minutes: Int) -> String
    package var rating: String
    package var votes: @Sendable (_ count: Count) -> String
    package var certification: String
    package var languages: String
    package var links: String
    package var trailers: String
    package var recommendations: String
    package var listeners: @Sendable (_ count: Count) -> String
    package var plays: @Sendable (_ count: Count) -> String
    package var listenersHeading: String
    package var playsHeading: String
    package var fans: @Sendable (_ count: Count) -> String
    /// - Parameter genre: nil for the chart of all music.
    package var chartPlace: @Sendable (_ position: String, _ genre: String?) -> String
    package var chartPlaceHeading: String
    package var noTracks: String

    package var library: LibraryWording
    package var cache: CacheWording
    package var progress: ProgressWording
    package var sourceList: SourceWording
    package var about: AboutWording
    package var unsaved: UnsavedWording
    package var artist: ArtistWording
    package var film: FilmWording
    package var person: PersonWording
    package var pokemon: PokemonWording
    package var book: BookWording
    package var readingList: ReadingWording
    package var shelf: ShelfWording
    package var query: QueryWording
    package var palette: PaletteWording
    package var settings: SettingsWording

    // The program itself.
    /// That a live service needs only its key, in place of the built-in catalogue.
    package var goLive: String
    package var pictures: PictureWording
    package var theme: ThemeWording
    package var mouse: MouseWording
    package var messages: MessagesWording
    package var clipboard: ClipboardWording
    package var plain: PlainWording
    /// That a service with a key could be used in place of one without.
    package var withKey: @Sendable (_ source: String) -> String
    /// While a source is asked that something else stands in for; once it has answered; and where it does not.
    package var asking: @Sendable (_ source: String) -> String
    package var readyToShow: @Sendable (_ source: String) -> String
    package var noAnswer: @Sendable (_ source: String) -> String
    package var openedLink: @Sendable (_ url: String) -> String
    /// That the browser ended at once, with an error.
    package var browserFailed: @Sendable (_ browser: String, _ end: ProgramEnd, _ url: String) -> String
    /// The address itself, if there is no browser.
    package var linkToOpen: @Sendable (_ url: String) -> String
    /// Over the menu of the screens that led to the visible one.
    package var trailTitle: String
    package var help: HelpWording
    package var signsTitle: String
    /// What a sign stands for, for the help and the manual.
    package var sign: @Sendable (Sign) -> String
    /// A word or two for the footer.
    package var hint: @Sendable (Command) -> String
    /// A sentence for the help and the manual.
    package var description: @Sendable (Command) -> String

    /// In the language that was chosen, else in the locale's where the program speaks it, else in English. Dates and
    /// numbers are as the locale has them, unless another language than the locale's was chosen: then as that has them.
    ///
    /// - Parameters:
    ///   - localeIdentifier: as the environment names it, without its encoding: `de_AT`, `C`.
    ///   - chosen: nil to go by the locale.
    ///   - sources: all that the program knows; of others messages have only what is stored.
    ///   - sections: all of the program, likewise.
    ///   - keys: what sentences call the keys of commands.
    package static func `for`(
        localeIdentifier: String, language chosen: Language? = nil, sources: [SourceDescriptor] = [],
        sections: [SectionDescriptor] = [], keys: KeyNames = .standard
    ) -> Wording {
        let own = LocaleName(localeIdentifier).flatMap { Language(rawValue: $0.language) }
        let language = chosen ?? own ?? .english
        let isForeign = chosen != nil && chosen != own
        let format = LocaleFormat(identifier: isForeign ? language.rawValue : localeIdentifier)
        let names = (SourceNames(sources, language: language), SectionNames(sections, language: language))
        return switch language {
        case .english: .english(format, names.0, names.1, keys)
        case .german: .german(format, names.0, names.1, keys)
        case .spanish: .spanish(format, names.0, names.1, keys)
        }
    }
}
