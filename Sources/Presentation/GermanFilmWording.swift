import Commands

extension FilmWording {
    static func german(_: KeyNames) -> FilmWording {
        FilmWording(
            one: "Film",
            several: "Filme",
            series: "Reihe",
            releases: "Starttermine",
            production: "Produktion",
            companies: "Firmen",
            countries: "Länder",
            budget: "Budget",
            revenue: "Einnahmen",
            dollars: { "\($0) $" },
            keywords: "Stichwörter",
            offers: { "Wo zu sehen: \($0)" },
            offersSource: "Nach Angaben von JustWatch",
            subscription: "Abo",
            free: "Kostenlos",
            withAds: "Mit Werbung",
            rent: "Leihen",
            buy: "Kaufen")
    }
}
