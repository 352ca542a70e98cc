package import Entities

/// The words about people who make films, in one language.
package struct PersonWording: Sendable {
    package var born: String
    package var died: String
    /// Of somebody who lives.
    package var age: @Sendable (_ years: Int) -> String
    package var ageAtDeath: @Sendable (_ years: Int) -> String
    package var biography: String
    package var knownFor: String
    package var films: @Sendable (PersonOrder) -> String
    /// That the films are only those that a search for the name finds.
    package var foundByName: String
    /// Nil for a job that the language has no word for here.
    package var job: @Sendable (FilmCredit.Job) -> String?
}

/// The orders of somebody's films.
package enum PersonOrder: Hashable, Sendable {
    case newest
    case popularity
}
