import Commands

extension FilmWording {
    static func english(_: KeyNames) -> FilmWording {
        FilmWording(
            one: "Film",
            several: "films",
            series: "Series",
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
