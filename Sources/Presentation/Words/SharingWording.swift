import Commands
package import Entities

/// The words about a library that several machines share, in one language.
package struct SharingWording: Sendable, WordTable {
    /// What has happened, before the reason.
    package var failed: String
    package var placeFileDamaged: Message
    package var placeMissing: Message
    package var laterFormat: @Sendable (_ found: Int, _ known: Int) -> Message
    package var refused: Message
    /// Said when synchronising works again after a failure.
    package var worksAgain: String
    /// What can be done with one thing whose note has several versions.
    package var severalVersions: @Sendable (_ title: String) -> String
    /// Says that changes came from other machines, and what shows them all. One of the titles comes last.
    package var came: @Sendable (_ changes: Count, _ title: String) -> String

    // For the header.
    package var notSent: @Sendable (_ changes: Count) -> String
    /// Others' changes do not come, and nothing was changed here.
    package var outOfReach: String
    /// Says briefly that others' changes do not come, or that something is not sent.
    package var notInStep: String
    package var notesWithVersions: @Sendable (_ notes: Count) -> String
    package var versions: String
}

extension Wording {
    /// Why machines cannot be brought together now. Nothing is lost by it.
    package func message(_ failure: SharingFailure) -> Message {
        func message(_ why: String?, _ remedy: String?, _ place: String?) -> Message {
            let why = why.map { $0.hasSuffix(".") ? $0 : $0 + "." }
            return Message(sharing.failed, why: why, remedy: remedy, place: place, isFailure: true)
        }
        switch failure {
        case .library(let failure):
            let cause = library.orderFailed(failure)
            return message(cause.what, cause.remedy, cause.place)
        case .folder(let failure):
            let cause = notCached([.data], failure)
            return message(cause.why, cause.remedy, cause.place)
        case .placeFileDamaged(let path):
            return message(sharing.placeFileDamaged.why, sharing.placeFileDamaged.remedy, path)
        case .placeMissing(let place): return message(sharing.placeMissing.why, sharing.placeMissing.remedy, place)
        case .laterFormat(let place, let found, let known):
            let cause = sharing.laterFormat(found, known)
            return message(cause.why, cause.remedy, place)
        case .notAnswered(let failure, let place):
            let cause = self.message(failure)
            return message(cause.what, cause.remedy ?? sharing.refused.remedy, place)
        case .refused(let place): return message(sharing.refused.why, sharing.refused.remedy, place)
        }
    }

    /// What the header says of it, the longest first; none where all is well.
    package func signs(of state: SharingState) -> [String] {
        if state.failure != nil {
            let whole = state.waiting > 0 ? sharing.notSent(format.count(state.waiting)) : sharing.outOfReach
            return [whole, sharing.notInStep]
        }
        guard !state.severalVersions.isEmpty else { return [] }
        return [sharing.notesWithVersions(format.count(state.severalVersions.count)), sharing.versions]
    }
}

extension SharingWording {
    static func english(_ keys: KeyNames) -> SharingWording {
        let failed = "Your machines cannot be brought together"
        return SharingWording(
            failed: failed,
            placeFileDamaged: Message(
                failed, why: "the file that says where they meet, and with which key, cannot be read.",
                remedy: "Put it right, or move it away and say `matinee sync init` again; `matinee sync` tells more."),
            placeMissing: Message(
                failed, why: "what they share is not there.",
                remedy: "Your changes are kept; `matinee sync status` tells more."),
            laterFormat: {
                Message(
                    failed, why: "what they share is from a newer Matinee (format \($0), known: \($1)).",
                    remedy: "Use that one here too.")
            },
            refused: Message(
                failed, why: "something must be put right first.",
                remedy: "Your changes are kept; `matinee sync` says what."),
            worksAgain: "Your machines are in step again.",
            severalVersions: { "The note has several versions; open it to choose or join them: “\($0)”" },
            came: {
                $0.of("change", "changes", in: .english)
                    + " came from other machines; \(keys(.arrivals)) shows them and takes them back: “\($1)”"
            },
            notSent: { $0.of("change", "changes", in: .english) + " not sent" },
            outOfReach: "other machines out of reach",
            notInStep: "not in step",
            notesWithVersions: {
                $0.form("a note has several versions", "\($0.text) notes have several versions", in: .english)
            },
            versions: "several versions")
    }

    static func german(_ keys: KeyNames) -> SharingWording {
        let failed = "Deine Geräte lassen sich nicht abgleichen"
        return SharingWording(
            failed: failed,
            placeFileDamaged: Message(
                failed, why: "die Datei, in der steht, wo sie sich treffen und mit welchem Schlüssel, ist unlesbar.",
                remedy: "Berichtigen, oder weglegen und noch einmal `matinee sync init`; `matinee sync` sagt mehr."),
            placeMissing: Message(
                failed, why: "was sie teilen, ist nicht da.",
                remedy: "Deine Änderungen bleiben; `matinee sync status` sagt mehr."),
            laterFormat: {
                Message(
                    failed, why: "was sie teilen, ist von einem neueren Matinee (Format \($0), bekannt: \($1)).",
                    remedy: "Auch hier das neuere benutzen.")
            },
            refused: Message(
                failed, why: "zuerst ist etwas in Ordnung zu bringen.",
                remedy: "Deine Änderungen bleiben; `matinee sync` sagt, was."),
            worksAgain: "Deine Geräte sind wieder auf einem Stand.",
            severalVersions: { "Die Notiz hat mehrere Fassungen; öffnen, um zu wählen oder zu vereinen: „\($0)“" },
            came: {
                $0.of("Änderung", "Änderungen", in: .german)
                    + " von anderen Geräten; \(keys(.arrivals)) zeigt sie und nimmt sie zurück: „\($1)“"
            },
            notSent: { $0.of("Änderung", "Änderungen", in: .german) + " nicht gesendet" },
            outOfReach: "andere Geräte nicht erreichbar",
            notInStep: "nicht abgeglichen",
            notesWithVersions: {
                $0.form("eine Notiz hat mehrere Fassungen", "\($0.text) Notizen haben mehrere Fassungen", in: .german)
            },
            versions: "mehrere Fassungen")
    }

    static func spanish(_ keys: KeyNames) -> SharingWording {
        let failed = "No se pueden sincronizar tus equipos"
        return SharingWording(
            failed: failed,
            placeFileDamaged: Message(
                failed, why: "no se puede leer el archivo que dice dónde se encuentran y con qué clave.",
                remedy: "Corrígelo, o apártalo y repite `matinee sync init`; `matinee sync` dice más."),
            placeMissing: Message(
                failed, why: "no está lo que comparten.",
                remedy: "Tus cambios se conservan; `matinee sync status` dice más."),
            laterFormat: {
                Message(
                    failed, why: "lo que comparten es de un Matinee más nuevo (formato \($0), conocido: \($1)).",
                    remedy: "Usa ese también aquí.")
            },
            refused: Message(
                failed, why: "antes hay que arreglar algo.",
                remedy: "Tus cambios se conservan; `matinee sync` dice qué."),
            worksAgain: "Tus equipos vuelven a estar sincronizados.",
            severalVersions: { "La nota tiene varias versiones; ábrela para elegir o unirlas: «\($0)»" },
            came: {
                $0.of("cambio", "cambios", in: .spanish)
                    + " de otros equipos; \(keys(.arrivals)) los muestra y los deshace: «\($1)»"
            },
            notSent: { $0.of("cambio", "cambios", in: .spanish) + " sin enviar" },
            outOfReach: "otros equipos fuera de alcance",
            notInStep: "sin sincronizar",
            notesWithVersions: {
                $0.form("una nota tiene varias versiones", "\($0.text) notas tienen varias versiones", in: .spanish)
            },
            versions: "varias versiones")
    }
}
