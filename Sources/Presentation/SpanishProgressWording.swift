extension ProgressWording {
    static let spanish = ProgressWording(
        importing: "Importación", exporting: "Exportación", clearing: "Vaciado", perSecond: { "\($0)/s" },
        perMinute: { "\($0)/min" }, left: { "quedan \($0)" }, waiting: { "en espera \($0)" },
        kept: { "\($0) de \($1) guardados para --offline; nuevos: \($2)" }, pictures: { "imágenes: \($0)" },
        isAll: "la lista no tiene más")
}
