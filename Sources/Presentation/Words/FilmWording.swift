import Commands

/// The words about a film beside those that all details share, in one language.
package struct FilmWording: Sendable, WordTable {
    /// What one is called, as a heading, and several within a sentence.
    package var one: String
    package var several: String
    package var series: String
    /// Who plays in it, behind who made it.
    package var with: @Sendable (_ cast: String) -> String
    package var releases: String
    package var production: String
    package var companies: String
    package var countries: String
    package var budget: String
    package var revenue: String
    package var dollars: @Sendable (_ amount: String) -> String
    package var keywords: String
    /// Where it can be watched.
    package var offers: @Sendable (_ country: String) -> String
    /// Whose data these are.
    package var offersSource: String
    package var subscription: String
    package var free: String
    package var withAds: String
    package var rent: String
    package var buy: String
}

extension Wording {
    /// `Wong Kar-wai · with Maggie Cheung, Tony Leung`; nil where nobody is known.
    ///
    /// - Parameter cast: those who play in it, the first first: no more than a line has room for are named.
    package func people(_ directors: [String], _ cast: [String]) -> String? {
        let cast = cast.prefix(8).joined(separator: ", ")
        let known = [directors.joined(separator: ", "), cast.isEmpty ? "" : film.with(cast)].filter { !$0.isEmpty }
        return known.isEmpty ? nil : known.joined(separator: " · ")
    }
}

extension FilmWording {
    static func english(_: KeyNames) -> FilmWording {
        FilmWording(
            one: "Film",
            several: "films",
            series: "Series",
            with: { "with \($0)" },
            releases: "Releases",
            production: "Production",
            companies: "Companies",
            countries: "Countries",
            budget: "Budget",
            revenue: "Revenue",
            dollars: { "$\($0)" },
            keywords: "Keywords",
            offers: { "Where to watch: \($0)" },
            offersSource: "According to JustWatch",
            subscription: "Subscription",
            free: "Free",
            withAds: "With ads",
            rent: "Rent",
            buy: "Buy")
    }
}

extension FilmWording {
    static func german(_: KeyNames) -> FilmWording {
        FilmWording(
            one: "Film",
            several: "Filme",
            series: "Reihe",
            with: { "mit \($0)" },
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

extension FilmWording {
    static func spanish(_: KeyNames) -> FilmWording {
        FilmWording(
            one: "Película",
            several: "películas",
            series: "Saga",
            with: { "con \($0)" },
            releases: "Estrenos",
            production: "Producción",
            companies: "Productoras",
            countries: "Países",
            budget: "Presupuesto",
            revenue: "Recaudación",
            dollars: { "\($0) $" },
            keywords: "Palabras clave",
            offers: { "Dónde verla: \($0)" },
            offersSource: "Según JustWatch",
            subscription: "Suscripción",
            free: "Gratis",
            withAds: "Con anuncios",
            rent: "Alquilar",
            buy: "Comprar")
    }
}
