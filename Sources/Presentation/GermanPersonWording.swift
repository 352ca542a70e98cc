import Entities

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
