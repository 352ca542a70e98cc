import Browsing
import Entities
import Presentation

/// What there is to know of an artist beside the albums: all of it once somebody unfolds that, and before no more than the biography,
/// where its beginning is seen.
@MainActor
final class AboutArtist {
    typealias Loader = DetailLoader<ArtistID, ArtistDetail>

    /// What is shown while it is unfolded.
    struct State: Equatable {
        /// Nil until something of it is here.
        var content: DetailContent?
        /// Stands below the content, or in its place: loading, or a failure.
        var message: Message?
        /// Whether something of it could not be loaded.
        var hasFailed: Bool
        var isLoading: Bool
        /// Whether the artist has a page at the source.
        var hasPage: Bool

        init(
            content: DetailContent? = nil, message: Message? = nil, hasFailed: Bool = false, isLoading: Bool = false,
            hasPage: Bool = false
        ) {
            (self.content, self.message) = (content, message)
            (self.hasFailed, self.isLoading, self.hasPage) = (hasFailed, isLoading, hasPage)
        }
    }

    /// Set by the owner, which it should hold weakly: called whenever there may be something else to show.
    var didChange: (@MainActor () -> Void)?
    /// What its reader has said of the artist, and how often they have listened.
    let kept: KeptDetail
    /// What the reader has said, in words; nil until somebody asks for it.
    private var words: (thing: KeptThing, text: KeptWords)?
    private let artist: ArtistID
    /// Of all of it.
    private let loader: Loader
    private let biographyLoader: DetailLoader<ArtistID, String>
    /// Whether all of it is shown.
    private(set) var isUnfolded = false

    /// - Parameter pause: how long the page must have been shown before the biography alone is asked for.
    init(
        _ artist: ArtistID, read: @escaping Loader.Read, readCached: @escaping Loader.ReadCached,
        readBiography: @escaping DetailLoader<ArtistID, String>.Read, kept: KeptDetail, pause: Pause
    ) {
        (self.artist, self.kept) = (artist, kept)
        loader = DetailLoader(read: read, readCached: readCached)
        biographyLoader = DetailLoader(
            read: readBiography,
            readCached: { id in
                guard let kept = await readCached(id), let text = kept.value.biography else { return nil }
                return kept.map { _ in text }
            }, pause: pause)
        loader.didChange = { [weak self] in self?.didChange?() }
        kept.didChange = { [weak self] in self?.didChange?() }
        // Nothing is said of its being loaded, nor of a failure.
        biographyLoader.didChange = { [weak self] in
            if self?.biographyLoader.detail != nil { self?.didChange?() }
        }
    }
}

extension AboutArtist {
    /// Nil until it is here.
    var detail: ArtistDetail? { loader.detail }

    /// What its reader has said of the artist; not how often they have listened, which is a fact beside others.
    func said(in wording: Wording) -> KeptWords {
        var thing = kept.said
        thing.plays = nil
        if let words, words.thing == thing { return words.text }
        let text = wording.words(of: thing, .artist, own: artist.source)
        words = (thing, text)
        return text
    }

    /// Nil while it is folded.
    ///
    /// - Parameter format: puts it into words.
    func state(in wording: Wording, format: (ArtistDetail) -> DetailContent) -> State? {
        guard isUnfolded else { return nil }
        return State(
            content: shown.map(format), message: wording.message(aboutLoading: loader),
            hasFailed: loader.failure != nil || shown?.isWhole == false, isLoading: loader.isLoading,
            hasPage: loader.detail?.page != nil)
    }

    /// While the rest is being asked for nobody says that it could not be loaded.
    private var shown: ArtistDetail? {
        guard loader.isLoading, var detail = loader.detail else { return loader.detail }
        (detail.similar, detail.topTracks) = (detail.similar ?? [], detail.topTracks ?? [])
        return detail
    }

    /// Nil until it is here, and where there is none.
    var biography: String? { loader.detail?.biography ?? biographyLoader.detail }

    /// There is room for its beginning: it is fetched, unless it is here or on its way.
    func makeRoomForBiography() {
        if loader.detail == nil { biographyLoader.follow(artist) { _ in nil } }
    }

    /// All of it is fetched when it is unfolded for the first time.
    func toggle() {
        isUnfolded.toggle()
        loader.follow(artist) { _ in nil }
        didChange?()
    }

    /// For a user who wants it anew.
    ///
    /// - Parameter forget: called before all is asked for: makes the service answer, not its cache.
    /// - Returns: whether it is unfolded; else no more is asked for than a biography that has failed.
    func refresh(forget: () -> Void) -> Bool {
        if biographyLoader.failure != nil { biographyLoader.load() }
        if isUnfolded { loader.loadAgain(isWhole: \.isWhole, forget: forget) }
        return isUnfolded
    }
}
