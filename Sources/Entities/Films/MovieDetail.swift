/// All that a catalogue tells about one film. What it does not know is nil or empty, never a stand-in.
package struct MovieDetail: Hashable, Sendable {
    @Boxed package var movie: Movie
    package var tagline: String?
    package var runtimeInMinutes: Int?
    /// In the language that was asked for, with the keys by which lists are narrowed.
    package var genres: [FilterValue] = []
    package var overview: String?
    package var directors: [Person] = []
    /// In order of billing.
    package var cast: [CastMember] = []
    /// BCP 47 codes.
    package var spokenLanguages: [String] = []
    /// The age certificate in the reader's country, as that country writes it ("PG-13", "16").
    package var certification: String?
    /// Its own site, and its pages at the services.
    package var links: [Link] = []
    /// Official trailers first.
    package var trailers: [Link] = []
    package var recommendations: [Movie] = []
    /// The series of films that it belongs to.
    package var series: FilterValue?
    /// The reader's country first, then by date.
    package var releases: [FilmRelease] = []
    /// In US dollars.
    package var budget: Int?
    package var revenue: Int?
    package var companies: [String] = []
    /// ISO 3166-1.
    package var countries: [String] = []
    package var keywords: [String] = []
    /// In the reader's country; nil where nobody knows.
    @Boxed package var offers: WatchOffers?

    package init(movie: Movie) {
        self.movie = movie
    }
}

package struct CastMember: Hashable, Sendable {
    package let person: Person
    package let character: String?

    package init(name: String, character: String?, id: PersonID? = nil) {
        person = Person(name: name, id: id)
        self.character = character
    }
}

/// Something to open in a browser.
package struct Link: Hashable, Sendable {
    package let title: String
    package let url: String

    package init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}
