import Commands

extension FilmWording {
    static func spanish(_: KeyNames) -> FilmWording {
        FilmWording(
            one: "Película",
            several: "películas",
            series: "Saga",
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
