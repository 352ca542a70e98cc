package import Commands
package import Entities
package import Services

/// All that the program says to people, in one language. A language is one object of this type, so that a
/// sentence that is missing in one of them does not compile.
package final class Wording: Sendable {
    package let format: LocaleFormat
    package let sources: SourceNames
    package let sections: SectionNames
    package let kinds: KindNames

    // Sections and states.
    package let movies: String
    package let music: String
    package let loading: String
    package let loadingMore: String
    /// In place of a part of a detail.
    package let partMissing: String
    package let nothingSelected: String
    /// Says that a pasted text was cut.
    package let pasteCut: String
    package let cannotSuspend: String
    package let tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
    /// `2 of 240`
    package let position: @Sendable (_ row: String, _ total: String) -> String
    /// `2 of 60 loaded`
    package let positionAmongLoaded: @Sendable (_ row: String, _ loaded: String) -> String
    package let offline: String
    /// Says that a request is repeated after a failure, and a shorter form for where there is little room.
    package let tryingAgain: @Sendable (_ after: Message) -> String
    package let tryingAgainShort: String
    /// How old something is: `from 3 h ago`.
    package let ago: @Sendable (_ seconds: Int) -> String
    package let noMovies: Message
    package let noArtists: Message
    package let noAlbums: Message
    package let firstMovie: String
    package let lastMovie: String

    // Failures.
    package let message: @Sendable (CatalogFailure) -> Message
    package let couldNotLoadMore: @Sendable (Message, _ canRetry: Bool) -> ListState.Tail
    /// Says that a refresh failed; what is shown was loaded in this session.
    package let notRefreshed: @Sendable (Message) -> String

    /// What cannot be stored, and why, in one line.
    package let notCached: @Sendable ([FolderKind], FolderFailure) -> Message

    /// Why answers are not cached on disk, in one line, and where, if something can be done about it.
    package let cacheTrouble: @Sendable (CacheTrouble, _ folder: String) -> Message

    // What details show.
    package let directedBy: String
    package let cast: String
    package let released: String
    package let runtime: @Sendable (_ minutes: Int) -> String
    package let rating: String
    package let votes: @Sendable (_ count: Count) -> String
    package let languages: String
    package let links: String
    package let trailers: String
    package let recommendations: String
    package let listeners: @Sendable (_ count: Count) -> String
    package let plays: @Sendable (_ count: Count) -> String
    package let listenersHeading: String
    package let playsHeading: String
    package let fans: @Sendable (_ count: Count) -> String
    /// - Parameter genre: nil for the chart of all music.
    package let chartPlace: @Sendable (_ position: String, _ genre: String?) -> String
    package let chartPlaceHeading: String
    package let noTracks: String

    package let library: Words<LibraryWording>
    package let cache: CacheWording
    package let progress: ProgressWording
    package let sourceList: Words<SourceWording>
    package let about: AboutWording
    package let unsaved: Words<UnsavedWording>
    package let column: ColumnWording
    package let artist: ArtistWording
    package let film: Words<FilmWording>
    package let person: PersonWording
    package let pokemon: Words<PokemonWording>
    package let book: Words<BookWording>
    package let diary: Words<DiaryWording>
    package let list: Words<ListWording>
    package let imports: Words<ImportWording>
    package let year: Words<YearWording>
    package let confirm: Words<ConfirmWording>
    package let arrivals: Words<ArrivalsWording>
    package let sharing: Words<SharingWording>
    package let readingList: Words<ReadingWording>
    package let shelf: Words<ShelfWording>
    package let query: Words<QueryWording>
    package let palette: PaletteWording
    package let settings: SettingsWording

    // The program itself.
    package let pictures: Words<PictureWording>
    package let theme: ThemeWording
    package let mouse: MouseWording
    package let messages: MessagesWording
    package let clipboard: ClipboardWording
    package let plain: Words<PlainWording>
    /// Says that a service that wants a key has more of these things.
    package let withKey: @Sendable (_ things: String) -> String
    /// While a source is asked that something else stands in for.
    package let asking: @Sendable (_ source: String) -> String
    /// Once it has answered: which key shows it.
    package let readyToShow: @Sendable (_ source: String) -> String
    /// That key in a few words, for a header with little room.
    ///
    /// - Parameter source: nil for no name.
    package let readyToShowBriefly: @Sendable (_ source: String?) -> String
    /// Where it does not answer.
    package let noAnswer: @Sendable (_ source: String) -> String
    /// Says that what a source answers is not what it should.
    package let wrongAnswer: @Sendable (_ source: String) -> String
    /// That it wants fewer requests; for how many seconds, nil if it does not say.
    package let asksToWait: @Sendable (_ source: String, _ seconds: Int?) -> String
    /// That it will not answer this program, or not with this key.
    package let refuses: @Sendable (_ source: String) -> String
    package let openedLink: @Sendable (_ url: String) -> String
    /// Says that the browser ended at once, with an error.
    package let browserFailed: @Sendable (_ browser: String, _ end: ProgramEnd, _ url: String) -> String
    /// The address itself, if there is no browser.
    package let linkToOpen: @Sendable (_ url: String) -> String
    /// Over the menu of the screens that led to the visible one.
    package let trailTitle: String
    package let help: HelpWording
    package let signsTitle: String
    /// What a sign stands for, for the help and the manual.
    package let sign: @Sendable (Sign) -> String
    private let words: @Sendable (Command) -> CommandWords

    init(
        language: Language,
        keys: KeyNames,
        format: LocaleFormat,
        sources: SourceNames,
        sections: SectionNames,
        movies: String,
        music: String,
        loading: String,
        loadingMore: String,
        partMissing: String,
        nothingSelected: String,
        pasteCut: String,
        cannotSuspend: String,
        tooSmall: @escaping @Sendable (_ width: Int, _ height: Int) -> String,
        position: @escaping @Sendable (_ row: String, _ total: String) -> String,
        positionAmongLoaded: @escaping @Sendable (_ row: String, _ loaded: String) -> String,
        offline: String,
        tryingAgain: @escaping @Sendable (_ after: Message) -> String,
        tryingAgainShort: String,
        ago: @escaping @Sendable (_ seconds: Int) -> String,
        noMovies: Message,
        noArtists: Message,
        noAlbums: Message,
        firstMovie: String,
        lastMovie: String,
        message: @escaping @Sendable (CatalogFailure) -> Message,
        couldNotLoadMore: @escaping @Sendable (Message, _ canRetry: Bool) -> ListState.Tail,
        notRefreshed: @escaping @Sendable (Message) -> String,
        notCached: @escaping @Sendable ([FolderKind], FolderFailure) -> Message,
        cacheTrouble: @escaping @Sendable (CacheTrouble, _ folder: String) -> Message,
        directedBy: String,
        cast: String,
        released: String,
        runtime: @escaping @Sendable (_ minutes: Int) -> String,
        rating: String,
        votes: @escaping @Sendable (_ count: Count) -> String,
        languages: String,
        links: String,
        trailers: String,
        recommendations: String,
        listeners: @escaping @Sendable (_ count: Count) -> String,
        plays: @escaping @Sendable (_ count: Count) -> String,
        listenersHeading: String,
        playsHeading: String,
        fans: @escaping @Sendable (_ count: Count) -> String,
        chartPlace: @escaping @Sendable (_ position: String, _ genre: String?) -> String,
        chartPlaceHeading: String,
        noTracks: String,
        library: LibraryWording,
        cache: CacheWording,
        progress: ProgressWording,
        sourceList: SourceWording,
        about: AboutWording,
        unsaved: UnsavedWording,
        person: PersonWording,
        readingList: ReadingWording,
        shelf: ShelfWording,
        query: QueryWording,
        palette: PaletteWording,
        settings: SettingsWording,
        pictures: PictureWording,
        theme: ThemeWording,
        mouse: MouseWording,
        messages: MessagesWording,
        clipboard: ClipboardWording,
        plain: PlainWording,
        withKey: @escaping @Sendable (_ things: String) -> String,
        asking: @escaping @Sendable (_ source: String) -> String,
        readyToShow: @escaping @Sendable (_ source: String) -> String,
        readyToShowBriefly: @escaping @Sendable (_ source: String?) -> String,
        noAnswer: @escaping @Sendable (_ source: String) -> String,
        wrongAnswer: @escaping @Sendable (_ source: String) -> String,
        asksToWait: @escaping @Sendable (_ source: String, _ seconds: Int?) -> String,
        refuses: @escaping @Sendable (_ source: String) -> String,
        openedLink: @escaping @Sendable (_ url: String) -> String,
        browserFailed: @escaping @Sendable (_ browser: String, _ end: ProgramEnd, _ url: String) -> String,
        linkToOpen: @escaping @Sendable (_ url: String) -> String,
        trailTitle: String,
        help: HelpWording,
        signsTitle: String,
        sign: @escaping @Sendable (Sign) -> String,
        words: @escaping @Sendable (Command) -> CommandWords
    ) {
        self.format = format
        self.sources = sources
        self.sections = sections
        self.movies = movies
        self.music = music
        self.loading = loading
        self.loadingMore = loadingMore
        self.partMissing = partMissing
        self.nothingSelected = nothingSelected
        self.pasteCut = pasteCut
        self.cannotSuspend = cannotSuspend
        self.tooSmall = tooSmall
        self.position = position
        self.positionAmongLoaded = positionAmongLoaded
        self.offline = offline
        self.tryingAgain = tryingAgain
        self.tryingAgainShort = tryingAgainShort
        self.ago = ago
        self.noMovies = noMovies
        self.noArtists = noArtists
        self.noAlbums = noAlbums
        self.firstMovie = firstMovie
        self.lastMovie = lastMovie
        self.message = message
        self.couldNotLoadMore = couldNotLoadMore
        self.notRefreshed = notRefreshed
        self.notCached = notCached
        self.cacheTrouble = cacheTrouble
        self.directedBy = directedBy
        self.cast = cast
        self.released = released
        self.runtime = runtime
        self.rating = rating
        self.votes = votes
        self.languages = languages
        self.links = links
        self.trailers = trailers
        self.recommendations = recommendations
        self.listeners = listeners
        self.plays = plays
        self.listenersHeading = listenersHeading
        self.playsHeading = playsHeading
        self.fans = fans
        self.chartPlace = chartPlace
        self.chartPlaceHeading = chartPlaceHeading
        self.noTracks = noTracks
        self.library = Words(library)
        self.cache = cache
        self.progress = progress
        self.sourceList = Words(sourceList)
        self.about = about
        self.unsaved = Words(unsaved)
        column = ColumnWording(in: language, keys)
        artist = ArtistWording(in: language, keys)
        film = Words(FilmWording(in: language, keys))
        self.person = person
        pokemon = Words(PokemonWording(in: language, keys))
        book = Words(BookWording(in: language, keys))
        diary = Words(DiaryWording(in: language, keys))
        list = Words(ListWording(in: language, keys))
        imports = Words(ImportWording(in: language, keys))
        year = Words(YearWording(in: language, keys))
        confirm = Words(ConfirmWording(in: language, keys))
        arrivals = Words(ArrivalsWording(in: language, keys))
        sharing = Words(SharingWording(in: language, keys))
        kinds = KindNames([
            .movie: (film.one, film.several), .artist: (artist.one, artist.several),
            .album: (artist.album, artist.albums), .book: (book.one, book.several),
            .pokemon: (pokemon.one, pokemon.several), .list: (list.one, list.several),
            .view: (library.view, library.views),
        ])
        self.readingList = Words(readingList)
        self.shelf = Words(shelf)
        self.query = Words(query)
        self.palette = palette
        self.settings = settings
        self.pictures = Words(pictures)
        self.theme = theme
        self.mouse = mouse
        self.messages = messages
        self.clipboard = clipboard
        self.plain = Words(plain)
        self.withKey = withKey
        self.asking = asking
        self.readyToShow = readyToShow
        self.readyToShowBriefly = readyToShowBriefly
        self.noAnswer = noAnswer
        self.wrongAnswer = wrongAnswer
        self.asksToWait = asksToWait
        self.refuses = refuses
        self.openedLink = openedLink
        self.browserFailed = browserFailed
        self.linkToOpen = linkToOpen
        self.trailTitle = trailTitle
        self.help = help
        self.signsTitle = signsTitle
        self.sign = sign
        self.words = words
    }

    /// A word or two for the footer.
    package func hint(_ command: Command) -> String {
        if case .section(let id) = command { sections.name(of: id) } else { words(command).hint }
    }

    /// What it is called among all commands, with a capital: there no two have the same name.
    package func name(_ command: Command) -> String {
        if case .section(let id) = command { return sections.name(of: id) }
        let words = words(command)
        return words.ownName ?? words.hint.uppercasingFirst
    }

    /// What a footer calls the command that begins an import.
    package var hintToImport: String { hint(.importFile) }

    /// A sentence for the help and the manual.
    package func description(_ command: Command) -> String {
        if case .section(let id) = command { sections.name(of: id) } else { words(command).description }
    }

    /// In the language that was chosen, else in the locale's where the program speaks it, else in English. Dates and
    /// numbers are as the locale has them, unless another language than the locale's was chosen: then as that has them.
    ///
    /// - Parameters:
    ///   - localeIdentifier: as the environment names it, without its encoding: `de_AT`, `C`.
    ///   - chosen: nil to go by the locale.
    ///   - ratings: how the reader gives and sees their own.
    ///   - sources: all that the program knows; of others messages have only what is stored.
    ///   - sections: all that the program has; of others messages have only what is stored.
    ///   - keys: what sentences call the keys of commands.
    ///   - withoutPictures: why there are no pictures.
    package static func `for`(
        localeIdentifier: String, language chosen: Language? = nil, ratings: RatingScale = .stars,
        sources: [SourceDescriptor] = [],
        sections: [SectionDescriptor] = [], keys: KeyNames = .standard, withoutPictures: PictureAbsence = .unable
    ) -> Wording {
        let own = LocaleName(localeIdentifier).flatMap { Language(rawValue: $0.language) }
        let language = chosen ?? own ?? .english
        let isForeign = chosen != nil && chosen != own
        var format = LocaleFormat(identifier: isForeign ? language.rawValue : localeIdentifier)
        format.ratingScale = ratings
        let names = (SourceNames(sources, language: language), SectionNames(sections, language: language))
        switch language {
        case .english:
            let keys = keys.spoken(in: .english)
            return .english(format, names.0, names.1, keys, .english(keys).without(withoutPictures))
        case .german:
            let keys = keys.spoken(in: .german)
            return .german(format, names.0, names.1, keys, .german(keys).without(withoutPictures))
        case .spanish:
            let keys = keys.spoken(in: .spanish)
            return .spanish(format, names.0, names.1, keys, .spanish(keys).without(withoutPictures))
        }
    }
}
