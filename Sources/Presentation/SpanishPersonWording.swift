import Entities

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
