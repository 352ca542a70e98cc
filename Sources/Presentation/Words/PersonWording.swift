package import Entities

/// The words about people who make films, in one language.
package struct PersonWording: Sendable {
    package var born: String
    package var died: String
    /// The age of somebody who lives.
    package var age: @Sendable (_ years: Int) -> String
    package var ageAtDeath: @Sendable (_ years: Int) -> String
    package var biography: String
    package var knownFor: String
    package var films: @Sendable (PersonOrder) -> String
    /// Says that the films are only those that a search for the name finds.
    package var foundByName: String
    /// Nil for a job that the language has no word for here.
    package var job: @Sendable (FilmCredit.Job) -> String?
}

/// The orders of somebody's films.
package enum PersonOrder: Hashable, Sendable {
    case newest
    case popularity
}

extension PersonWording {
    static let english = PersonWording(
        born: "Born",
        died: "Died",
        age: { Count($0).of("year old", "years old", in: .english) },
        ageAtDeath: { "aged \($0)" },
        biography: "Biography",
        knownFor: "Known for",
        films: { order in
            switch order {
            case .newest: "Films, newest first"
            case .popularity: "Films, most popular first"
            }
        },
        foundByName: "Found by searching for this name; films of others with the same name may be among them.",
        job: { job in
            switch job {
            case .director: "director"
            case .writer: "writer"
            case .screenplay: "screenplay"
            case .producer: "producer"
            case .executiveProducer: "executive producer"
            case .composer: "music"
            case .cinematographer: "camera"
            case .editor: "editor"
            default: nil
            }
        })
}

extension PersonWording {
    static let german = PersonWording(
        born: "Geboren",
        died: "Gestorben",
        age: { Count($0).of("Jahr alt", "Jahre alt", in: .german) },
        ageAtDeath: { "mit " + Count($0).of("Jahr", "Jahren", in: .german) },
        biography: "Leben",
        knownFor: "Bekannt für",
        films: { order in
            switch order {
            case .newest: "Filme, neueste zuerst"
            case .popularity: "Filme, beliebteste zuerst"
            }
        },
        foundByName: "Was eine Suche nach diesem Namen findet; andere gleichen Namens können dabei sein.",
        job: { job in
            switch job {
            case .director: "Regie"
            case .writer: "Buch"
            case .screenplay: "Drehbuch"
            case .producer: "Produktion"
            case .executiveProducer: "Produktionsleitung"
            case .composer: "Musik"
            case .cinematographer: "Kamera"
            case .editor: "Schnitt"
            default: nil
            }
        })
}

extension PersonWording {
    static let spanish = PersonWording(
        born: "Nacimiento",
        died: "Muerte",
        age: { Count($0).of("año", "años", in: .spanish) },
        ageAtDeath: { "a los " + Count($0).of("año", "años", in: .spanish) },
        biography: "Biografía",
        knownFor: "Conocido por",
        films: { order in
            switch order {
            case .newest: "Películas, las más recientes primero"
            case .popularity: "Películas, las más populares primero"
            }
        },
        foundByName: "Lo que encuentra una búsqueda de este nombre; puede haber otras personas que se llamen así.",
        job: { job in
            switch job {
            case .director: "dirección"
            case .writer: "guion"
            case .screenplay: "libreto"
            case .producer: "producción"
            case .executiveProducer: "producción ejecutiva"
            case .composer: "música"
            case .cinematographer: "fotografía"
            case .editor: "montaje"
            default: nil
            }
        })
}
