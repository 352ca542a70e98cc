package import Entities
package import FoundationEssentials

/// What is said of earlier notices, and of the log.
package struct MessagesWording: Sendable {
    package var title: String
    /// Said where there were no messages in this run.
    package var none: String
    /// Says that the log cannot be written.
    package var notLogged: @Sendable (LogFailure) -> Message
}

extension MessagesWording {
    /// The last ones first: each behind its time, and days where there are several.
    package func paragraphs(
        _ told: [(message: Message, secondsSince1970: Int)], _ format: LocaleFormat, timeZone: TimeZone = .current
    ) -> [Paragraph] {
        guard !told.isEmpty else { return [.plain(none)] }
        let days = told.map { format.day(secondsSince1970: $0.secondsSince1970, timeZone: timeZone) }
        var (text, last) = ([Paragraph](), Set(days).count > 1 ? "" : days[0])
        for (day, entry) in zip(days, told) {
            if day != last { text += [.gap, .label(day), .gap] }
            last = day
            let message = entry.message
            let time = format.time(secondsSince1970: entry.secondsSince1970, timeZone: timeZone)
            text.append(.plain("\(time)  \(message.text)"))
            if let place = message.place { text.append(.muted(place)) }
        }
        return text.first == .gap ? Array(text.dropFirst()) : text
    }
}

extension MessagesWording {
    static let english = MessagesWording(
        title: "Messages", none: "No messages since the start.",
        notLogged: { failure in
            switch failure {
            case .notAFile(let path):
                Message(
                    "No log is kept", why: "its path is not a file.", remedy: "Name another one with --log.",
                    place: path, isFailure: true)
            case .notWritable(let path):
                Message(
                    "No log is kept", why: "its file may not be written.",
                    remedy: "Change its permissions, or name another one with --log.", place: path, isFailure: true)
            case .diskFull(let path):
                Message(
                    "No log is kept", why: "its disk is full.", remedy: "Make room.", place: path, isFailure: true)
            case .unusable(let path):
                Message(
                    "No log is kept", why: "its file cannot be used.", remedy: "Name another one with --log.",
                    place: path, isFailure: true)
            }
        })

    static let german = MessagesWording(
        title: "Meldungen", none: "In diesem Lauf gab es noch keine.",
        notLogged: { failure in
            switch failure {
            case .notAFile(let path):
                Message(
                    "Kein Protokoll", why: "an seinem Platz ist keine Datei.",
                    remedy: "--log nennt eine andere.", place: path, isFailure: true)
            case .notWritable(let path):
                Message(
                    "Kein Protokoll", why: "seine Datei darf nicht beschrieben werden.",
                    remedy: "Ihre Rechte ändern, oder mit --log eine andere nennen.", place: path, isFailure: true)
            case .diskFull(let path):
                Message(
                    "Kein Protokoll", why: "sein Datenträger ist voll.", remedy: "Platz schaffen.", place: path,
                    isFailure: true)
            case .unusable(let path):
                Message(
                    "Kein Protokoll", why: "seine Datei ist nicht brauchbar.", remedy: "--log nennt eine andere.",
                    place: path, isFailure: true)
            }
        })

    static let spanish = MessagesWording(
        title: "Mensajes", none: "Aún no hubo ninguno desde el inicio.",
        notLogged: { failure in
            switch failure {
            case .notAFile(let path):
                Message(
                    "No hay registro", why: "en su lugar no hay un archivo.", remedy: "Indica otro con --log.",
                    place: path, isFailure: true)
            case .notWritable(let path):
                Message(
                    "No hay registro", why: "no se puede escribir en su archivo.",
                    remedy: "Cambia sus permisos o indica otro con --log.", place: path, isFailure: true)
            case .diskFull(let path):
                Message(
                    "No hay registro", why: "su disco está lleno.", remedy: "Libera espacio.", place: path,
                    isFailure: true)
            case .unusable(let path):
                Message(
                    "No hay registro", why: "su archivo no se puede usar.", remedy: "Indica otro con --log.",
                    place: path, isFailure: true)
            }
        })
}
