import Commands
import Entities

extension Wording {
    static func spanish(
        _ format: LocaleFormat, _ sources: SourceNames, _ sections: SectionNames, _ keys: KeyNames,
        _ pictures: PictureWording
    ) -> Wording {
        Wording(
            language: .spanish,
            keys: keys,
            format: format,
            sources: sources,
            sections: sections,
            movies: "Cine",
            music: "Música",
            loading: "Cargando…",
            loadingMore: "Cargando más…",
            partMissing: "No se han podido cargar. \(keys(.refresh)) lo intenta de nuevo.",
            nothingSelected: "Nada seleccionado",
            pasteCut: "Era demasiado texto para pegarlo de una vez: aquí está solo el principio.",
            cannotSuspend: "Aquí no se puede suspender: no hay un shell desde el que continuar",
            tooSmall: { "Demasiado pequeño: mínimo \($0)×\($1)" },
            position: { "\($0) de \($1)" },
            positionAmongLoaded: { "\($0) de \($1) cargados" },
            offline: "sin conexión",
            tryingAgain: { "nuevo intento: \($0.what.lowercasingFirst)" },
            tryingAgainShort: "reintentando",
            ago: { seconds in
                switch seconds {
                case ..<60: "de hace un momento"
                case ..<3_600: "de hace \(seconds / 60) min"
                case ..<86_400: "de hace \(seconds / 3_600) h"
                case ..<172_800: "de ayer"
                default: "de hace \(seconds / 86_400) días"
                }
            },
            noMovies: Message(
                "No hay películas", why: "El catálogo no tiene ninguna del último año.",
                remedy: "Pulsa \(keys(.refresh)) para preguntar de nuevo."),
            noArtists: Message(
                "No hay artistas", why: "El catálogo no ha enviado ninguno.",
                remedy: "Pulsa \(keys(.refresh)) para preguntar de nuevo."),
            noAlbums: Message(
                "No hay álbumes", why: "El catálogo no conoce ninguno de este artista.",
                remedy: "Pulsa \(keys(.refresh)) para preguntar de nuevo."),
            firstMovie: "Esta es la primera película de la lista.",
            lastMovie: "Esta es la última película de la lista.",
            message: { spanishMessage(for: $0, sources, keys) },
            couldNotLoadMore: { failure, canRetry in
                let remedy = canRetry ? " · \(keys(.refresh)) reintenta" : ""
                return .failed(
                    "No se ha podido cargar más: \(failure.what.lowercasingFirst)\(remedy)",
                    short: failure.what + remedy)
            },
            notRefreshed: { "Sin actualizar: \($0.what.lowercasingFirst)" },
            notCached: spanishNotKept,
            cacheTrouble: spanishCacheTrouble,
            directedBy: "Dirección",
            cast: "Reparto",
            released: "Estreno",
            runtime: { $0 < 60 ? "\($0) min" : $0 % 60 == 0 ? "\($0 / 60) h" : "\($0 / 60) h \($0 % 60) min" },
            rating: "Puntuación",
            votes: { $0.of("voto", "votos", in: .spanish) },
            languages: "Idiomas",
            links: "Enlaces",
            trailers: "Tráileres",
            recommendations: "Ver también",
            listeners: { $0.of("oyente", "oyentes", in: .spanish) },
            plays: { $0.of("reproducción", "reproducciones", in: .spanish) },
            listenersHeading: "Oyentes",
            playsHeading: "Reproducciones",
            fans: { $0.of("seguidor", "seguidores", in: .spanish) },
            chartPlace: { position, genre in "Puesto \(position) de la lista" + (genre.map { " de \($0)" } ?? "") },
            chartPlaceHeading: "En la lista",
            noTracks: "No se conoce la lista de canciones.",
            library: .spanish(sources, keys),
            cache: .spanish, progress: .spanish,
            sourceList: .spanish(keys) { spanishMessage(for: $0, sources, keys) },
            about: .spanish,
            unsaved: .spanish(keys),
            person: .spanish,
            readingList: .spanish(keys),
            shelf: .spanish,
            query: .spanish(keys),
            palette: .spanish, settings: .spanish,
            pictures: pictures, theme: .spanish, mouse: .spanish, messages: .spanish,
            clipboard: .spanish,
            plain: .spanish,
            withKey: { "\(keys(.sources)): más \($0) con una clave" },
            asking: { "preguntando a \($0)…" },
            readyToShow: { "\($0) ha respondido: \(keys(.refresh)) lo muestra" },
            readyToShowBriefly: { source in
                source.map { "\(keys(.refresh)) muestra \($0)" } ?? "\(keys(.refresh)) lo muestra"
            },
            noAnswer: { "\($0) no responde" },
            wrongAnswer: { "\($0) responde algo ilegible" },
            asksToWait: { source, seconds in "\(source) pide esperar" + (seconds.map { " \(spanishTime($0))" } ?? "") },
            refuses: { "\($0) se niega" },
            openedLink: { "Abierto en el navegador: \($0)" },
            browserFailed: { "\($0) \(spanish($1)). La página: \($2)" },
            linkToOpen: { "Para abrir en un navegador: \($0)" },
            trailTitle: "El camino hasta aquí",
            help: .spanish,
            signsTitle: "Signos",
            sign: { sign in
                switch sign {
                case .favourite: "Un favorito"
                case .note: "Tiene una nota"
                case .rating: "Cómo lo puntúan los demás, o tú"
                case .wanted: "Quieres verlo, oírlo o leerlo"
                case .begun: "Lo has empezado"
                case .paused: "Lo has dejado en pausa"
                case .done: "Lo has visto, oído o leído"
                case .givenUp: "Lo has abandonado"
                case .film: "Una película"
                case .music: "Música: un artista o un álbum"
                case .book: "Un libro"
                case .pokemon: "Un Pokémon"
                case .list: "Una lista tuya"
                case .view: "Una vista: una lista con nombre"
                case .cursor: "La fila seleccionada"
                case .focus: "El panel que tiene el teclado"
                case .notHere: "Aún se está cargando"
                case .sourceAnswers: "La fuente responde"
                case .sourceAsked: "Se pregunta a la fuente"
                case .sourceAtHand: "Integrado o guardado: no se ha preguntado a la fuente, o no responde"
                case .sourceFails: "La fuente no responde, y no hay nada suyo guardado"
                }
            },
            words: CommandWords.spanish)
    }

    private static func spanishMessage(
        for failure: CatalogFailure, _ sources: SourceNames, _ keys: KeyNames
    ) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String) -> Message {
            Message(what, why: why, remedy: remedy, isFailure: true)
        }
        let retry = "Pulsa \(keys(.refresh)) para reintentarlo."
        let later = "Inténtalo más tarde: pulsa \(keys(.refresh))."
        switch failure {
        case .offline:
            return failed(
                "No hay conexión", "Este equipo no tiene acceso a la red.", "Conéctalo y pulsa \(keys(.refresh)).")
        case .startedOffline:
            return failed(
                "Iniciado sin conexión", "Con --offline Matinee muestra lo que ha guardado y no pregunta a nadie.",
                "Inícialo sin --offline para ver más.")
        case .hostNotFound(let host):
            return failed(
                "Servidor no encontrado", "No se conoce ninguna dirección de \(host).",
                "Revisa el DNS de la red y pulsa \(keys(.refresh)).")
        case .connectionRefused(let host):
            return failed("Conexión rechazada", "\(host) no acepta conexiones.", later)
        case .connectionLost(let host):
            return failed("Conexión perdida", "\(host) ha colgado antes de completar la respuesta.", retry)
        case .untrusted(let host):
            return failed(
                "Conexión no segura", "\(host) no ha podido demostrar su identidad (TLS).",
                "Revisa la fecha y los certificados de este equipo, o el proxy de la red, y pulsa \(keys(.refresh)).")
        case .timedOut(let host):
            return failed("Tiempo agotado", "\(host) no ha respondido a tiempo.", retry)
        case .redirectRefused(let source, let host):
            return failed(
                "Redirección rechazada", "\(host) redirige a un lugar que no es seguro seguir.",
                "Pulsa \(keys(.refresh)), o revisa \(sources.addressVariable(of: source)) y reinicia Matinee.")
        case .redirectsInCircles(let source, let host):
            return failed(
                "Redirección en círculo", "\(host) redirige una y otra vez y no lleva a ninguna parte.",
                "Pulsa \(keys(.refresh)), o revisa \(sources.addressVariable(of: source)) y reinicia Matinee.")
        case .keyRejected(let source):
            return failed(
                "Clave no aceptada", "\(sources.name(of: source)) rechaza la clave.",
                "Pulsa \(keys(.sources)) para introducir otra.")
        case .keySuspended(let source):
            return failed(
                "Clave suspendida", "\(sources.name(of: source)) ha suspendido la clave.",
                "Pide allí una nueva y pulsa \(keys(.sources)) para introducirla.")
        case .notFound:
            return failed(
                "No encontrado", "El catálogo no conoce esto (o ya no).",
                "Pulsa \(keys(.refresh)) para preguntar de nuevo.")
        case .rateLimited(let seconds?):
            return failed(
                "Demasiadas peticiones", "El servicio pide esperar \(spanishTime(seconds)).",
                "Después, pulsa \(keys(.refresh)).")
        case .rateLimited(nil):
            return failed(
                "Demasiadas peticiones", "El servicio pide que sean menos.", "Espera un poco y pulsa \(keys(.refresh))."
            )
        case .unavailable(let status):
            return failed(
                "El servicio no funciona",
                status.isRefusal ? "Ha respondido con HTTP \(status)." : "Lo dice el propio servicio.", later)
        case .refused(let status, let message?):
            return failed(
                "El servicio se niega", "Dice: \(message)" + (status.isRefusal ? " (HTTP \(status))" : ""), retry)
        case .refused(let status, nil):
            return failed(
                "El servicio se niega",
                status.isRefusal ? "Ha respondido con HTTP \(status)." : "No ha dado ningún motivo.", retry)
        case .unreadable(let status):
            let number = status > 0 ? " (HTTP \(status))" : ""
            return failed("Respuesta ilegible", "Lo recibido\(number) no es lo que promete el servicio.", retry)
        case .tooLarge(let limit):
            return failed("Respuesta demasiado grande", "Ocupaba más de \(limit / 1_048_576) MB.", retry)
        case .networkLibraryMissing(let name):
            return failed("Falta la biblioteca de red", "\(name) no está instalada.", "Instálala y reinicia Matinee.")
        case .cancelled:
            return failed("Cancelado", "La petición se ha retirado.", retry)
        }
    }
}

extension Wording {
    /// How long to wait. Nobody needs to know more exactly, and nobody waits longer than a day.
    private static func spanishTime(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7_200: "\((seconds + 59) / 60) min"
        case ..<86_400: "\((seconds + 3_599) / 3_600) h"
        default: "un día o más"
        }
    }
}
