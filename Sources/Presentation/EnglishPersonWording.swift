import Entities

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
