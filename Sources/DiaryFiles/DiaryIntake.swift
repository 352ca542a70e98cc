import Entities

/// Tells whose each document is, and hands it to that service's reader.
struct DiaryIntake {
    private let limits: DiaryFileLimits
    private struct Read {
        /// The paths of all its documents, and where they are.
        var documents: [(path: String, place: FilePlace)] = []
        var reader: any DiaryReader

        /// Which decides where there are several services.
        var firstPath: String { documents.map(\.path).min() ?? "" }
    }

    private var readers: [DiaryService: Read] = [:]
    private var unread: [FilePlace] = []

    init(limits: DiaryFileLimits) {
        self.limits = limits
    }

    mutating func take(_ document: DiaryDocument) throws(DiaryFileFailure) {
        guard let (service, form) = DocumentRecognition.recognise(document) else {
            unread.append(document.line(1))
            return
        }
        if case .json = form, service == .trakt, document.bytes.count > limits.json {
            throw .tooLarge(limitInBytes: limits.json)
        }
        // Taken out: else what it has gathered would be held twice, and copied.
        var read = readers.removeValue(forKey: service) ?? Read(reader: Self.reader(of: service, limits: limits))
        read.documents.append((document.path, document.line(1)))
        try read.reader.read(document, as: form)
        readers[service] = read
    }

    /// All that was gathered of the service that the file is of.
    func gathered() throws(DiaryFileFailure) -> Gathering {
        guard let found = readers.min(by: { $0.value.firstPath < $1.value.firstPath }) else { throw .notRecognised }
        var reader = found.value.reader
        reader.finish()
        var gathering = reader.gathering
        for place in unread { gathering.leaveOut(.unreadablePart, at: place) }
        for (service, other) in readers where service != found.key {
            for document in other.documents { gathering.leaveOut(.unreadablePart, at: document.place) }
        }
        if let failure = gathering.failure { throw failure }
        return gathering
    }

    private static func reader(of service: DiaryService, limits: DiaryFileLimits) -> any DiaryReader {
        let gathering = Gathering(service: service, limits: limits)
        return switch service {
        case .letterboxd: LetterboxdReader(gathering: gathering)
        case .imdb: IMDbReader(gathering: gathering)
        case .trakt: TraktReader(gathering: gathering)
        case .goodreads: GoodreadsReader(gathering: gathering)
        case .storygraph: StoryGraphReader(gathering: gathering)
        case .movary: MovaryReader(gathering: gathering)
        case .yamtrack: YamtrackReader(gathering: gathering)
        case .bookwyrm: BookWyrmReader(gathering: gathering)
        case .lastfm: LastFMReader(gathering: gathering)
        case .listenbrainz: ListenBrainzReader(gathering: gathering)
        case .spotify: SpotifyReader(gathering: gathering)
        }
    }
}
