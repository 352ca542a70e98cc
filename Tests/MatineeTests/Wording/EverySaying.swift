import Commands
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport

@testable import Browsing

/// All messages of the wording tables by the name of their property, with the longest names and paths.
struct EverySaying {
    /// Its place on the screen.
    enum Place {
        /// In the middle of a pane, or below its text.
        case pane(Message)
        /// At the bottom of the screen.
        case notice(Message)
        case question(Question)
        /// Below the last row of a list.
        case tail(ListState.Tail)
    }

    let sayings: [String: [Place]]

    private static let title = "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb"
    private static let url = "https://www.themoviedb.org/movie/" + String(repeating: "935-dr-strangelove-", count: 9)

    private static let editor = "/usr/local/bin/an-editor --wait"
    private static let keptFile = "/home/ada/.local/state/matinee/rescued/note-1234.txt"
    private static let editorFailures: [EditorFailure] = [
        .notFound(program: editor), .ended(program: editor, .status(3)), .ended(program: editor, .signal(11)),
        .notUTF8(program: editor), .noFile(program: editor), .noTemporaryFolder(path: "/nowhere/at/all"),
    ]

    /// Names, headings and single words, which are not messages.
    static let labels = Set([
        "format", "movies", "music", "nothingSelected", "tooSmall", "position", "positionAmongLoaded", "offline",
        "tryingAgain", "tryingAgainShort", "ago", "notRefreshed", "directedBy", "cast", "released",
        "runtime", "rating", "votes", "languages", "links", "trailers", "recommendations", "listeners",
        "plays", "fans", "chartPlace", "listenersHeading", "playsHeading", "chartPlaceHeading", "noTracks", "library",
        "column", "messages", "messages.title", "messages.none", "library.hintToClose",
        "sourceList.hintToSave", "query.hintToMark",
        "sources", "sections", "kinds", "pictures", "mouse", "clipboard", "clipboard.menuTitle",
        "clipboard.form",
        "clipboard.show", "clipboard.howToSelect", "theme", "theme.menuTitle", "theme.likeTheTerminal",
        "withKey",
        "asking", "readyToShowBriefly", "noAnswer", "wrongAnswer", "asksToWait", "refuses",
        "help", "help.title", "help.here", "help.everywhere", "help.place", "help.nothingFound", "help.hintToRetry",
        "help.hintToRows",
        "trailTitle",
        "signsTitle", "sign", "words", "loadingMore",
        "library.title", "library.place", "library.view", "library.views", "library.all", "library.byAdded",
        "library.byTitle", "library.byKind", "library.byLength", "library.pages",
        "library.keptFrom", "library.unknown", "library.notUnderstood", "library.staysAsItIs", "library.added",
        "library.note", "library.noteAbout", "library.historyOf", "library.writtenBeside", "library.unsaved",
        "library.unsavedDraft",
        "library.line", "library.words", "library.typedAhead", "library.saving",
        "library.saved", "library.searching", "library.viewHint",
        "sharing", "sharing.failed", "sharing.placeFileDamaged", "sharing.notSent", "sharing.outOfReach",
        "sharing.notInStep",
        "sharing.notesWithVersions", "sharing.versions",
        "artist.more", "film.with", "about", "about.title", "about.summary", "about.licence", "about.sources",
        "about.files", "about.content",
        "about.nowhere", "palette", "palette.title", "palette.used", "palette.opened", "palette.places",
        "palette.library",
        "palette.commands", "palette.notNow", "palette.unavailable", "palette.hint", "palette.search",
        "palette.searchFor", "palette.asking",
        "settings", "settings.denial", "settings.problem", "settings.keyProblem", "settings.keys", "settings.setting",
        "settings.value", "settings.origin", "settings.usual", "settings.entered", "settings.line", "settings.notShown",
        "settings.noFile", "settings.fileIsGood", "settings.written",
        "cache", "cache.answers", "cache.pictures", "cache.kept", "cache.size", "cache.limit", "cache.oldest",
        "cache.newest", "cache.others", "cache.all", "cache.onDisk", "cache.nothingKept", "cache.unreadable",
        "cache.together", "cache.removed", "cache.notCleared",
        "progress", "progress.importing", "progress.exporting", "progress.clearing", "progress.perSecond",
        "progress.perMinute", "progress.left", "progress.waiting", "progress.kept", "progress.pictures",
        "progress.isAll",
        "sourceList", "sourceList.title", "sourceList.source", "sourceList.stateHeading",
        "sourceList.state", "sourceList.explanation", "sourceList.limitedUntil", "sourceList.gives", "sourceList.inUse",
        "sourceList.inUseByChoice",
        "sourceList.key", "sourceList.keyText", "sourceList.keyWord", "sourceList.lastAnswer", "sourceList.cached",
        "sourceList.asking", "sourceList.used", "sourceList.answer", "sourceList.kept", "sourceList.enterKey",
        "artist", "artist.one", "artist.several", "artist.album", "artist.albums", "artist.about", "artist.tags",
        "artist.biography", "artist.similar", "artist.topTracks",
        "artist.nothing",
        "film", "film.one", "film.several", "film.series", "film.releases", "film.production", "film.companies",
        "film.countries",
        "film.budget", "film.revenue", "film.dollars", "film.keywords", "film.offers", "film.offersSource",
        "film.subscription", "film.free", "film.withAds", "film.rent", "film.buy",
        "person", "person.born", "person.died", "person.age", "person.ageAtDeath", "person.biography",
        "person.knownFor", "person.films", "person.foundByName", "person.job",
        "pokemon",
        "pokemon.one", "pokemon.several", "pokemon.title", "pokemon.type", "pokemon.generationPrefix",
        "pokemon.types", "pokemon.generation", "pokemon.height", "pokemon.weight", "pokemon.metres",
        "pokemon.kilograms", "pokemon.feetAndInches", "pokemon.pounds", "pokemon.baseExperience",
        "pokemon.captureRate", "pokemon.habitat", "pokemon.habitatName", "pokemon.stats", "pokemon.stat", "pokemon.sum",
        "pokemon.abilities", "pokemon.hidden", "pokemon.evolution", "pokemon.evolves", "pokemon.forms",
        "pokemon.moves", "pokemon.learnt", "pokemon.level", "pokemon.knowsLittle",
        "book",
        "book.one", "book.several", "book.title", "book.rating", "book.editions", "book.editionsHeading",
        "book.firstPublished", "book.yearsAgo", "book.pages", "book.languages", "book.isbns", "book.readers",
        "book.wanting", "book.reading", "book.finished",
        "book.wantingBriefly", "book.readingBriefly", "book.finishedBriefly", "book.subjects", "book.otherBooks",
        "partMissing",
        "diary", "diary.title", "diary.wantedTitle", "diary.steps", "diary.paused", "diary.givenUp", "diary.nothing",
        "diary.askState", "diary.stateWord", "diary.since", "diary.askRating", "diary.rating", "diary.noRating",
        "diary.ownRating", "diary.reader", "diary.times", "diary.again", "diary.dayUnknown", "diary.count",
        "diary.byDay",
        "diary.byTitle", "diary.byRating", "diary.day", "diary.editTitle", "diary.dayHint", "diary.noSuchDay",
        "diary.tags",
        "diary.tagsHint",
        "imports", "imports.title", "imports.explanation", "imports.path", "imports.pathHint", "imports.needsPath",
        "imports.trying", "imports.importing", "imports.nothingNew", "imports.added", "imports.changed",
        "imports.unchanged", "imports.plays", "imports.leftOut", "imports.more", "imports.line", "imports.item",
        "imports.problem", "imports.unreadable", "imports.thisFile", "imports.cannotRead", "imports.folder",
        "imports.severalFiles", "imports.laterExport",
        "list", "list.one", "list.several", "list.count", "list.askLists", "list.newList", "list.newTitle",
        "list.editTitle",
        "list.explanation", "list.beginsWith", "list.name", "list.description", "list.remark", "list.remarkHint",
        "list.hasRemark", "list.descriptionHint",
        "list.needsName", "list.nameTaken", "list.madeOf",
        "list.inOrder", "list.byYear",
        "diary.played", "diary.playedTimes", "diary.doneTimes",
        "year", "year.title", "year.place", "year.turn", "year.all", "year.things", "year.again", "year.before",
        "year.kinds",
        "year.months",
        "year.years", "year.ratings", "year.decades", "year.people", "year.oftenest", "year.ends", "year.lengths",
        "year.days",
        "year.withoutDate", "year.inNoYear", "year.outside", "year.withoutDay", "year.unrated", "year.undated",
        "year.mean", "year.decade", "year.usedDays", "year.busiest", "year.played", "year.plays", "year.playedArtists",
        "year.playedAlbums", "year.playedTracks",
        "confirm", "confirm.title", "confirm.noneOfThese", "confirm.looking", "confirm.found", "confirm.nothing",
        "confirm.nothingFound", "confirm.wasRefused", "confirm.foundAlone", "confirm.canBeLookedFor",
        "arrivals", "arrivals.title", "arrivals.new", "arrivals.deleted", "arrivals.part", "arrivals.origin",
        "arrivals.before", "arrivals.after",
        "readingList",
        "readingList.title", "readingList.byAdded", "readingList.byTitle", "readingList.byAuthor",
        "readingList.part", "readingList.byRating", "readingList.stateWord", "readingList.pages", "readingList.hours",
        "readingList.author",
        "readingList.isbn", "readingList.released", "readingList.length", "readingList.since",
        "readingList.addTitle", "readingList.editTitle", "readingList.explanation", "readingList.field",
        "readingList.placeholder",
        "readingList.problem",
        "shelf",
        "shelf.title", "shelf.failed", "shelf.pending", "shelf.kind", "shelf.change", "shelf.explanation", "shelf.mine",
        "shelf.theirs", "shelf.deleted", "shelf.askAbout", "shelf.sendNow", "shelf.edit", "shelf.tryAgain",
        "shelf.takeBack", "shelf.keepMine", "shelf.takeTheirs", "shelf.keepAllMine", "shelf.takeAllTheirs",
        "query",
        "query.language", "query.collection", "query.turned", "query.genre", "query.generation",
        "query.not",
        "query.decade", "query.from", "query.upTo", "query.minutes", "query.rated", "query.votes", "query.any",
        "query.collectionsTitle", "query.sortsTitle", "query.refineTitle", "query.collectionEntry", "query.sortEntry",
        "query.found", "query.noValues", "query.keepView", "query.viewName",
        "unsaved", "unsaved.title", "unsaved.stillUnderWay", "unsaved.notWaitedFor",
        "unsaved.notDone", "unsaved.draftKept",
        "unsaved.textIsPrinted", "unsaved.textFollows", "unsaved.unsavedWithoutDraft", "unsaved.unsavedNote",
    ]).union(ofLines)

    /// What is said in lines has no width.
    private static let ofLines = Set(
        Mirror(reflecting: Wording.sample("en").plain).children.compactMap { $0.label.map { "plain.\($0)" } } + [
            "plain"
        ])
    init(_ wording: Wording) {
        let library = wording.library
        func notices(_ sentences: String...) -> [Place] { sentences.map { .notice(Message($0)) } }
        var sayings: [String: [Place]] = [
            "loading": [.pane(Message(wording.loading))],
            "noMovies": [.pane(wording.noMovies)],
            "noArtists": [.pane(wording.noArtists)],
            "noAlbums": [.pane(wording.noAlbums)],
            "firstMovie": [.pane(Message(wording.firstMovie))],
            "lastMovie": [.pane(Message(wording.lastMovie))],
            "pasteCut": notices(wording.pasteCut),
            "pictures.hidden": notices(wording.pictures.hidden),
            "pictures.shown": notices(wording.pictures.shown),
            "mouse.released": notices(wording.mouse.released),
            "mouse.taken": notices(wording.mouse.taken),
            "clipboard.outcome": CopyOutcome.all.flatMap { outcome -> [Place] in
                [
                    .notice(wording.clipboard.message(outcome, Self.title)),
                    .notice(wording.clipboard.message(outcome, Self.url)),
                    .notice(
                        Message(wording.linkToOpen(Self.url), remedy: "\(wording.clipboard.outcome(outcome)).")),
                ]
            },
            "messages.notLogged": LogFailure.all.map { .notice(wording.messages.notLogged($0)) },
            "pictures.missing": notices(wording.pictures.missing("JPEG", "libturbojpeg.so.0")),
            "pictures.none": [.notice(wording.pictures.none)],
            "pictures.noneForReader": [.notice(wording.pictures.noneForReader)],
            "pictures.noneWithoutColor": [.notice(wording.pictures.noneWithoutColor)],
            "theme.kept": notices(wording.theme.kept("high-contrast")),
            "theme.unknown": [nil, "high-contrast"].map {
                .notice(
                    wording.theme.unknown(
                        "an unusually long name of a theme", $0,
                        ["auto", "dark", "light", "high-contrast", "neutral", "mono"]))
            },
            "theme.mistakes": ThemeMistake.all.map { .notice(wording.theme.mistakes([$0])) },
            "cannotSuspend": notices(wording.cannotSuspend),
            "message": CatalogFailure.all.map { .pane(wording.message($0)) },
            "couldNotLoadMore": CatalogFailure.all.map {
                .tail(wording.couldNotLoadMore(wording.message($0), $0 != .startedOffline))
            },
            "notCached": FolderFailure.all.flatMap { failure in
                [[FolderKind.state], FolderKind.allCases].map { .notice(wording.notCached($0, failure)) }
            },
            "cacheTrouble": CacheTrouble.all.map { .notice(wording.cacheTrouble($0, FolderFailure.path)) },
            "browserFailed": notices(
                wording.browserFailed("a-browser", .status(3), Self.url),
                wording.browserFailed("a-browser", .signal(11), Self.url)),
            "readyToShow": notices(wording.readyToShow("A Service")),
            "openedLink": notices(wording.openedLink(Self.url)),
            "linkToOpen": notices(wording.linkToOpen(Self.url)),
        ]
        sayings["library.empty"] = [.pane(library.empty)]
        sayings["library.nothingMatches"] = [true, false].map { .pane(library.nothingMatches(Self.title, $0)) }
        sayings["library.failure"] = LibraryFailure.all.flatMap { failure in
            [.pane(library.failure(failure)), .notice(library.failure(failure))]
        }
        sayings["library.orderFailed"] = LibraryFailure.all.map { .notice(library.orderFailed($0)) }
        sayings["library.cannotStore"] = LibraryFailure.all.map { .notice(library.cannotStore($0)) }
        sayings["library.textStays"] = LibraryFailure.all.map { failure in
            let message = library.failure(failure)
            return .pane(Message(message.what, why: message.why, remedy: library.textStays, isFailure: true))
        }
        sayings["library.askDelete"] = DeletedParts.samples.map { .question(library.askDelete(Self.title, $0)) }
        sayings["library.askDiscard"] = [.question(library.askDiscard)]
        sayings["library.deleted"] = notices(library.deleted(Self.title))
        sayings["library.restored"] = notices(library.restored(Self.title))
        sayings["library.restoredInPart"] = notices(library.restoredInPart(Self.title))
        sayings["library.undone"] = notices(library.undone(Self.title))
        sayings["library.undoneInPart"] = notices(library.undoneInPart(Self.title))
        sayings["library.changedSince"] = notices(library.changedSince(Self.title))
        sayings["library.favouriteAdded"] = notices(library.favouriteAdded(Self.title))
        sayings["library.favouriteRemoved"] = notices(library.favouriteRemoved(Self.title))
        sayings["library.noteRemoved"] = notices(library.noteRemoved(Self.title))
        sayings["library.noteRestored"] = notices(library.noteRestored(Self.title))
        sayings["library.nothingToUndo"] = notices(library.nothingToUndo)
        sayings["library.noEarlierTexts"] = [.pane(library.noEarlierTexts)]
        sayings["library.viewIsClosed"] = [.pane(library.viewIsClosed)]
        sayings["library.noSuchView"] = [.pane(library.noSuchView(Self.title))]
        sayings["library.waiting"] = [.notice(library.waiting)]
        sayings["library.editorFailed"] = Self.editorFailures.flatMap { failure in
            [nil, Self.keptFile].map { .notice(Message(library.editorFailed(failure, $0))) }
        }
        sayings["library.temporaryFolderUnusable"] = notices(library.temporaryFolderUnusable("/nowhere/at/all", "/tmp"))
        sayings["library.overwritten"] = notices(library.overwritten)
        sayings["library.newerStays"] = notices(library.newerStays)
        let sources = wording.sourceList
        sayings["sourceList.needsNoKey"] = notices(sources.needsNoKey("A Service"))
        sayings["sourceList.keyIsNoUse"] = notices(sources.keyIsNoUse)
        sayings["sourceList.hasNoKey"] = notices(sources.hasNoKey("A Service"))
        sayings["sourceList.staysInEnvironment"] = [.notice(sources.staysInEnvironment("A_SERVICE_API_KEY"))]
        sayings["sourceList.askToRemove"] = [.question(sources.askToRemove("A Service"))]
        sayings["sourceList.stored"] = notices(sources.stored("A Service"))
        sayings["sourceList.removed"] = notices(sources.removed("A Service"))
        sayings["sourceList.failure"] = KeyFailure.all.map { .notice(sources.failure($0, "A Service")) }
        sayings["sourceList.keysNotUsed"] = KeyFileFailure.all.map { .notice(sources.keysNotUsed($0)) }
        let pokemon = wording.pokemon
        sayings["pokemon.empty"] = [.pane(pokemon.empty)]
        sayings["pokemon.first"] = [.pane(Message(pokemon.first))]
        sayings["pokemon.last"] = [.pane(Message(pokemon.last))]
        let imports = wording.imports
        sayings["imports.askToImport"] = [.question(imports.askToImport(Self.title))]
        sayings["imports.imported"] = notices(imports.imported(Self.title))
        sayings["imports.stopped"] = notices(imports.stopped(Self.title, Count(3, text: "3")))
        sayings["imports.takenBack"] = notices(imports.takenBack)
        sayings["imports.takenBackButFor"] = notices(imports.takenBackButFor(Count(12)))
        sayings["imports.keptSinceChanged"] = notices(imports.keptSinceChanged(Count(12)))
        sayings["imports.noneToTakeBack"] = notices(imports.noneToTakeBack)
        let list = wording.list
        sayings["list.askDelete"] = [.question(list.askDelete(Self.title, list.madeOf("1,234", "Nov 20, 2026")))]
        sayings["list.empty"] = [.pane(list.empty)]
        sayings["list.gone"] = [.pane(list.gone)]
        sayings["list.movesOnlyInOrder"] = notices(list.movesOnlyInOrder.what)
        sayings["list.saved"] = notices(list.saved(Self.title))
        sayings["list.put"] = notices(list.put(Self.title, Self.title))
        sayings["list.taken"] = notices(list.taken(Self.title, Self.title))
        let diary = wording.diary
        sayings["diary.emptyDiary"] = [.pane(diary.emptyDiary)]
        sayings["diary.changed"] = notices(diary.changed(Self.title))
        sayings["diary.written"] = notices(diary.written(Self.title))
        sayings["diary.forgotten"] = notices(diary.forgotten(Self.title))
        sayings["diary.rated"] = notices(diary.rated(Self.title, "4.5 of 5"))
        sayings["diary.unrated"] = notices(diary.unrated(Self.title))
        sayings["diary.removed"] = notices(diary.removed(Self.title, "Sep 28, 2026"))
        sayings["diary.askRemove"] = [.question(diary.askRemove(Self.title, "Nov 20, 2026"))]
        sayings["year.empty"] = [.pane(wording.year.empty("November 2025 – February 2026"))]
        let confirm = wording.confirm
        sayings["confirm.empty"] = [.pane(confirm.empty)]
        sayings["confirm.taken"] = notices(confirm.taken("Heat · 1995 · TMDB", Self.title))
        sayings["confirm.refused"] = notices(confirm.refused(Self.title))
        sayings["confirm.askedAgain"] = notices(confirm.askedAgain(Self.title))
        sayings["confirm.takenBack"] = notices(confirm.takenBack(Self.title))
        for count in [1, 500] {
            let count = wording.format.count(count)
            sayings["confirm.takenAll", default: []] += notices(confirm.takenAll(count))
            sayings["confirm.takenAllBack", default: []] += notices(confirm.takenAllBack(count))
        }
        sayings["confirm.noneIsExact"] = notices(confirm.noneIsExact)
        let arrivals = wording.arrivals
        sayings["arrivals.empty"] = [.pane(arrivals.empty)]
        sayings["arrivals.askToTakeBack"] = [.question(arrivals.askToTakeBack(Self.title))]
        sayings["arrivals.takenBack"] = notices(arrivals.takenBack(Self.title))
        sayings["arrivals.changedSince"] = notices(arrivals.changedSince(Self.title))
        sayings["library.severalVersions"] = [.pane(wording.library.severalVersions(Count(12)))]
        let sharing = wording.sharing
        sayings["sharing.placeMissing"] = [.notice(sharing.placeMissing)]
        sayings["sharing.refused"] = [.notice(sharing.refused)]
        sayings["sharing.laterFormat"] = [.notice(sharing.laterFormat(12, 11))]
        sayings["sharing.worksAgain"] = notices(sharing.worksAgain)
        sayings["sharing.severalVersions"] = notices(sharing.severalVersions(Self.title))
        sayings["sharing.came"] = notices(sharing.came(Count(12), Self.title))
        let reading = wording.readingList
        sayings["readingList.empty"] = [.pane(reading.empty)]
        sayings["readingList.deleted"] = [.pane(reading.deleted)]
        sayings["readingList.notEditable"] = [.notice(reading.notEditable)]
        sayings["readingList.saved"] = notices(reading.saved(Self.title))
        sayings["readingList.askToDiscard"] = [.question(reading.askToDiscard)]
        sayings["readingList.askToOverwrite"] = [.question(reading.askToOverwrite(Self.title))]
        sayings["help.notHere"] = notices(wording.help.notHere("t (trailer)"))
        sayings["help.reason"] = Command.allCases.compactMap { wording.help.reason("t", $0) }.flatMap { notices($0) }
        sayings["shelf.empty"] = [.pane(wording.shelf.empty)]
        sayings["shelf.takenOff"] = notices(wording.shelf.takenOff(25))
        sayings["shelf.backOnList"] = notices(wording.shelf.backOnList(25))
        let query = wording.query
        sayings["query.cannotSort"] = notices(query.cannotSort)
        sayings["query.cannotRefine"] = notices(query.cannotRefine)
        sayings["query.oneCollection"] = notices(query.oneCollection)
        sayings["query.needsAllRows"] = notices(query.needsAllRows)
        sayings["query.notAnswered"] = notices(query.notAnswered("Thriller · 2000s"))
        sayings["query.nothingToKeep"] = [.notice(query.nothingToKeep)]
        sayings["query.viewWithoutName"] = [.notice(query.viewWithoutName)]
        sayings["query.viewKept"] = notices(query.viewKept(Self.title))
        sayings["query.notUnderstood"] = QueryFilter.allCases.map { .notice(query.notUnderstood($0)) }
        sayings["query.nobodyNamed"] = notices(query.nobodyNamed("Max Mustermann"))
        sayings["query.searchTooShort"] = [.pane(query.searchTooShort("3"))]
        sayings["query.nothingFound"] = [.pane(query.nothingFound(Self.title))]
        sayings["query.onlyNear"] = [.tail(.said(query.onlyNear(Self.title)))]
        sayings["query.nothingLetThrough"] = [.pane(query.nothingLetThrough)]
        sayings["palette.nothingFound"] = [.pane(wording.palette.nothingFound(Self.title))]
        let book = wording.book
        sayings["book.empty"] = [.pane(book.empty)]
        sayings["book.first"] = [.pane(Message(book.first))]
        sayings["book.last"] = [.pane(Message(book.last))]
        sayings["book.noneBuiltIn"] = [.pane(book.noneBuiltIn)]
        let settings = wording.settings
        sayings["settings.notice"] =
            (ConfigurationProblem.all.map(settings.problem) + KeyProblem.all.map(settings.keyProblem))
            .flatMap { sentence in
                [0, 3].map { .notice(settings.notice(sentence, $0, "/home/ada/.config/matinee/config.json5")) }
            }
        sayings["settings.taken"] = [
            .notice(settings.taken([settings.keys], [])),
            .notice(settings.taken(["theme"], ["books.url", "tmdb.pages"])),
            .notice(settings.taken([], [])),
        ]
        let unsaved = wording.unsaved
        sayings["unsaved.finishing"] = notices(unsaved.finishing(true), unsaved.finishing(false))
        sayings["unsaved.askQuit"] = [.question(unsaved.askQuit)]
        sayings["unsaved.noDraft"] = FolderFailure.all.map { .pane(unsaved.noDraft($0)) }
        sayings["unsaved.draftsLeft"] = notices(unsaved.draftsLeft(1, Self.title), unsaved.draftsLeft(12, Self.title))
        sayings["unsaved.askTakeUp"] = [true, false].map { .question(unsaved.askTakeUp("Nov 20, 2026", $0)) }
        sayings["unsaved.takenElsewhere"] = notices(unsaved.takenElsewhere)
        sayings["unsaved.onlyDraft"] = notices(unsaved.onlyDraft)
        self.sayings = sayings
    }

    /// The properties of the tables, by reflection.
    static func properties(of wording: Wording) -> Set<String> {
        func labels(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
        let parts = [
            ("library", labels(wording.library)), ("unsaved", labels(wording.unsaved)),
            ("sourceList", labels(wording.sourceList)), ("about", labels(wording.about)),
            ("cache", labels(wording.cache)), ("progress", labels(wording.progress)),
            ("settings", labels(wording.settings)),
            ("palette", labels(wording.palette)), ("pictures", labels(wording.pictures)),
            ("theme", labels(wording.theme)),
            ("mouse", labels(wording.mouse)), ("clipboard", labels(wording.clipboard)),
            ("messages", labels(wording.messages)),
            ("plain", labels(wording.plain)),
            ("artist", labels(wording.artist)), ("help", labels(wording.help)), ("film", labels(wording.film)),
            ("person", labels(wording.person)),
            ("pokemon", labels(wording.pokemon)),
            ("book", labels(wording.book)),
            ("diary", labels(wording.diary)), ("list", labels(wording.list)), ("imports", labels(wording.imports)),
            ("year", labels(wording.year)),
            ("confirm", labels(wording.confirm)),
            ("arrivals", labels(wording.arrivals)),
            ("sharing", labels(wording.sharing)),
            ("readingList", labels(wording.readingList)),
            ("shelf", labels(wording.shelf)), ("query", labels(wording.query)),
        ]
        return Set(labels(wording) + parts.flatMap { part, names in names.map { "\(part).\($0)" } })
    }
}

extension CopyOutcome {
    /// Each with and without a program that has failed.
    static let all: [CopyOutcome] =
        [.took(program: "wl-copy")]
        + [nil, "wl-copy"].flatMap { [.sent(insteadOf: $0), .tooLong(insteadOf: $0), .nowhere(insteadOf: $0)] }
}
