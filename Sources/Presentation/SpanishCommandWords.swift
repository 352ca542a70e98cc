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
                "abrir", "Abrir; con dos paneles, ir a la ficha", typed: "abrir",
                inLines: "Ir a la fila de ese número; basta el número")
        case .back:
            .init(
                "volver", "Volver; con dos paneles, a la lista", typed: "volver v esc",
                inLines: "Volver a donde estabas; lo preguntado se deja")
        case .otherPane: .init("panel", "Ir al otro panel")
        case .section: .ofSections
        case .shrinkList: .init("tamaño", "Menos sitio para la lista, más para la ficha al lado o debajo")
        case .growList: .init("tamaño", "Más sitio para la lista")
        case .resetPanes: .init("normal", "Volver a la disposición habitual de lista y ficha")
        case .turnPanes:
            .init("paneles", "Lista y ficha una al lado de la otra, una debajo de la otra, o de una en una")
        case .next:
            .init(
                "siguiente", "Ir al siguiente de la lista, en una ficha", typed: "siguiente s más",
                inLines: "Las diez filas siguientes; en un detalle, el siguiente")
        case .previous:
            .init(
                "anterior", "Ir al anterior de la lista, en una ficha", typed: "anterior a",
                inLines: "Las diez filas anteriores; en un detalle, el anterior")
        case .nextPlace: .init("enlaces", "En una ficha, seleccionar el enlace siguiente; Enter lo sigue")
        case .previousPlace: .init("enlaces", "En una ficha, seleccionar el enlace anterior")
        case .fold:
            .init(
                "plegar", "Plegar o desplegar una sección de una ficha", typed: "sobre plegar",
                inLines: "Todo lo demás que se sabe")
        case .trail: .init("camino", "Mostrar las pantallas recorridas, para volver a una de ellas")
        case .refresh: .init("actualizar", "Intentarlo de nuevo; pedir datos recientes", typed: "recargar")
        case .openPage: .init("página", "Abrir su página en el navegador", typed: "página")
        case .playTrailer: .init("tráiler", "Abrir su tráiler en el navegador", typed: "tráiler")
        case .copy: .init("copiar", "Copiar su título, su enlace, la nota o más, para pegarlo en otra parte")
        case .favourite: .init("favorito", "Marcarlo como favorito, o dejar de hacerlo", typed: "favorito f")
        case .note: .init("nota", "Escribir una nota sobre ello", typed: "nota")
        case .save: .init("guardar", "Guardar la nota; Esc guarda y cierra", typed: "guardar")
        case .discard: .init("descartar", "Descartar lo escrito en la nota", typed: "descartar")
        case .history: .init("anteriores", "Ver los textos anteriores de la nota", typed: "historial")
        case .editElsewhere: .init("$EDITOR", "Editar la nota en $EDITOR", typed: "editor")
        case .sort: .init("ordenar", "Elegir un orden; el mismo otra vez lo invierte", typed: "ordenar")
        case .filter:
            .init(
                "buscar", "Buscar: lo cargado al instante, y lo que encuentra la fuente; en la biblioteca, filtrar",
                typed: "buscar /", inLines: "Buscar con las palabras que siguen")
        case .refine:
            .init(
                "acotar",
                "Acotar la lista: género, años, idioma y lo que permita su fuente",
                typed: "filtros", inLines: "Acotar la lista: cada filtro tiene un número y un nombre")
        case .keepView:
            .init("vista", "Conservar la lista acotada, o la búsqueda, como vista en la biblioteca", typed: "conservar")
        case .delete:
            .init("borrar", "Borrar de la biblioteca, o la clave de una fuente, tras preguntar", typed: "borrar")
        case .undo:
            .init(
                "deshacer", "Recuperar lo último que se borró, un favorito o una nota que se vació", typed: "deshacer")
        case .collection:
            .init("lista", "Otra lista de la misma fuente: populares, próximos estrenos, tendencias", typed: "listas")
        case .reading:
            .init("lectura", "De un libro: si lo quieres leer, lo estás leyendo o lo has leído", typed: "lectura")
        case .rate: .init("puntuar", "Puntuar un libro de la lista de lectura", typed: "valorar")
        case .add: .init("añadir libro", "Anotar un libro que ningún catálogo conoce", typed: "añadir")
        case .edit: .init("editar", "Cambiar lo que se anotó de un libro", typed: "editar")
        case .shelf:
            .init(
                "estantería", "Mostrar lo que la estantería compartida aún no tiene, y responder a lo que pregunta",
                typed: "estante")
        case .posters:
            .init(
                "carteles",
                "Mostrar películas, artistas, álbumes o libros como cuadrícula de imágenes, o de nuevo como filas")
        case .palette:
            .init(
                "todo",
                "Encontrar cualquier cosa: órdenes, secciones, la biblioteca, lo abierto o cargado, y lo que tienen las fuentes"
            )
        case .pictures: .init("imágenes", "Ocultar las imágenes, o mostrarlas de nuevo")
        case .theme: .init("colores", "Elegir otros colores: se ven al mover el cursor; Enter los guarda")
        case .mouse: .init("ratón", "Dejar el ratón al terminal, para seleccionar texto con él, o recuperarlo")
        case .sources: .init("fuentes", "Mostrar las fuentes, su estado y sus claves", typed: "fuentes")
        case .about: .init("acerca de", "Acerca de Matinee: versión, licencia, fuentes, archivos", typed: "programa")
        case .messages: .init("mensajes", "Todos los avisos desde el inicio, con su hora")
        case .help:
            .init(
                "ayuda", "Todas las teclas, primero las que aquí hacen algo; / busca en ellas", typed: "ayuda h ?",
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
        case .takeBack: .init("recuperar", "Recuperar el texto anterior que está bajo el cursor", typed: "restaurar")
        case .enterKey: .init("clave", "Introducir una clave para la fuente que está bajo el cursor", typed: "clave")
        case .useSource:
            .init(
                "usar", "Tomar películas o música de esa fuente hasta el final, o de nuevo por su orden", typed: "usar")
        case .saveForm: .init("guardar", "Guardar el formulario", typed: "guardar")
        case .leaveForm: .init("cancelar", "Dejar el formulario sin guardar")
        case .choose: .init("elegir", "Elegir la entrada de un menú")
        case .clear: .init("quitar", "En el menú que acota una lista: quitar lo elegido en la entrada")
        case .leaveMenu: .init("volver", "Dejar el menú sin elegir")
        case .goThere: .init("ir", "Ir a lo encontrado, o ejecutarlo")
        case .openBeside: .init("al lado", "Abrir lo encontrado al lado de lo que hay")
        case .leavePalette: .init("volver", "Volver a donde se estaba")
        case .toLeft:
            .init("izquierda", "A la imagen de la izquierda; desde la primera de una línea, a la última de la anterior")
        case .toRight:
            .init(
                "a los lados", "A la imagen de la derecha; desde la última de una línea, a la primera de la siguiente")
        }
    }
}
