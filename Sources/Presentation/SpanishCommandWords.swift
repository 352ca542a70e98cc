import Commands

extension CommandWords {
    static func spanish(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("mover", "Mover hacia arriba; en una ficha, desplazarla")
        case .down: .init("mover", "Mover hacia abajo; en una ficha, desplazarla")
        case .pageUp: .init("paginar", "Una página hacia arriba")
        case .pageDown: .init("paginar", "Una página hacia abajo")
        case .halfPageUp: .init("media página", "Media página hacia arriba")
        case .halfPageDown: .init("media página", "Media página hacia abajo")
        case .first: .init("principio", "Ir a la primera fila", typed: "primero")
        case .last: .init("final", "Ir a la última fila cargada", typed: "último")
        case .rowToTop: .init("fila arriba", "Desplazar hasta que la fila del cursor quede arriba")
        case .rowToMiddle: .init("al centro", "Desplazar hasta que quede en el medio")
        case .rowToBottom: .init("fila abajo", "Desplazar hasta que quede abajo")
        case .open:
            .init(
                "abrir", "Abrir; si la ficha está al lado, ir a ella", typed: "abrir",
                inLines: "Ir a la fila de ese número; basta el número")
        case .back:
            .init(
                "volver", "Volver; de la ficha al lado, a la lista", typed: "volver v esc",
                inLines: "Volver a donde estabas; lo preguntado se deja")
        case .otherPane: .init("panel", "Ir a la lista, o a la ficha de al lado")
        case .section: .ofSections
        case .shrinkList: .init("tamaño", "Hacer la lista más pequeña; la ficha al lado o debajo crece")
        case .growList: .init("tamaño", "Hacer la lista más grande")
        case .resetPanes: .init("normal", "Dar a lista y ficha su sitio habitual")
        case .turnPanes:
            .init("paneles", "Poner la ficha al lado o debajo de la lista; o de una en una")
        case .next:
            .init(
                "siguiente", "Mostrar el siguiente de la lista", typed: "siguiente s más",
                inLines: "Las diez filas siguientes; en un detalle, el siguiente")
        case .previous:
            .init(
                "anterior", "Mostrar el anterior de la lista", typed: "anterior a",
                inLines: "Las diez filas anteriores; en un detalle, el anterior")
        case .nextPlace: .init("enlaces", "Seleccionar el enlace siguiente de la ficha; Enter lo sigue")
        case .previousPlace: .init("enlaces", "Seleccionar el enlace anterior de la ficha")
        case .fold:
            .init(
                "plegar", "Plegar o desplegar una sección de la ficha", typed: "sobre plegar",
                inLines: "Todo lo demás que se sabe")
        case .trail: .init("camino", "Volver varias pantallas de una vez; muestra las recorridas")
        case .refresh: .init("actualizar", "Intentarlo de nuevo; pedir datos recientes", typed: "recargar")
        case .openPage: .init("página", "Abrir su página en el navegador", typed: "página")
        case .playTrailer: .init("tráiler", "Abrir su tráiler en el navegador", typed: "tráiler")
        case .copy: .init("copiar", "Copiar su título, enlace, nota o más")
        case .favourite: .init("favorito", "Marcarlo como favorito, o dejar de hacerlo", typed: "favorito f")
        case .note: .init("nota", "Escribir una nota sobre ello", typed: "nota")
        case .save: .init("guardar", "Guardar la nota; Esc guarda y cierra", typed: "guardar")
        case .discard: .init("descartar", "Descartar lo escrito en la nota", typed: "descartar")
        case .history: .init("anteriores", "Ver los textos anteriores de la nota", typed: "historial")
        case .editElsewhere: .init("$EDITOR", "Editar la nota en $EDITOR", typed: "editor")
        case .joinVersions:
            .init("unir", "Unir las versiones de la nota escritas en varios equipos", typed: "unir")
        case .sort: .init("ordenar", "Elegir un orden; el mismo otra vez lo invierte", typed: "ordenar")
        case .filter:
            .init(
                "buscar", "Buscar aquí y en la fuente; en la biblioteca, filtrar",
                typed: "buscar /", inLines: "Buscar con las palabras que siguen")
        case .refine:
            .init(
                "acotar",
                "Acotar la lista; por género, años, idioma y más",
                typed: "filtros", inLines: "Acotar la lista: cada filtro tiene un número y un nombre")
        case .keepView:
            .init("vista", "Conservar esta búsqueda o selección; como vista, en la biblioteca", typed: "conservar")
        case .delete:
            .init("borrar", "Borrar de la biblioteca; también la clave de una fuente; pregunta antes", typed: "borrar")
        case .undo:
            .init(
                "deshacer", "Recuperar lo borrado; también un favorito o una nota vaciada", typed: "deshacer")
        case .collection:
            .init("lista", "Elegir otra lista; populares, próximos estrenos, tendencias y otras", typed: "listas")
        case .nextTab:
            .init("pestaña", "Ver la pestaña siguiente; todo, películas, libros y otras", typed: "pestaña")
        case .previousTab: .init("pestaña", "Ver la pestaña anterior", typed: "pestaña-atrás")
        case .standing:
            .init(
                "diario", "Decir qué es para ti: pendiente, empezado, visto hoy o antes, en pausa, abandonado",
                typed: "diario")
        case .rate: .init("puntuar", "Puntuarlo", typed: "valorar")
        case .lists: .init("listas", "Ponerlo en tus listas, o sacarlo", typed: "lista")
        case .moveUp: .init("subir", "Subirlo en tu lista", typed: "arriba")
        case .moveDown: .init("mover", "Bajarlo en tu lista", typed: "abajo")
        case .importFile:
            .init("importar", "Llevar a la biblioteca un archivo de un servicio, o lo exportado", typed: "importar")
        case .add: .init("añadir libro", "Anotar un libro que falta en los catálogos", typed: "añadir")
        case .edit: .init("editar", "Cambiar una lista, una entrada del diario o un libro anotado", typed: "editar")
        case .shelf:
            .init(
                "estantería", "Ver lo que falta en la estantería común; responder a lo que pregunta",
                typed: "estante")
        case .confirm:
            .init(
                "confirmar", "Buscar lo que solo tiene nombre; como lo importado, y confirmarlo",
                typed: "confirmar")
        case .posters:
            .init(
                "carteles",
                "Imágenes en cuadrícula, o de nuevo filas")
        case .palette:
            .init(
                "todo",
                "Encontrar cualquier cosa: órdenes, secciones, la biblioteca, lo abierto o cargado, y lo que tienen las fuentes"
            )
        case .pictures: .init("imágenes", "Ocultar las imágenes, o mostrarlas de nuevo")
        case .theme: .init("colores", "Elegir otros colores; se ven al mover el cursor, Enter los guarda")
        case .mouse: .init("ratón", "Dejar el ratón al terminal; para seleccionar texto; otra vez lo recupera")
        case .sources: .init("fuentes", "Mostrar las fuentes, su estado y sus claves", typed: "fuentes")
        case .about: .init("acerca de", "Versión, licencia, fuentes, archivos", typed: "programa")
        case .arrivals:
            .init("de otros", "Mostrar lo que llegó de otros equipos, y deshacerlo", typed: "llegadas")
        case .messages: .init("mensajes", "Todos los avisos desde el inicio")
        case .help:
            .init(
                "ayuda", "Todas las teclas; primero las de aquí; / busca en ellas", typed: "ayuda h ?",
                inLines: "Decir qué se puede decir aquí")
        case .redraw: .init("redibujar", "Dibujar la pantalla de nuevo")
        case .suspend: .init("suspender", "Suspender; fg trae Matinee de vuelta")
        case .quit: .init("salir", "Salir", typed: "salir q")
        case .yes: .init("sí", "Responder que sí", typed: "sí si")
        case .no: .init("no", "Responder que no", typed: "no")
        case .keepFilter: .init("conservar", "Conservar el filtro que se está escribiendo")
        case .endFilter:
            .init(
                "dejar", "Quitar el filtro y mostrarlo todo de nuevo", typed: "todo",
                inLines: "Otra vez la lista entera, sin la búsqueda")
        case .lineStart: .init("principio", "Ir al principio de la línea")
        case .lineEnd: .init("final", "Ir al final de la línea")
        case .eraseWord: .init("borrar", "Borrar la palabra anterior al cursor")
        case .eraseToStart: .init("borrar", "Borrar todo lo anterior al cursor", typed: "vaciar")
        case .eraseToEnd: .init("borrar", "Borrar todo lo posterior al cursor")
        case .earlierEntry: .init("anterior", "Lo que se escribió allí antes")
        case .laterEntry: .init("posterior", "Lo que se escribió allí después de eso")
        case .takeBack: .init("recuperar", "Recuperar el texto seleccionado", typed: "restaurar")
        case .enterKey: .init("clave", "Introducir una clave para la fuente", typed: "clave")
        case .useSource:
            .init(
                "usar", "Usar esta fuente hasta el final; para películas o música; otra vez lo deja", typed: "usar")
        case .take:
            .init(
                "tomar", "Es lo primero que se ha encontrado; una cifra toma otro", typed: "tomar",
                inLines: "Es lo primero que se ha encontrado; el número solo toma otro")
        case .noneOfThese: .init("ninguno", "No es nada de lo encontrado", typed: "ninguno")
        case .putOff: .init("después", "Decidirlo después, y seguir", typed: "después")
        case .nextField: .init("siguiente", "Ir al campo siguiente; tras el último viene el primero")
        case .previousField: .init("anterior", "Ir al campo anterior")
        case .saveForm: .init("listo", "Guardar el formulario", typed: "guardar")
        case .leaveForm: .init("cancelar", "Dejar el formulario sin guardar")
        case .choose: .init("elegir", "Elegir la entrada de un menú")
        case .clear: .init("quitar", "Quitar lo elegido en la entrada; en el menú que acota una lista")
        case .leaveMenu: .init("volver", "Dejar el menú sin elegir")
        case .goThere: .init("ir", "Ir a lo encontrado, o ejecutarlo")
        case .openBeside: .init("al lado", "Abrir lo encontrado al lado de lo que hay")
        case .leavePalette: .init("volver", "Volver a donde se estaba")
        case .toLeft:
            .init("izquierda", "A la imagen de la izquierda")
        case .toRight:
            .init(
                "izq./der.", "A la imagen de la derecha")
        }
    }
}
