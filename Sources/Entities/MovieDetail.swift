/// All that a catalogue tells about one film. What it does not know is nil or empty, never a stand-in.
package struct MovieDetail: Hashable, Sendable {
    package var movie: Movie
    package var tagline: String?
    package var runtimeInMinutes: Int?
    /// In the language that was asked for.
    package var genres: [String] = []
    package var overview: String?
    package var directors: [String] = []
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

    package init(movie: Movie) {
        self.movie = movie
    }
}

package struct CastMember: Hashable, Sendable {
    package let name: String
    package let character: String?

    package init(name: String, character: String?) {
        self.name = name
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
