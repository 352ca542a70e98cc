import Commands

extension CommandWords {
    static func spanish(_ command: Command) -> CommandWords {
        switch command {
        case .up: .init("mover", "Ir hacia arriba, o desplazar la ficha")
        case .down: .init("mover", "Ir hacia abajo, o desplazar la ficha")
        case .pageUp: .init("paginar", "Una página hacia arriba")
        case .pageDown: .init("paginar", "Una página hacia abajo")
        case .halfPageUp: .init("media página", "Media página hacia arriba")
        case .halfPageDown: .init("media página", "Media página hacia abajo")
        case .first: .init("principio", "Ir a la primera fila", typed: "primero")
        case .last: .init("final", "Ir a la última fila cargada", typed: "último")
        case .rowToTop: .init("fila arriba", "Llevar la fila elegida arriba")
        case .rowToMiddle: .init("al centro", "Llevar la fila elegida al centro", named: "Fila al centro")
        case .rowToBottom: .init("fila abajo", "Llevar la fila elegida abajo")
        case .open:
            .init(
                "abrir", "Abrir, o ir a la ficha de al lado", typed: "abrir",
                inLines: "Ir a la fila de ese número; basta el número")
        case .back:
            .init(
                "volver", "Volver, o ir a la lista de al lado", typed: "volver v esc",
                inLines: "Volver a donde estabas, sin responder a la pregunta")
        case .otherPane: .init("panel", "Ir a la lista, o a la ficha de al lado", named: "Otro panel")
        case .section: .ofSections
        case .shrinkList: .init("tamaño", "Menos sitio a la lista, más a la ficha", named: "Lista más pequeña")
        case .growList: .init("tamaño", "Más sitio a la lista, menos a la ficha", named: "Lista más grande")
        case .resetPanes: .init("normal", "Dar a lista y ficha su sitio habitual", named: "Paneles como siempre")
        case .turnPanes: .init("paneles", "Poner la ficha al lado, debajo o sola", named: "Cambiar los paneles")
        case .next:
            .init(
                "siguiente", "Mostrar el siguiente de la lista", named: "Siguiente de la lista",
                typed: "siguiente s más", inLines: "Las diez filas siguientes; en un detalle, el siguiente")
        case .previous:
            .init(
                "anterior", "Mostrar el anterior de la lista", named: "Anterior de la lista", typed: "anterior a",
                inLines: "Las diez filas anteriores; en un detalle, el anterior")
        case .nextPlace: .init("enlaces", "Ir al enlace siguiente; Enter lo abre", named: "Enlace siguiente")
        case .previousPlace: .init("enlaces", "Ir al enlace anterior", named: "Enlace anterior")
        case .fold:
            .init(
                "plegar", "Plegar o desplegar una sección", named: "Plegar o desplegar", typed: "sobre plegar",
                inLines: "Todo lo demás que se sabe")
        case .trail: .init("camino", "Volver varias pantallas de una vez", named: "Volver varias pantallas")
        case .refresh: .init("actualizar", "Intentarlo de nuevo, o actualizar", typed: "recargar")
        case .openPage:
            .init(
                "página", "Abrir su página en el navegador", named: "Abrir la página web", typed: "página")
        case .playTrailer:
            .init(
                "tráiler", "Abrir su tráiler en el navegador", named: "Ver el tráiler", typed: "tráiler")
        case .copy: .init("copiar", "Copiar su título, enlace, nota o más")
        case .favourite: .init("favorito", "Hacerlo favorito, o que deje de serlo", typed: "favorito f")
        case .note: .init("nota", "Escribir una nota sobre ello", typed: "nota")
        case .save: .init("guardar", "Guardar la nota; Esc guarda y cierra", typed: "guardar")
        case .discard: .init("descartar", "Descartar lo escrito en la nota", typed: "descartar")
        case .history:
            .init(
                "anteriores", "Ver los textos anteriores de la nota", named: "Textos anteriores", typed: "historial")
        case .editElsewhere: .init("$EDITOR", "Editar la nota en $EDITOR", named: "Editar en $EDITOR", typed: "editor")
        case .joinVersions:
            .init(
                "unir", "Unir las versiones de varios equipos", named: "Unir versiones", typed: "unir")
        case .sort: .init("ordenar", "Elegir un orden, o invertirlo", typed: "ordenar")
        case .filter:
            .init(
                "buscar", "Buscar en esta lista y en su fuente", named: "Buscar en esta lista", typed: "buscar /",
                inLines: "Buscar con las palabras que siguen")
        case .refine:
            .init(
                "acotar", "Acotar la lista; por género, año y más", named: "Acotar esta lista", typed: "filtros",
                inLines: "Acotar la lista: cada filtro tiene un número y un nombre")
        case .keepView:
            .init(
                "vista", "Guardar búsqueda o filtro como vista", named: "Guardar como vista", typed: "conservar")
        case .delete:
            .init("borrar", "Borrar, también claves; pregunta antes", typed: "borrar")
        case .undo:
            .init(
                "deshacer", "Recuperar lo último que se quitó", typed: "deshacer")
        case .collection: .init("lista", "Elegir otra lista; como los estrenos", named: "Otras listas", typed: "listas")
        case .nextTab: .init("otra pestaña", "Ver la pestaña siguiente", named: "Pestaña siguiente", typed: "pestaña")
        case .previousTab:
            .init(
                "pestaña", "Ver la pestaña anterior", named: "Pestaña anterior", typed: "pestaña-atrás")
        case .standing:
            .init(
                "diario", "Marcarlo: pendiente, empezado, visto…", named: "Anotar en el diario", typed: "diario")
        case .rate: .init("puntuar", "Puntuarlo", typed: "valorar")
        case .lists: .init("listas", "Ponerlo en tus listas, o sacarlo", named: "Poner en una lista", typed: "lista")
        case .moveUp: .init("subir", "Subirlo en tu lista", named: "Subir en la lista", typed: "arriba")
        case .moveDown: .init("mover", "Bajarlo en tu lista", named: "Bajar en la lista", typed: "abajo")
        case .importFile:
            .init(
                "importar", "Importar el archivo de un servicio", named: "Importar un archivo", typed: "importar")
        case .add:
            .init(
                "añadir libro", "Anotar un libro que no está en catálogos", named: "Añadir un libro", typed: "añadir")
        case .edit: .init("editar", "Editar una lista, una entrada o tu libro", typed: "editar")
        case .shelf:
            .init(
                "estantería", "Ver qué falta en la estantería común", named: "Estantería común", typed: "estante")
        case .confirm:
            .init(
                "confirmar", "Confirmar lo que solo tiene nombre", named: "Confirmar nombres", typed: "confirmar")
        case .posters:
            .init(
                "cuadrícula", "Imágenes en cuadrícula, o de nuevo filas", named: "Cuadrícula o filas")
        case .palette:
            .init(
                "todo",
                "Encontrar todo; órdenes, títulos, listas"
            )
        case .pictures: .init("imágenes", "Ocultar o mostrar las imágenes")
        case .theme: .init("colores", "Elegir otros colores; se ven al momento")
        case .mouse: .init("ratón", "Soltar el ratón para seleccionar texto", named: "Soltar el ratón")
        case .sources: .init("fuentes", "Ver las fuentes, su estado y sus claves", typed: "fuentes")
        case .about:
            .init(
                "acerca de", "Versión, licencia, fuentes y archivos", named: "Acerca de Matinee", typed: "programa")
        case .arrivals:
            .init(
                "de otros", "Ver lo que llegó de otros equipos", named: "De otros equipos", typed: "llegadas")
        case .messages: .init("mensajes", "Todos los avisos desde el inicio")
        case .help:
            .init(
                "ayuda", "Todas las teclas, primero las de aquí", typed: "ayuda h ?",
                inLines: "Decir qué se puede decir aquí")
        case .redraw: .init("redibujar", "Dibujar la pantalla de nuevo")
        case .suspend: .init("suspender", "Suspender; fg trae Matinee de vuelta")
        case .quit: .init("salir", "Salir", typed: "salir q")
        case .yes: .init("sí", "Responder que sí", typed: "sí si")
        case .no: .init("no", "Responder que no", typed: "no")
        case .keepFilter: .init("conservar", "Conservar el filtro escrito")
        case .endFilter:
            .init(
                "dejar", "Quitar el filtro, y mostrar todo", typed: "todo",
                inLines: "Otra vez la lista entera, sin la búsqueda")
        case .lineStart: .init("principio", "Ir al principio de la línea")
        case .lineEnd: .init("final", "Ir al final de la línea")
        case .eraseWord: .init("borrar", "Borrar la palabra anterior al cursor")
        case .eraseToStart: .init("borrar", "Borrar todo lo anterior al cursor", typed: "vaciar")
        case .eraseToEnd: .init("borrar", "Borrar todo lo posterior al cursor")
        case .earlierEntry: .init("anterior", "Lo que se escribió allí antes")
        case .laterEntry: .init("posterior", "Lo que se escribió allí después de eso")
        case .takeBack: .init("recuperar", "Recuperar el texto seleccionado", typed: "restaurar")
        case .enterKey: .init("poner clave", "Introducir una clave para la fuente", typed: "clave")
        case .useSource:
            .init(
                "usar", "Usarla hasta salir; otra vez la suelta", typed: "usar")
        case .take:
            .init(
                "sí, es este", "Tomar lo primero; una cifra toma otro", typed: "tomar",
                inLines: "Es lo primero que se ha encontrado; el número solo toma otro")
        case .noneOfThese: .init("ninguno", "No es ninguno de estos", typed: "ninguno")
        case .putOff: .init("después", "Decidirlo después, y seguir", typed: "después")
        case .takeAll: .init("los exactos", "Tomar todo lo que coincide sin duda", typed: "exacto")
        case .nextField: .init("siguiente", "Ir al campo siguiente")
        case .previousField: .init("anterior", "Ir al campo anterior")
        case .nextChoice: .init("elegir", "Opción siguiente, o marcar; cifra: nota")
        case .previousChoice: .init("elegir", "Opción anterior de un campo, o marcar")
        case .saveForm: .init("guardar", "Guardar el formulario", typed: "guardar")
        case .leaveForm: .init("cancelar", "Dejar el formulario sin guardar")
        case .choose: .init("elegir", "Elegir la entrada de un menú")
        case .mark: .init("marcar", "Marcar una entrada del menú, o varias")
        case .clear: .init("quitar", "Quitar el filtro seleccionado")
        case .leaveMenu: .init("volver", "Dejar el menú sin elegir")
        case .goThere: .init("ir", "Ir a lo encontrado, o ejecutarlo")
        case .openBeside: .init("al lado", "Abrir lo encontrado al lado")
        case .leavePalette: .init("volver", "Volver a donde se estaba")
        case .toLeft:
            .init("izquierda", "A la imagen de la izquierda")
        case .toRight:
            .init(
                "izq./der.", "A la imagen de la derecha")
        }
    }
}
