import Commands
import Entities

extension QueryWording {
    static func english(_ keys: KeyNames) -> QueryWording {
        QueryWording(
            language: .english,
            collection: { collection in
                switch collection {
                case .everything: "all"
                case .pastYear: "past year"
                case .popular: "popular"
                case .nowPlaying: "now playing"
                case .upcoming: "upcoming"
                case .topRated: "top rated"
                case .trendingDay: "trending today"
                case .trendingWeek: "trending this week"
                case .trendingMonth: "trending this month"
                case .trendingEver: "trending of all time"
                case .year: "of one year"
                case .country: "chart of a country"
                case .tag: "of one tag"
                case .series: "film series"
                }
            },
            turned: { "\($0), reversed" },
            genre: { genre in
                switch genre {
                case .action: "Action"
                case .adventure: "Adventure"
                case .animation: "Animation"
                case .biography: "Biography"
                case .comedy: "Comedy"
                case .crime: "Crime"
                case .documentary: "Documentary"
                case .drama: "Drama"
                case .family: "Family"
                case .fantasy: "Fantasy"
                case .history: "History"
                case .horror: "Horror"
                case .music: "Music"
                case .mystery: "Mystery"
                case .romance: "Romance"
                case .scienceFiction: "Science fiction"
                case .sport: "Sport"
                case .televisionFilm: "TV film"
                case .thriller: "Thriller"
                case .war: "War"
                case .western: "Western"
                }
            },
            generation: { "generation \($0)" },
            not: { "not \($0)" },
            decade: { "\($0)s" },
            from: { "from \($0)" },
            upTo: { "up to \($0)" },
            minutes: { "\($0) min" },
            rated: { "rated \($0) or better" },
            votes: { $0.of("vote", "votes", in: .english) + " or more" },
            any: "any",
            collectionsTitle: "List",
            sortsTitle: "Sort by",
            refineTitle: "Refine",
            collectionEntry: "List",
            sortEntry: "Order",
            found: { "\($0) found" },
            keepView: "Save as a view…",
            viewName: "Name of the view",
            hintToMark: "add/exclude",
            noValues: "There is nothing to choose from.",
            cannotSort: "This list cannot be sorted.",
            cannotRefine: "This list cannot be narrowed.",
            oneCollection: "There is no other list.",
            needsAllRows: "Sorting this way needs all rows loaded first: End loads more.",
            notAnswered: { "This source does not support every filter of this view; left out: \($0)" },
            nothingToKeep: Message(
                "Nothing to save", why: "This list is not searched or refined.",
                remedy: "Refine it with v, or search in it, first."),
            viewWithoutName: Message("A view needs a name", remedy: "Type one, or press Esc."),
            viewKept: { "Saved in the library: “\($0)” · \(keys(.undo)) undoes it" },
            notUnderstood: { filter in
                switch filter {
                case .years:
                    Message(
                        "Not a year", why: "A list can be narrowed to a year, a decade or a span of years.",
                        remedy: "Type 1994, 1990s, 1990-1999, 1990- or -1999.")
                case .runtime:
                    Message(
                        "Not a number of minutes", why: "A list can be narrowed to a span of minutes.",
                        remedy: "Type 90-120, <100 or >180.")
                case .rating:
                    Message(
                        "Not a rating", why: "Ratings go from 0 to 10.", remedy: "Type a number such as 7 or 7.5.")
                case .votes:
                    Message(
                        "Not a number of votes", why: "It must be above 0.", remedy: "Type a number such as 500.")
                default:
                    Message("Nothing was typed", why: "The text is empty.", remedy: "Type a name.")
                }
            },
            nobodyNamed: { "The source knows nobody called “\($0)”" },
            searchTooShort: {
                Message(
                    "Not searched yet", why: "The source needs at least \($0) letters.", remedy: "Type more.")
            },
            nothingFound: {
                Message(
                    "Nothing found for “\($0)”", why: "Neither what is loaded nor the source has it.",
                    remedy: "Try other words; \(keys(.back)) goes back to the list.")
            },
            onlyNear: { "Nothing found for “\($0)”; these come near." },
            nothingLetThrough: Message(
                "Nothing matches", why: "The filters leave nothing over.",
                remedy: "v changes them; Backspace there clears the selected one."))
    }
}
