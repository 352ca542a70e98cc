/// What commands say of long work while it goes on, and of what has come of it.
package struct ProgressWording: Sendable {
    // What is done.
    package var importing: String
    package var exporting: String
    package var clearing: String
    /// `12/s`, and for what is slower `40/min`.
    package var perSecond: @Sendable (_ count: String) -> String
    package var perMinute: @Sendable (_ count: String) -> String
    /// `0:31 left`
    package var left: @Sendable (_ time: String) -> String
    /// Says that a service has asked to be left alone so long: `waiting 0:40`.
    package var waiting: @Sendable (_ time: String) -> String
    /// What has come of fetching: `500 of 500 kept for --offline, 480 of them new`.
    package var kept: @Sendable (_ kept: String, _ wanted: String, _ new: String) -> String
    /// Behind that, of their pictures.
    package var pictures: @Sendable (_ kept: String) -> String
    /// Behind that: the list has no more.
    package var isAll: String
}

extension ProgressWording {
    static let english = ProgressWording(
        importing: "Import", exporting: "Export", clearing: "Clearing", perSecond: { "\($0)/s" },
        perMinute: { "\($0)/min" }, left: { "\($0) left" }, waiting: { "waiting \($0)" },
        kept: { "\($0) of \($1) kept for --offline, \($2) of them new" }, pictures: { "pictures: \($0)" },
        isAll: "the list has no more")

    static let german = ProgressWording(
        importing: "Import", exporting: "Export", clearing: "Leeren", perSecond: { "\($0)/s" },
        perMinute: { "\($0)/min" }, left: { "noch \($0)" }, waiting: { "warte \($0)" },
        kept: { "\($0) von \($1) für --offline da, davon neu: \($2)" }, pictures: { "Bilder: \($0)" },
        isAll: "mehr hat die Liste nicht")
}

extension ProgressWording {
    static let spanish = ProgressWording(
        importing: "Importación", exporting: "Exportación", clearing: "Vaciado", perSecond: { "\($0)/s" },
        perMinute: { "\($0)/min" }, left: { "quedan \($0)" }, waiting: { "en espera \($0)" },
        kept: { "\($0) de \($1) guardados para --offline; nuevos: \($2)" }, pictures: { "imágenes: \($0)" },
        isAll: "la lista no tiene más")
}
