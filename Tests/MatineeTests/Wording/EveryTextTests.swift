import Commands
import Entities
import Presentation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

@testable import Matinee

/// Each language says all of it in words of its own, and in no more than there is room for.
struct EveryTextTests {
    /// What is the same in English and in another language, and why that is right.
    private static let alike: [String: [Set<Language>: Set<String>]] = [
        "A name": [
            [.german, .spanish]: [
                "pokemon.title", "pokemon.one", "pokemon.several",
                "book.isbns", "clipboard.form:markdown", "readingList.isbn", "readingList.field:isbn",
                "hint:editElsewhere",
                "sourceList.keyWord:environment(variable: \"X\")", "sourceList.keyWord:stored(ending: \"X\")",
                "plain.someNumber", "plain.words:editElsewhere",
            ]
        ],
        "A sign": [
            [.german, .spanish]: ["book.rating:X", "pokemon.generationPrefix"], [.german]: ["pokemon.level:X"],
        ],
        "A unit": [
            [.german, .spanish]: [
                "pokemon.metres:X", "pokemon.kilograms:X", "pokemon.pounds:X", "progress.perSecond:X",
                "progress.perMinute:X",
            ],
            [.spanish]: ["query.minutes:X", "runtime:5", "runtime:60", "runtime:90"],
        ],
        "The same word, from Latin or Greek, or one that was borrowed": [
            [.german, .spanish]: ["pokemon.type:normal", "query.genre:drama"],
            [.german]: [
                "clipboard.form:link", "film.budget", "list.name", "artist.album", "film.one", "links", "offline",
                "pokemon.generation",
                "query.filter:generation", "query.filter:genre", "query.filter:person", "query.prompt:generation",
                "query.prompt:genre", "query.prompt:person", "query.genre:action", "query.genre:animation",
                "query.genre:fantasy", "query.genre:horror", "query.genre:mystery", "query.genre:sport",
                "query.genre:thriller", "query.genre:western", "sourceList.state:live",
                "plain.someName", "plain.words:playTrailer", "progress.importing",
                "progress.exporting",
            ],
            [.spanish]: ["hint:no", "pokemon.sum", "plain.error:X", "plain.words:no", "query.genre:romance"],
        ],
    ]

    private static let english = EveryText(Wording.sample(Language.english.rawValue))

    @Test(arguments: Wording.all.indices) func everyPropertyIsAsked(language: Int) {
        let every = EveryText(Wording.all[language])
        let tables = Set(every.properties.compactMap { $0.contains(".") ? String($0.prefix { $0 != "." }) : nil })
        let names: Set = ["format", "sources", "sections", "kinds", "words", "query.language"]
        #expect(
            EverySaying.properties(of: Wording.all[language]).subtracting(every.properties) == tables.union(names),
            "EveryText asks for all that tables say")
        #expect(Set(every.texts.keys) == Set(Self.english.texts.keys), "Of the same things all languages have words")
    }

    @Test(arguments: Language.translations) func nothingIsLeftInEnglish(language: Language) {
        let texts = EveryText(Wording.sample(language.rawValue)).texts
        let same = Set(texts.filter { Self.english.texts[$0.key] == $0.value }.keys)
        let excused = Self.alike.values.flatMap { $0 }.filter { $0.key.contains(language) }.map(\.value)
        let expected = excused.reduce(into: Set<String>()) { $0.formUnion($1) }
        #expect(same.subtracting(expected) == [], "They say what English says")
        #expect(expected.subtracting(same) == [], "They need no excuse any more")
    }

    /// Words that no sentence of English does without for long, and no other language here has.
    private static let englishWords: Set = [
        "the", "of", "and", "is", "are", "with", "you", "your", "this", "that", "what", "from", "be", "it",
    ]

    /// What samples bring along: a host, and what a service has said.
    private static let foreign = [
        "api.a-service-with-a-long-name.test", "Invalid parameters: page must be less than 500",
    ]

    @Test(arguments: Language.translations) func noSentenceIsHalfInEnglish(language: Language) {
        for (name, text) in EveryText(Wording.sample(language.rawValue)).texts {
            let text = Self.foreign.reduce(text) { $0.replacing($1, with: "") }
            let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
            #expect(words.isDisjoint(with: Self.englishWords), "\(name): \(text)")
        }
    }

    @Test(arguments: Wording.all.indices) func everyTextIsWhole(language: Int) {
        for (name, text) in EveryText(Wording.all[language]).texts {
            #expect(!text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  "), "\(name)")
            #expect(!text.contains("Optional("), "\(name): \(text)")
        }
    }

    private static let otherKeys: [Command: String] = [
        .refresh: "F5", .sources: "F6", .collection: "F7", .standing: "F8", .favourite: "F9", .keepView: "F10",
        .note: "F11", .filter: "F12", .add: "F2", .save: "Alt-s", .discard: "Alt-x",
    ]
    /// What the help tells of a command names keys of other places, and what is typed in lines is no key.
    private static let ofHelp = ["description:", "help.", "plain.words:"]

    /// - Returns: by its name, what is said in other words where keys are others.
    private static func keyed(_ language: Language, _ keys: [Command: String] = otherKeys) -> [String: String] {
        let choice = KeyChoice(
            entries: keys.map {
                .init(.init(place: "everywhere", command: $0.key.name, line: nil), keys: [$0.value])
            })
        let table = choice.table(sections: []).table
        let usual = EveryText(.sample(language.rawValue)).texts
        return EveryText(.sample(language.rawValue, keys: KeyNames(table))).texts.filter { usual[$0.key] != $0.value }
    }

    @Test func allLanguagesNameKeysInTheSameSentences() {
        let english = Set(Self.keyed(.english).keys)
        #expect(english.count > 40, "\(english.count)")
        for language in Language.translations {
            #expect(Set(Self.keyed(language).keys).symmetricDifference(english) == [], "\(language)")
        }
    }

    @Test("What can be undone says so in one form, behind what happened", arguments: Language.allCases)
    func whatCanBeUndoneSaysSoInOneForm(language: Language) {
        let ends: [Language: String] = [
            .english: " · F7 undoes it", .german: " · F7 nimmt es zurück", .spanish: " · F7 lo deshace",
        ]
        let texts = Self.keyed(language, [.undo: "F7"]).filter { !$0.key.hasPrefix("imports.stopped") }
        #expect(texts.count > 10)
        for (name, text) in texts { #expect(text.hasSuffix(ends[language] ?? ""), "\(name): \(text)") }
    }

    @Test(arguments: Language.allCases) func whereLinesAreTypedAKeyThatIsNoLetterIsCalledByItsWord(language: Language) {
        let wording = Wording.sample(language.rawValue, keys: KeyNames(.standard(), areTyped: true))
        for command in [Command.save, .discard] {
            let word = wording.plain.words(command).first ?? ""
            #expect(!word.isEmpty && wording.library.textStays.contains("“\(word)”"))
        }
        #expect(!wording.library.textStays.contains("Ctrl-"))
        #expect(wording.noMovies.remedy?.contains("“") != true, "r is typed as it is")
    }

    @Test(arguments: Language.allCases) func whatFindsNothingIsFollowedByWordsWhereLinesAreTyped(language: Language) {
        let lines = Wording.sample(language.rawValue, keys: KeyNames(.standard(), areTyped: true))
        let remedy = lines.query.nothingFound("x").remedy ?? ""
        let word = lines.plain.words(.back).first ?? ""
        #expect(!word.isEmpty && remedy.contains("“\(word)”") && !remedy.contains("Esc"), "\(remedy)")
        let screen = Wording.sample(language.rawValue).query.nothingFound("x").remedy ?? ""
        #expect(screen.contains(" Esc "))
    }

    @Test(arguments: Language.allCases) func keysInSentencesAreThoseOfNow(language: Language) {
        let usual: Set = ["r", "S", "c", "w", "f", "V", "Ctrl-S", "Ctrl-X"]
        let others = Set(Self.otherKeys.values)
        let keyed = Self.keyed(language)
        for (name, text) in EveryText(.sample(language.rawValue)).texts
        where !Self.ofHelp.contains(where: name.hasPrefix) {
            let now = Set((keyed[name] ?? text).split { " .,:;·“”".contains($0) }.map(String.init))
            #expect(now.isDisjoint(with: usual), "\(name): \(text)")
            if keyed[name] != nil { #expect(!now.isDisjoint(with: others), "\(name): \(text)") }
        }
    }

    /// What stands in one line, by its properties, and how many columns it may have in a terminal of 80.
    private static let room: [(columns: Int, properties: [String])] = [
        // In the frame's upper edge, beside what else stands there.
        (
            44,
            [
                "trailTitle", "signsTitle", "arrivals.title", "confirm.title", "query.collectionsTitle",
                "query.sortsTitle",
                "query.refineTitle",
                "readingList.title", "readingList.addTitle", "readingList.editTitle", "shelf.title", "sourceList.title",
                "theme.menuTitle", "about.title", "palette.title", "help.title", "pokemon.title", "book.title",
                "library.title",
                "unsaved.title", "movies", "music",
            ]
        ),
        // Before the value of a field.
        (
            22,
            [
                "directedBy", "cast", "released", "rating", "languages", "links", "trailers",
                "recommendations", "film.series", "film.releases", "film.production", "film.companies",
                "film.countries", "film.budget", "film.revenue", "film.keywords", "person.born", "person.died",
                "person.biography", "person.knownFor", "book.firstPublished", "book.pages", "book.languages",
                "book.isbns", "book.readers", "book.subjects", "book.editionsHeading",
                "pokemon.types", "pokemon.generation", "pokemon.height", "pokemon.weight", "pokemon.baseExperience",
                "pokemon.captureRate", "pokemon.habitat", "readingList.author", "readingList.isbn",
                "readingList.released", "readingList.length", "diary.ownRating", "readingList.since",
                "year.withoutDate",
                "readingList.field", "query.filter", "query.collectionEntry", "query.sortEntry", "sourceList.gives",
                "sourceList.inUse", "sourceList.key", "sourceList.lastAnswer", "sourceList.cached",
            ]
        ),
        // In a row of a list, beside the title.
        (
            22,
            [
                "film.one", "film.several", "artist.one", "artist.several", "artist.album", "artist.albums",
                "book.one", "book.several", "pokemon.one", "pokemon.several", "library.view",
                "confirm.looking", "confirm.found", "confirm.nothing", "readingList.stateWord", "shelf.kind",
                "shelf.change", "sourceList.state", "pokemon.type",
                "pokemon.stat", "person.job", "query.genre",
                "listenersHeading", "playsHeading", "chartPlaceHeading", "sourceList.source",
                "sourceList.stateHeading", "settings.setting", "settings.value", "settings.origin", "settings.usual",
                "settings.line",
                "settings.notShown", "settings.entered", "arrivals.new", "arrivals.deleted",
                "arrivals.part", "cache.answers", "cache.pictures", "cache.others", "cache.all",
            ]
        ),
        // Where the palette is typed in, in a small window.
        (36, ["palette.hint"]),
        // Behind a command of the palette.
        (28, ["palette.notNow"]),
        // Columns of a table.
        (12, ["cache.kept", "cache.size", "cache.limit", "cache.oldest", "cache.newest"]),
        // In a menu, or in a list's title behind its name.
        (
            40,
            [
                "query.collection", "query.sort", "query.keepView", "query.viewName", "query.prompt",
                "diary.steps", "diary.paused", "diary.givenUp", "diary.nothing", "diary.noRating",
                "library.byAdded", "library.byTitle", "library.byKind", "readingList.byAdded", "readingList.byTitle",
                "readingList.byAuthor", "readingList.part", "readingList.byRating", "shelf.sendNow", "shelf.edit",
                "shelf.tryAgain", "shelf.takeBack", "shelf.keepMine", "shelf.takeTheirs", "person.films",
            ]
        ),
        // Over a group of rows, in a line of its own.
        (
            60,
            [
                "help.everywhere", "help.place", "palette.used", "palette.opened", "palette.places",
                "palette.library",
                "palette.search", "palette.commands", "palette.unavailable", "shelf.keepAllMine", "artist.about",
                "artist.similar", "artist.topTracks", "pokemon.stats", "pokemon.abilities", "pokemon.evolution",
                "pokemon.forms", "year.kinds", "year.months", "year.years", "year.ratings", "year.decades",
                "year.people", "year.oftenest", "year.ends", "year.lengths", "year.days",
            ]
        ),
        // Behind the sections, in the upper line.
        (18, ["tryingAgainShort", "offline", "library.place", "sharing.notInStep", "sharing.versions"]),
    ]

    @Test(arguments: Wording.all.indices) func whatStandsInOneLineHasRoomThere(language: Int) {
        let texts = EveryText(Wording.all[language]).texts
        for (columns, properties) in Self.room {
            for property in properties {
                let said = texts.filter { $0.key == property || $0.key.hasPrefix(property + ":") }
                #expect(!said.isEmpty, "There is no \(property)")
                for (name, text) in said {
                    #expect(HarmlessText.width(of: text) <= columns, "\(name): \(text)")
                }
            }
        }
    }
}
