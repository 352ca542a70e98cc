import Commands
import Entities

extension Wording {
    static func spanish(
        _ format: LocaleFormat, _ sources: SourceNames, _ sections: SectionNames, _ keys: KeyNames
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
            pasteCut: { "Era demasiado texto para pegarlo de una vez: aquí están solo los primeros \($0) kB." },
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
            cacheTrouble: { trouble in
                switch trouble {
                case .damaged(isRebuilt: true): "La caché estaba dañada; empieza de nuevo."
                case .damaged(isRebuilt: false): "La caché está dañada; Matinee trabaja sin ella."
                case .otherVersion(isRebuilt: true): "La caché era de otra versión; empieza de nuevo."
                case .otherVersion(isRebuilt: false): "La caché es de otra versión; Matinee trabaja sin ella."
                case .locked: "La caché está en uso en otro lugar; por ahora no se guarda nada."
                case .diskFull: "El disco está lleno; en la caché no se guarda nada nuevo."
                case .readOnly: "No se puede escribir en la caché; no se guarda nada nuevo."
                case .cannotOpen: "No se puede abrir la caché; Matinee trabaja sin ella."
                case .inputOutput: "Falla el disco de la caché; Matinee trabaja sin ella."
                }
            },
            directedBy: "Dirección",
            cast: "Reparto",
            released: "Estreno",
            runtime: { $0 < 60 ? "\($0) min" : $0 % 60 == 0 ? "\($0 / 60) h" : "\($0 / 60) h \($0 % 60) min" },
            rating: "Puntuación",
            votes: { $0.of("voto", "votos", in: .spanish) },
            certification: "Clasificación",
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
            goLive: "\(keys(.sources)): añadir clave",
            pictures: .spanish, theme: .spanish, mouse: .spanish, messages: .spanish,
            clipboard: .spanish,
            plain: .spanish,
            withKey: { "\(keys(.sources)): clave de \($0)" },
            asking: { "preguntando a \($0)…" },
            readyToShow: { "\($0) ha respondido: \(keys(.refresh)) lo muestra" },
            noAnswer: { "\($0) no responde" },
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
                case .cursor: "La fila seleccionada"
                case .focus: "El panel que tiene el teclado"
                case .notHere: "Aún se está cargando"
                }
            },
            hint: { spanishHint(for: $0, sections) },
            description: { spanishDescription(of: $0, sections) })
    }

    private static func spanishHint(for command: Command, _ sections: SectionNames) -> String {
        switch command {
        case .up, .down: "mover"
        case .pageUp, .pageDown: "paginar"
        case .halfPageUp, .halfPageDown: "media página"
        case .first: "principio"
        case .last: "final"
        case .rowToTop: "fila arriba"
        case .rowToMiddle: "al centro"
        case .rowToBottom: "fila abajo"
        case .open: "abrir"
        case .back: "volver"
        case .otherPane: "panel"
        case .shrinkList, .growList: "tamaño"
        case .resetPanes: "normal"
        case .turnPanes: "paneles"
        case .section(let id): sections.name(of: id)
        case .next: "siguiente"
        case .previous: "anterior"
        case .nextPlace, .previousPlace: "lugares"
        case .fold: "plegar"
        case .trail: "camino"
        case .refresh: "actualizar"
        case .openPage: "página"
        case .playTrailer: "tráiler"
        case .copy: "copiar"
        case .favourite: "favorito"
        case .sort: "ordenar"
        case .filter: "buscar"
        case .refine: "acotar"
        case .keepView: "vista"
        case .delete: "borrar"
        case .undo: "deshacer"
        case .collection: "lista"
        case .reading: "lectura"
        case .rate: "puntuar"
        case .add: "añadir libro"
        case .edit: "editar"
        case .keepFilter: "conservar"
        case .endFilter: "dejar"
        case .lineStart: "principio"
        case .lineEnd: "final"
        case .eraseWord, .eraseToStart, .eraseToEnd: "borrar"
        case .earlierEntry: "anterior"
        case .laterEntry: "posterior"
        case .note: "nota"
        case .save: "guardar"
        case .discard: "descartar"
        case .yes: "sí"
        case .no: "no"
        case .history: "anteriores"
        case .takeBack: "recuperar"
        case .editElsewhere: "$EDITOR"
        case .shelf: "estantería"
        case .mouse: "ratón"
        case .pictures: "imágenes"
        case .theme: "colores"
        case .posters: "carteles"
        case .toLeft: "izquierda"
        case .toRight: "a los lados"
        case .sources: "fuentes"
        case .palette: "todo"
        case .about: "acerca de"
        case .messages: "mensajes"
        case .enterKey: "clave"
        case .useSource: "usar"
        case .saveForm: "guardar"
        case .leaveForm: "cancelar"
        case .choose: "elegir"
        case .leaveMenu: "volver"
        case .goThere: "ir"
        case .openBeside: "al lado"
        case .leavePalette: "volver"
        case .help: "ayuda"
        case .redraw: "redibujar"
        case .suspend: "suspender"
        case .quit: "salir"
        }
    }

    private static func spanishDescription(of command: Command, _ sections: SectionNames) -> String {
        switch command {
        case .up: "Mover hacia arriba; en una ficha, desplazarla"
        case .down: "Mover hacia abajo; en una ficha, desplazarla"
        case .pageUp: "Una página hacia arriba"
        case .pageDown: "Una página hacia abajo"
        case .halfPageUp: "Media página hacia arriba"
        case .halfPageDown: "Media página hacia abajo"
        case .first: "Ir a la primera fila"
        case .last: "Ir a la última fila cargada"
        case .rowToTop: "Desplazar hasta que la fila del cursor quede arriba"
        case .rowToMiddle: "Desplazar hasta que quede en el medio"
        case .rowToBottom: "Desplazar hasta que quede abajo"
        case .open: "Abrir; con dos paneles, ir a la ficha"
        case .back: "Volver; con dos paneles, a la lista"
        case .otherPane: "Ir al otro panel"
        case .shrinkList: "Menos sitio para la lista, más para el detalle al lado o debajo"
        case .growList: "Más sitio para la lista"
        case .resetPanes: "La lista y el detalle como están de por sí"
        case .turnPanes: "La lista y el detalle uno al lado del otro, uno debajo del otro, o de uno en uno"
        case .section(let id): sections.name(of: id)
        case .next: "Ir al siguiente de la lista, en una ficha"
        case .previous: "Ir al anterior de la lista, en una ficha"
        case .nextPlace: "Marcar lo siguiente de una ficha que lleva a otra parte; Enter va allí"
        case .previousPlace: "Marcar lo anterior a eso"
        case .fold: "Plegar o desplegar una sección de una ficha"
        case .trail: "El camino recorrido, para volver a un punto de él"
        case .refresh: "Intentarlo de nuevo; pedir datos recientes"
        case .openPage: "Abrir su página en el navegador"
        case .playTrailer: "Abrir su tráiler en el navegador"
        case .copy: "Copiar su título, su enlace, la nota o más, para pegarlo en otra parte"
        case .favourite: "Marcarlo como favorito, o dejar de hacerlo"
        case .sort: "Elegir un orden; el mismo otra vez lo invierte"
        case .filter: "Buscar: lo cargado al instante, y lo que encuentra la fuente; en la biblioteca, filtrar"
        case .refine:
            "Acotar la lista: género, años, idioma y lo que permita su fuente; Retroceso quita allí lo último"
        case .keepView: "Conservar la lista acotada, o la búsqueda, como vista en la biblioteca"
        case .delete: "Borrar de la biblioteca, o la clave de una fuente, tras preguntar"
        case .undo: "Recuperar lo último que se borró, un favorito o una nota que se vació"
        case .collection: "Otra lista de la misma fuente: populares, próximos estrenos, tendencias"
        case .reading: "De un libro: si lo quieres leer, lo estás leyendo o lo has leído"
        case .rate: "Puntuar un libro de la lista de lectura"
        case .add: "Anotar un libro que ningún catálogo conoce"
        case .edit: "Cambiar lo que se anotó de un libro"
        case .keepFilter: "Conservar el filtro que se está escribiendo"
        case .endFilter: "Quitar el filtro y mostrarlo todo de nuevo"
        case .lineStart: "Ir al principio de la línea que se escribe"
        case .lineEnd: "Ir a su final"
        case .eraseWord: "Borrar la palabra anterior al cursor"
        case .eraseToStart: "Borrar todo lo anterior al cursor"
        case .eraseToEnd: "Borrar todo lo posterior al cursor"
        case .earlierEntry: "Lo que se escribió allí antes"
        case .laterEntry: "Lo que se escribió allí después de eso"
        case .note: "Escribir una nota sobre ello"
        case .save: "Guardar la nota; Esc guarda y cierra"
        case .discard: "Descartar lo escrito en la nota"
        case .yes: "Sí, donde se pregunta algo"
        case .no: "No, donde se pregunta algo"
        case .history: "Ver los textos anteriores de la nota"
        case .takeBack: "Recuperar el texto anterior que está bajo el cursor"
        case .editElsewhere: "Editar la nota en $EDITOR"
        case .shelf: "Mostrar lo que la estantería compartida aún no tiene, y responder a lo que pregunta"
        case .mouse: "Dejar el ratón al terminal, para seleccionar texto con él, o recuperarlo"
        case .pictures: "Ocultar las imágenes, o mostrarlas de nuevo"
        case .theme: "Elegir otros colores: se ven al mover el cursor; Enter los guarda"
        case .posters:
            "Mostrar películas, artistas, álbumes o libros como cuadrícula de imágenes, o de nuevo como filas"
        case .toLeft: "A la imagen de la izquierda; desde la primera de una línea, a la última de la anterior"
        case .toRight: "A la imagen de la derecha; desde la última de una línea, a la primera de la siguiente"
        case .sources: "Las fuentes: cómo están, y sus claves"
        case .palette:
            "Encontrar cualquier cosa: órdenes, secciones, la biblioteca, lo abierto o cargado, y lo que tienen las fuentes"
        case .about: "Acerca de Matinee: versión, licencia, fuentes, archivos"
        case .messages: "Todos los avisos desde el inicio, con su hora"
        case .enterKey: "Introducir una clave para la fuente que está bajo el cursor"
        case .useSource: "Tomar películas o música de esa fuente hasta el final, o de nuevo por su orden"
        case .saveForm: "Usar lo que se ha rellenado"
        case .leaveForm: "Dejar el formulario sin usarlo"
        case .choose: "Elegir la entrada de un menú"
        case .leaveMenu: "Dejar el menú sin elegir"
        case .goThere: "Ir a lo encontrado, o hacerlo"
        case .openBeside: "Abrir lo encontrado al lado de lo que hay"
        case .leavePalette: "Volver a donde se estaba"
        case .help: "Todas las teclas, primero las que aquí hacen algo; / busca en ellas"
        case .redraw: "Dibujar la pantalla de nuevo"
        case .suspend: "Suspender; fg trae Matinee de vuelta"
        case .quit: "Salir"
        }
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
                "Demasiadas peticiones", "El servicio pide esperar \(seconds) s.", "Después, pulsa \(keys(.refresh)).")
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
            return failed(
                "Respuesta ilegible", "Lo recibido (HTTP \(status)) no es lo que promete el servicio.", retry)
        case .tooLarge(let limit):
            return failed("Respuesta demasiado grande", "Ocupaba más de \(limit / 1_048_576) MB.", retry)
        case .networkLibraryMissing(let name):
            return failed("Falta la biblioteca de red", "\(name) no está instalada.", "Instálala y reinicia Matinee.")
        case .cancelled:
            return failed("Cancelado", "La petición se ha retirado.", retry)
        }
    }
}
