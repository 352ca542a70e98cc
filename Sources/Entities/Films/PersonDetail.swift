/// All that a catalogue tells about one person. What it does not know is nil or empty, never a stand-in.
package struct PersonDetail: Hashable, Sendable {
    package let id: PersonID
    package var name: String
    /// A portrait.
    package var picture: Picture?
    package var otherNames: [String] = []
    /// In paragraphs, without markup.
    package var biography: String?
    package var born: CalendarDate?
    package var birthplace: String?
    package var died: CalendarDate?
    /// Each once, in no order.
    package var films: [FilmCredit] = []
    /// Whether the films are those that a search for the name finds, with others of that name among them.
    package var areFilmsFoundByName = false
    /// Its own site, and its pages at the services.
    package var links: [Link] = []

    package init(id: PersonID, name: String) {
        self.id = id
        self.name = name
    }
}

/// What somebody did for a film.
package struct FilmCredit: Hashable, Sendable {
    package let movie: Movie
    /// The role; nil where they do not play, or the catalogue does not name it.
    package let character: String?
    package let jobs: [Job]
    /// By the catalogue's own measure; nil where it has none.
    package let popularity: Double?

    /// What somebody does at a film beside playing. Open: what this version does not know is said in the catalogue's words.
    package struct Job: RawRepresentable, Hashable, Sendable {
        package let rawValue: String

        package init(rawValue: String) {
            self.rawValue = rawValue
        }

        package static let director = Job(rawValue: "Director")
        package static let writer = Job(rawValue: "Writer")
        package static let screenplay = Job(rawValue: "Screenplay")
        package static let producer = Job(rawValue: "Producer")
        package static let executiveProducer = Job(rawValue: "Executive Producer")
        package static let composer = Job(rawValue: "Original Music Composer")
        package static let cinematographer = Job(rawValue: "Director of Photography")
        package static let editor = Job(rawValue: "Editor")
    }

    package init(movie: Movie, character: String? = nil, jobs: [Job] = [], popularity: Double? = nil) {
        self.movie = movie
        self.character = character
        self.jobs = jobs
        self.popularity = popularity
    }
}

extension [FilmCredit] {
    /// With one entry for each film, for which somebody may have done several things.
    package func joined() -> [FilmCredit] {
        var places: [MovieID: Int] = [:]
        return reduce(into: []) { joined, credit in
            guard let place = places[credit.movie.id] else {
                places[credit.movie.id] = joined.count
                joined.append(credit)
                return
            }
            let known = joined[place]
            joined[place] = FilmCredit(
                movie: known.movie, character: known.character ?? credit.character,
                jobs: known.jobs + credit.jobs.filter { !known.jobs.contains($0) },
                popularity: known.popularity ?? credit.popularity)
        }
    }

    /// What is not dated yet is to come, and so first; among equals the more popular first.
    package func newestFirst() -> [FilmCredit] {
        sorted { left, right in
            let (leftDate, rightDate) = (left.movie.released, right.movie.released)
            guard leftDate != rightDate else { return left.weight > right.weight }
            guard let leftDate, let rightDate else { return leftDate == nil }
            return leftDate > rightDate
        }
    }

    /// In the catalogue's order where it has no measure.
    package func mostPopularFirst() -> [FilmCredit] {
        enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
    }
}

extension FilmCredit {
    fileprivate var weight: Double { popularity ?? 0 }
}
