import Commands
import Entities

extension QueryWording {
    static func spanish(_ keys: KeyNames) -> QueryWording {
        QueryWording(
            language: .spanish,
            collection: { collection in
                switch collection {
                case .everything: "todo"
                case .pastYear: "último año"
                case .popular: "populares"
                case .nowPlaying: "en cartelera"
                case .upcoming: "próximos estrenos"
                case .topRated: "mejor puntuadas"
                case .trendingDay: "tendencias de hoy"
                case .trendingWeek: "tendencias de la semana"
                case .trendingMonth: "tendencias del mes"
                case .trendingEver: "tendencias de siempre"
                case .year: "de un año"
                case .country: "éxitos de un país"
                case .tag: "de una etiqueta"
                case .series: "saga"
                }
            },
            turned: { "\($0), al revés" },
            genre: { genre in
                switch genre {
                case .action: "Acción"
                case .adventure: "Aventura"
                case .animation: "Animación"
                case .biography: "Biografía"
                case .comedy: "Comedia"
                case .crime: "Crimen"
                case .documentary: "Documental"
                case .drama: "Drama"
                case .family: "Familia"
                case .fantasy: "Fantasía"
                case .history: "Historia"
                case .horror: "Terror"
                case .music: "Música"
                case .mystery: "Misterio"
                case .romance: "Romance"
                case .scienceFiction: "Ciencia ficción"
                case .sport: "Deporte"
                case .televisionFilm: "Película de TV"
                case .thriller: "Suspense"
                case .war: "Bélica"
                case .western: "Wéstern"
                }
            },
            generation: { "generación \($0)" },
            not: { "no \($0)" },
            decade: { "década de \($0)" },
            from: { "desde \($0)" },
            upTo: { "hasta \($0)" },
            minutes: { "\($0) min" },
            rated: { "puntuación de \($0) o más" },
            votes: { $0.of("voto", "votos", in: .spanish) + " o más" },
            any: "cualquiera",
            collectionsTitle: "Qué lista",
            sortsTitle: "Orden",
            refineTitle: "Acotar",
            collectionEntry: "Lista",
            sortEntry: "Orden",
            found: { "resultados: \($0)" },
            keepView: "Conservar como vista…",
            viewName: "Nombre de la vista",
            hintToMark: "con/sin",
            noValues: "No hay nada que elegir.",
            cannotSort: "Esta lista tiene su propio orden.",
            cannotRefine: "Esta lista no se puede acotar.",
            oneCollection: "Solo existe esta lista.",
            needsAllRows: "Para ese orden tienen que estar todas las filas: Fin sigue cargando.",
            notAnswered: { "Esta fuente no puede acotar su lista por todo lo que pide la vista; se omite: \($0)" },
            nothingToKeep: Message(
                "No hay nada que conservar", why: "Esta es la lista tal como es siempre.",
                remedy: "Antes, acótala con v o busca en ella."),
            viewWithoutName: Message("Una vista necesita un nombre", remedy: "Escribe uno, o pulsa Esc."),
            viewKept: { "En la biblioteca: «\($0)» · \(keys(.undo)) lo deshace" },
            notUnderstood: { filter in
                switch filter {
                case .years:
                    Message(
                        "Esto no son años",
                        why: "Una lista se puede acotar a un año, una década o un intervalo de años.",
                        remedy: "Escribe 1994, 1990s, 1990-1999, 1990- o -1999.")
                case .runtime:
                    Message(
                        "Esto no son minutos", why: "Una lista se puede acotar a un intervalo de minutos.",
                        remedy: "Escribe 90-120, <100 o >180.")
                case .rating:
                    Message(
                        "Esto no es una puntuación", why: "Las puntuaciones van de 0 a 10.",
                        remedy: "Escribe un número como 7 o 7.5.")
                case .votes:
                    Message(
                        "Esto no es un número de votos", why: "Tiene que ser mayor que 0.",
                        remedy: "Escribe un número como 500.")
                default:
                    Message(
                        "No se ha escrito nada que buscar", why: "El texto está vacío.", remedy: "Escribe un nombre.")
                }
            },
            nobodyNamed: { "La fuente no conoce a nadie con ese nombre: «\($0)»" },
            searchTooShort: {
                Message(
                    "Aún no se ha buscado", why: "La fuente quiere al menos \($0) letras.", remedy: "Sigue escribiendo."
                )
            },
            nothingFound: {
                Message(
                    "No se ha encontrado nada para «\($0)»", why: "No está ni en lo cargado ni en la fuente.",
                    remedy: "Prueba con otras palabras; \(keys(.back)) lleva de vuelta a la lista.")
            },
            onlyNear: { "No se ha encontrado nada para «\($0)»; esto se le parece." },
            nothingLetThrough: Message(
                "No queda nada", why: "Los filtros no dejan pasar nada.",
                remedy: "v los cambia, Retroceso quita allí el elegido."))
    }
}
