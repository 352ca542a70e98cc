import Commands
import Entities
import Presentation
import ScreenTestSupport
import Services
import TestSupport

/// All texts of the wording tables, each under the name of its property and what it was asked for. Plain texts are found by
/// reflection. Functions are asked here, one by one: those that reflection finds cannot be called.
struct EveryText {
    /// `hint:up`
    private(set) var texts: [String: String] = [:]

    /// The properties that have said something.
    var properties: Set<String> { Set(texts.keys.map { String($0.prefix { $0 != ":" }) }) }

    init(_ wording: Wording) {
        takePlain(wording, before: "")
        askProgram(wording)
        askLibrary(wording.library)
        askCache(wording.cache)
        askProgress(wording.progress)
        askSourceList(wording.sourceList)
        askAbout(wording.about)
        ask("messages.notLogged", LogFailure.all, wording.messages.notLogged)
        askUnsaved(wording.unsaved)
        askFilm(wording.film)
        askPerson(wording.person)
        askPokemon(wording.pokemon)
        askBook(wording.book)
        askDiary(wording.diary)
        askLists(wording.list)
        askImports(wording.imports)
        askYear(wording.year)
        askConfirm(wording.confirm)
        askArrivals(wording.arrivals)
        askSharing(wording.sharing)
        askReadingList(wording.readingList)
        askShelf(wording.shelf)
        askQuery(wording.query)
        askPalette(wording.palette)
        askPictures(wording.pictures)
        askHelp(wording.help)
        askSettings(wording.settings)
        askTheme(wording.theme)
        ask("clipboard.form", CopyForm.allCases, wording.clipboard.form)
        ask("clipboard.outcome", CopyOutcome.all, wording.clipboard.outcome)
        askPlain(wording.plain)
    }

    private mutating func takePlain(_ table: Any, before: String) {
        for case (let label?, let value) in Mirror(reflecting: table).children {
            if let text = Self.text(value) {
                texts[before + label] = text
            } else if before.isEmpty, Mirror(reflecting: value).displayStyle == .struct {
                takePlain(value, before: label + ".")
            }
        }
    }

    /// Nil for what is no text.
    private static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let message as Message:
            [message.what, message.why, message.remedy].compactMap(\.self).joined(separator: " | ")
        case let question as Question: ([question.sentence] + question.answers.map(\.word)).joined(separator: " | ")
        case .failed(let text, let short) as ListState.Tail: [text, short].compactMap(\.self).joined(separator: " | ")
        default: nil
        }
    }

    private mutating func ask<Sample, Answer>(_ property: String, _ samples: [Sample], _ say: (Sample) -> Answer) {
        for sample in samples {
            if let text = Self.text(say(sample)) { texts["\(property):\(Self.name(of: sample))"] = text }
        }
    }

    private mutating func ask<First, Second, Answer>(
        _ property: String, _ samples: [First], _ others: [Second], _ say: (First, Second) -> Answer
    ) {
        for first in samples {
            for second in others {
                texts["\(property):\(Self.name(of: first)),\(Self.name(of: second))"] = Self.text(say(first, second))
            }
        }
    }

    private static func name(of sample: Any) -> String {
        switch sample {
        case let count as Count: count.text
        case let message as Message: message.what
        case let kind as any RawRepresentable<String>: kind.rawValue
        case let order as LibraryOrder: "\(order.kind)"
        default: String(describing: sample)
        }
    }

    private mutating func askProgram(_ wording: Wording) {
        ask("tryingAgain", [Message(Self.name)], wording.tryingAgain)
        ask("ago", [1, 100, 4_000, 100_000, 200_000], wording.ago)
        ask("message", CatalogFailure.all, wording.message)
        ask("notRefreshed", [Message(Self.name)], wording.notRefreshed)
        ask("cacheTrouble", CacheTrouble.all) { wording.cacheTrouble($0, Self.name) }
        ask("runtime", [5, 60, 90], wording.runtime)
        ask("votes", Self.counts, wording.votes)
        ask("listeners", Self.counts, wording.listeners)
        ask("plays", Self.counts, wording.plays)
        ask("fans", Self.counts, wording.fans)
        ask("withKey", [Self.name], wording.withKey)
        ask("asking", [Self.name], wording.asking)
        ask("readyToShow", [Self.name], wording.readyToShow)
        ask("readyToShowBriefly", [Self.name, nil], wording.readyToShowBriefly)
        ask("noAnswer", [Self.name], wording.noAnswer)
        ask("wrongAnswer", [Self.name], wording.wrongAnswer)
        ask("asksToWait", [nil, 60, 3_600, 36_000, 90_000]) { wording.asksToWait(Self.name, $0) }
        ask("refuses", [Self.name], wording.refuses)
        ask("openedLink", [Self.name], wording.openedLink)
        ask("linkToOpen", [Self.name], wording.linkToOpen)
        ask("sign", Sign.allCases, wording.sign)
        ask("hint", Self.commands, wording.hint)
        ask("description", Self.commands, wording.description)
        ask("position", [Self.name], [Self.name], wording.position)
        ask("positionAmongLoaded", [Self.name], [Self.name], wording.positionAmongLoaded)
        ask("tooSmall", [40], [8], wording.tooSmall)
        ask("chartPlace", [Self.name], [Self.name, nil], wording.chartPlace)
        ask("notCached", [[FolderKind.state], FolderKind.allCases], FolderFailure.all, wording.notCached)
        ask("couldNotLoadMore", [Message(Self.name)], Self.flags, wording.couldNotLoadMore)
        ask("browserFailed", Self.ends) { wording.browserFailed(Self.name, $0, Self.name) }
    }

    private mutating func askLibrary(_ words: Words<LibraryWording>) {
        ask("library.pages", Self.counts, words.pages)
        ask("library.failure", LibraryFailure.all, words.failure)
        ask("library.orderFailed", LibraryFailure.all, words.orderFailed)
        ask("library.cannotStore", LibraryFailure.all, words.cannotStore)
        ask("library.unknown", Self.notUnderstood, words.unknown)
        ask("library.notUnderstood", Self.notUnderstood, words.notUnderstood)
        ask("library.added", [Self.name], words.added)
        ask("library.searching", [Self.name], words.searching)
        ask("library.noSuchView", [Self.name], words.noSuchView)
        ask("library.deleted", [Self.name], words.deleted)
        ask("library.restored", [Self.name], words.restored)
        ask("library.restoredInPart", [Self.name], words.restoredInPart)
        ask("library.undone", [Self.name], words.undone)
        ask("library.undoneInPart", [Self.name], words.undoneInPart)
        ask("library.changedSince", [Self.name], words.changedSince)
        ask("library.favouriteAdded", [Self.name], words.favouriteAdded)
        ask("library.favouriteRemoved", [Self.name], words.favouriteRemoved)
        ask("library.noteRemoved", [Self.name], words.noteRemoved)
        ask("library.noteRestored", [Self.name], words.noteRestored)
        ask("library.noteAbout", [Self.name], words.noteAbout)
        ask("library.words", Self.counts, words.words)
        ask("library.historyOf", [Self.name], words.historyOf)
        ask("library.severalVersions", Self.counts, words.severalVersions)
        ask("library.writtenBeside", [Self.name], words.writtenBeside)
        ask("library.nothingMatches", [Self.name], Self.flags, words.nothingMatches)
        ask("library.keptFrom", [.tmdb], [.key(.tmdb), .withoutBuiltIn], words.keptFrom)
        ask("library.askDelete", [Self.name], DeletedParts.samples, words.askDelete)
        ask("library.editorFailed", Self.editorFailures, [Self.name, nil], words.editorFailed)
        ask("library.temporaryFolderUnusable", [Self.name], [Self.name], words.temporaryFolderUnusable)
    }

    private mutating func askCache(_ words: CacheWording) {
        ask("cache.together", [Self.name], words.together)
        ask("cache.onDisk", [Self.name], [Self.name], words.onDisk)
        ask("cache.removed", [Self.name, nil], [Self.name], words.removed)
    }

    private mutating func askProgress(_ words: ProgressWording) {
        ask("progress.perSecond", [Self.name], words.perSecond)
        ask("progress.perMinute", [Self.name], words.perMinute)
        ask("progress.left", [Self.name], words.left)
        ask("progress.waiting", [Self.name], words.waiting)
        ask("progress.kept", [Self.name], [Self.name]) { words.kept($0, $1, Self.name) }
        ask("progress.pictures", [Self.name], words.pictures)
    }

    private mutating func askSourceList(_ words: Words<SourceWording>) {
        ask("sourceList.state", Self.states, words.state)
        ask("sourceList.explanation", Self.states, words.explanation)
        ask("sourceList.limitedUntil", [Self.name], words.limitedUntil)
        ask("sourceList.keyText", Self.keys, words.keyText)
        ask("sourceList.keyWord", Self.keys, words.keyWord)
        ask("sourceList.kept", [Self.name], words.kept)
        ask("sourceList.enterKey", [Self.name], words.enterKey)
        ask("sourceList.needsNoKey", [Self.name], words.needsNoKey)
        ask("sourceList.hasNoKey", [Self.name], words.hasNoKey)
        ask("sourceList.staysInEnvironment", [Self.name], words.staysInEnvironment)
        ask("sourceList.askToRemove", [Self.name], words.askToRemove)
        ask("sourceList.stored", [Self.name], words.stored)
        ask("sourceList.removed", [Self.name], words.removed)
        ask("sourceList.keysNotUsed", KeyFileFailure.all, words.keysNotUsed)
        ask("sourceList.failure", KeyFailure.all, [Self.name], words.failure)
    }

    private mutating func askAbout(_ words: AboutWording) {
        ask("about.content", FolderKind.allCases, words.content)
    }

    private mutating func askUnsaved(_ words: Words<UnsavedWording>) {
        ask("unsaved.finishing", Self.flags, words.finishing)
        ask("unsaved.notDone", Self.orders, words.notDone)
        ask("unsaved.noDraft", FolderFailure.all, words.noDraft)
        ask("unsaved.draftsLeft", [1, 2], [Self.name], words.draftsLeft)
        ask("unsaved.askTakeUp", [Self.name], Self.flags, words.askTakeUp)
    }

    private mutating func askFilm(_ words: Words<FilmWording>) {
        ask("film.dollars", [Self.name], words.dollars)
        ask("film.with", [Self.name], words.with)
        ask("film.offers", [Self.name], words.offers)
    }

    private mutating func askPerson(_ words: PersonWording) {
        ask("person.age", [1, 2], words.age)
        ask("person.ageAtDeath", [1, 2], words.ageAtDeath)
        ask("person.films", [.newest, .popularity], words.films)
        ask("person.job", Self.jobs, words.job)
    }

    private mutating func askPokemon(_ words: Words<PokemonWording>) {
        ask("pokemon.type", Array(PokemonType.known), words.type)
        ask("pokemon.metres", [Self.name], words.metres)
        ask("pokemon.kilograms", [Self.name], words.kilograms)
        ask("pokemon.pounds", [Self.name], words.pounds)
        ask("pokemon.habitatName", Self.habitats, words.habitatName)
        ask("pokemon.stat", Self.stats, words.stat)
        ask("pokemon.hidden", [Self.name], words.hidden)
        ask("pokemon.evolves", Self.conditions, words.evolves)
        ask("pokemon.moves", Self.counts, words.moves)
        ask("pokemon.learnt", Self.methods, words.learnt)
        ask("pokemon.level", [Self.name], words.level)
        ask("pokemon.feetAndInches", [Self.name], [Self.name], words.feetAndInches)
    }

    private mutating func askBook(_ words: Words<BookWording>) {
        ask("book.rating", [Self.name], words.rating)
        ask("book.editions", Self.counts, words.editions)
        ask("book.yearsAgo", [0, 1, 2], words.yearsAgo)
        ask("book.wanting", Self.counts, words.wanting)
        ask("book.reading", Self.counts, words.reading)
        ask("book.finished", Self.counts, words.finished)
        ask("book.wantingBriefly", Self.counts, words.wantingBriefly)
        ask("book.readingBriefly", Self.counts, words.readingBriefly)
        ask("book.finishedBriefly", Self.counts, words.finishedBriefly)
        ask("book.otherBooks", [Self.name, nil], words.otherBooks)
    }

    private mutating func askReadingList(_ words: Words<ReadingWording>) {
        ask("readingList.part", Standing.State.allCases.map(Optional.some) + [nil], words.part)
        ask("readingList.stateWord", Standing.State.allCases, words.stateWord)
        ask("readingList.pages", Self.counts, words.pages)
        ask("readingList.hours", [Self.name], words.hours)
        ask("readingList.since", Standing.State.allCases, words.since)
        ask("readingList.field", BookFields.Field.allCases, words.field)
        ask("readingList.placeholder", [BookFields.Field.isbn, .pages, .released]) { words.placeholder($0) ?? "" }
        ask("readingList.problem", Self.problems, words.problem)
        ask("readingList.saved", [Self.name], words.saved)
        ask("readingList.askToOverwrite", [Self.name], words.askToOverwrite)
    }

    private mutating func askDiary(_ words: Words<DiaryWording>) {
        ask("diary.steps", LibrarySubject.Kind.known, Array(0..<5)) { kind, place in
            let steps = words.steps(kind)
            return [steps.wanted, steps.begun, steps.done, steps.doneToday, steps.doneBefore][place]
        }
        ask("diary.givenUp", LibrarySubject.Kind.known, words.givenUp)
        ask("diary.askState", [Self.name], words.askState)
        ask("diary.askRating", [Self.name], words.askRating)
        ask("diary.stateWord", Standing.State.allCases, words.stateWord)
        ask("diary.rating", [Self.name], [Self.name], words.rating)
        ask("diary.count", Self.counts, words.count)
        ask("diary.doneTimes", Self.counts, [Self.name], words.doneTimes)
        ask("diary.changed", [Self.name], words.changed)
        ask("diary.playedTimes", Self.counts, [Self.name], words.playedTimes)
        ask("diary.written", [Self.name], words.written)
        ask("diary.forgotten", [Self.name], words.forgotten)
        ask("diary.rated", [Self.name], [Self.name], words.rated)
        ask("diary.unrated", [Self.name], words.unrated)
        ask("diary.removed", [Self.name], [Self.name], words.removed)
        ask("diary.askRemove", [Self.name], [Self.name], words.askRemove)
    }

    private mutating func askImports(_ words: Words<ImportWording>) {
        ask("imports.importing", [Self.name], [Self.name], words.importing)
        ask("imports.added", Self.counts, words.added)
        ask("imports.changed", Self.counts, words.changed)
        ask("imports.unchanged", Self.counts, words.unchanged)
        ask("imports.plays", Self.counts, words.plays)
        ask("imports.leftOut", Self.counts, words.leftOut)
        ask("imports.more", Self.counts, words.more)
        ask("imports.askToImport", [Self.name], words.askToImport)
        ask("imports.imported", [Self.name], words.imported)
        ask("imports.stopped", [Self.name], Self.counts, words.stopped)
        ask("imports.takenBackButFor", Self.counts, words.takenBackButFor)
        ask("imports.keptSinceChanged", Self.counts, words.keptSinceChanged)
        ask("imports.problem", Self.importProblems, words.problem)
        ask("imports.unreadable", Self.unreadable, words.unreadable)
    }

    private static let importProblems: [ImportProblem] = [
        .brokenQuotes, .notText, .wrongFieldCount(found: 3, expected: 4), .missing(field: "X"), .malformed(field: "X"),
        .tooLong(field: "X", limitInBytes: 5), .notAnItem, .otherKind(name: "X"), .namelessList,
        .playsToTheMinute, .unreadablePart, .nothingToKeep, .refused(.notFound),
    ]

    private static let unreadable: [DiaryFileFailure] = [
        .notRecognised, .empty, .namelessPart(of: .letterboxd), .damaged, .tooLarge(limitInBytes: 1), .zipBomb,
        .tooManyMembers(limit: 1), .tooManyRows(limit: 1), .tooManyEvents(limit: 1), .noArchiveLibrary(name: "X"),
    ]

    private mutating func askLists(_ words: Words<ListWording>) {
        ask("list.askLists", [Self.name], words.askLists)
        ask("list.count", Self.counts, words.count)
        ask("list.madeOf", [Self.name], [Self.name], words.madeOf)
        ask("list.askDelete", [Self.name], [Self.name], words.askDelete)
        ask("list.beginsWith", [Self.name], words.beginsWith)
        ask("list.hasRemark", [Self.name], words.hasRemark)
        ask("list.saved", [Self.name], words.saved)
        ask("list.put", [Self.name], [Self.name], words.put)
        ask("list.taken", [Self.name], [Self.name], words.taken)
    }

    private mutating func askYear(_ words: Words<YearWording>) {
        ask("year.title", [Self.name], words.title)
        ask("year.place", [Self.name], words.place)
        ask("year.empty", [Self.name], words.empty)
        ask("year.things", Self.counts, words.things)
        ask("year.again", Self.counts, words.again)
        ask("year.before", Self.counts, words.before)
        ask("year.people", DiaryPerson.Role.allCases, words.people)
        ask("year.inNoYear", Self.counts, words.inNoYear)
        ask("year.outside", Self.counts, words.outside)
        ask("year.withoutDay", Self.counts, words.withoutDay)
        ask("year.unrated", Self.counts, words.unrated)
        ask("year.undated", Self.counts, words.undated)
        ask("year.mean", [Self.name], words.mean)
        ask("year.decade", [1990], words.decade)
        ask("year.usedDays", Self.counts, words.usedDays)
        ask("year.busiest", [Self.name], Self.counts, words.busiest)
        ask("year.plays", Self.counts, words.plays)
    }

    private mutating func askConfirm(_ words: Words<ConfirmWording>) {
        ask("confirm.found", [1, 2, 9], words.found)
        ask("confirm.foundAlone", [Self.name], words.foundAlone)
        ask("confirm.taken", [Self.name], [Self.name], words.taken)
        ask("confirm.refused", [Self.name], words.refused)
        ask("confirm.askedAgain", [Self.name], words.askedAgain)
        ask("confirm.takenBack", [Self.name], words.takenBack)
        ask("confirm.takenAll", Self.counts, words.takenAll)
        ask("confirm.takenAllBack", Self.counts, words.takenAllBack)
    }

    private mutating func askArrivals(_ words: Words<ArrivalsWording>) {
        ask("arrivals.part", Arrival.Part.allCases, words.part)
        ask("arrivals.origin", [Self.name], [Self.name], words.origin)
        ask("arrivals.askToTakeBack", [Self.name], words.askToTakeBack)
        ask("arrivals.takenBack", [Self.name], words.takenBack)
        ask("arrivals.changedSince", [Self.name], words.changedSince)
    }

    private mutating func askSharing(_ words: Words<SharingWording>) {
        ask("sharing.laterFormat", [2], [1], words.laterFormat)
        ask("sharing.severalVersions", [Self.name], words.severalVersions)
        ask("sharing.came", Self.counts, [Self.name], words.came)
        ask("sharing.notSent", Self.counts, words.notSent)
        ask("sharing.notesWithVersions", Self.counts, words.notesWithVersions)
    }

    private mutating func askShelf(_ words: Words<ShelfWording>) {
        ask("shelf.failed", [Message(Self.name)], words.failed)
        ask("shelf.kind", [.added, .edited, .deleted], words.kind)
        ask("shelf.change", Self.shelfStates, words.change)
        ask("shelf.explanation", Self.shelfStates, words.explanation)
        ask("shelf.askAbout", [Self.name], words.askAbout)
        ask("shelf.pending", [1, 2], [0, 1], words.pending)
        ask("shelf.takenOff", [1, 2], words.takenOff)
        ask("shelf.backOnList", [1, 2], words.backOnList)
    }

    private mutating func askQuery(_ words: Words<QueryWording>) {
        ask("query.collection", QueryCollection.allCases, words.collection)
        ask("query.turned", [Self.name], words.turned)
        ask("query.filter", QueryFilter.allCases, words.filter)
        ask("query.genre", FilmGenre.allCases, words.genre)
        ask("query.generation", [Self.name], words.generation)
        ask("query.not", [Self.name], words.not)
        ask("query.decade", [Self.name], words.decade)
        ask("query.from", [Self.name], words.from)
        ask("query.upTo", [Self.name], words.upTo)
        ask("query.minutes", [Self.name], words.minutes)
        ask("query.rated", [Self.name], words.rated)
        ask("query.votes", Self.counts, words.votes)
        ask("query.found", [Self.name], words.found)
        ask("query.prompt", QueryFilter.allCases, words.prompt)
        ask("query.notAnswered", [Self.name], words.notAnswered)
        ask("query.viewKept", [Self.name], words.viewKept)
        ask("query.notUnderstood", QueryFilter.allCases, words.notUnderstood)
        ask("query.nobodyNamed", [Self.name], words.nobodyNamed)
        ask("query.searchTooShort", [Self.name], words.searchTooShort)
        ask("query.nothingFound", [Self.name], words.nothingFound)
        ask("query.onlyNear", [Self.name], words.onlyNear)
        ask("query.sort", QuerySort.allCases, Self.flags, words.sort)
    }

    private mutating func askPalette(_ words: PaletteWording) {
        ask("palette.searchFor", [Self.name], [Self.name], words.searchFor)
        ask("palette.asking", Self.counts, words.asking)
        ask("palette.nothingFound", [Self.name], words.nothingFound)
        ask("palette.notNow", Command.Need.allCases + [nil], words.notNow)
    }

    private mutating func askPictures(_ words: Words<PictureWording>) {
        ask("pictures.missing", [Self.name], [Self.name], words.missing)
    }

    private mutating func askHelp(_ words: HelpWording) {
        ask("help.here", [Self.name], words.here)
        ask("help.place", Command.Place.allCases, words.place)
        ask("help.nothingFound", [Self.name], words.nothingFound)
        ask("help.notHere", [Self.name], words.notHere)
        ask("help.reason", Self.commands.filter { words.reason("", $0) != nil }) { words.reason(Self.name, $0) ?? "" }
    }

    private mutating func askSettings(_ words: SettingsWording) {
        ask("settings.denial", ConfigurationProblem.all.compactMap(\.expectation), words.denial)
        ask("settings.problem", ConfigurationProblem.all, words.problem)
        ask("settings.keyProblem", KeyProblem.all, words.keyProblem)
        ask("settings.notice", [0, 3]) { words.notice(Self.name, $0, Self.name) }
        ask("settings.taken", [[], [Self.name]], [[], [Self.name]], words.taken)
        ask("settings.entered", [false, true], words.entered)
        ask("settings.line", [4], words.line)
        ask("settings.noFile", [Self.name], words.noFile)
        ask("settings.fileIsGood", [Self.name], words.fileIsGood)
        ask("settings.written", [Self.name], words.written)
    }

    private mutating func askTheme(_ words: ThemeWording) {
        ask("theme.kept", [Self.name], words.kept)
        ask("theme.unknown", [Self.name], [Self.name, nil]) { words.unknown($0, $1, ["auto", "dark", "light"]) }
        ask("theme.mistakes", ThemeMistake.all) { words.mistakes([$0]) }
    }

    private mutating func askPlain(_ words: Words<PlainWording>) {
        ask("plain.words", Self.commands.filter { words.words($0) != [] }) { words.words($0).joined(separator: ", ") }
        ask("plain.sayings", PlainSaying.allCases) { words.sayings($0).joined(separator: ", ") }
        ask("plain.help", PlainSaying.allCases, words.help)
        ask("plain.description", Self.commands.filter { words.description($0) != nil }) { words.description($0) ?? "" }
        ask("plain.range", [nil, "3"]) { words.range("1", "2", $0) }
        ask("plain.ratingOf", [Self.name], words.ratingOf)
        ask("plain.asksFor", [Self.name], words.asksFor)
        ask("plain.error", [Self.name], words.error)
        ask("plain.unknown", [Self.name], [Self.name, nil], words.unknown)
        ask("plain.ambiguous", [[Self.name]]) { words.ambiguous(Self.name, $0) }
        ask("plain.notHere", [Self.name], words.notHere)
        ask("plain.onlyOnScreens", [Self.name], words.onlyOnScreens)
        ask("plain.needsNumber", [Self.name], words.needsNumber)
        ask("plain.noSuchNumber", [Self.name], words.noSuchNumber)
        ask("plain.lineTooLong", [1 << 20], words.lineTooLong)
    }

    private static let name = "X"
    private static let counts = [1, 2].map { Count($0) }
    private static let flags = [false, true]
    private static let ends: [ProgramEnd] = [.status(3), .signal(11)]
    private static let editorFailures: [EditorFailure] = [
        .notFound(program: name), .ended(program: name, .status(3)), .notUTF8(program: name), .noFile(program: name),
        .noTemporaryFolder(path: name),
    ]
    private static let conditions = ["level-up", "trade"].map { EvolutionCondition(trigger: $0) }
    private static let states: [SourceReport.State] = [
        .builtIn, .leftOut, .keyMissing, .notAsked, .cached, .live, .limited(until: nil), .failing(.offline),
    ]
    private static let keys: [SourceReport.Key] = [.missing, .environment(variable: name), .stored(ending: name)]
    private static let notUnderstood: [NotUnderstood] = [
        .kind(name), .source(name), .date(name), .readingState(name), .identity,
    ]
    private static let problems: [BookFields.Problem] = [
        .empty, .tooLong(limitInBytes: 4_096), .notAnISBN, .notACount(1...9), .noSuchDay, .inTheFuture,
    ]
    private static let jobs: [FilmCredit.Job] = [
        .director, .writer, .screenplay, .producer, .executiveProducer, .composer, .cinematographer, .editor,
    ]
    private static let shelfStates: [ShelfChange.State] = [
        .waiting, .refused(status: 409, reason: ""), .refused(status: 409, reason: name), .conflicting(theirs: nil),
    ]
    private static let commands = Command.allCases.filter { if case .section = $0 { false } else { true } }

    private static let orders = LibraryOrder.Kind.allCases.map { LibraryOrder($0, title: name) }
    private static let habitats = [
        "cave", "forest", "grassland", "mountain", "rare", "rough-terrain", "sea", "urban", "waters-edge",
    ]
    private static let stats = ["hp", "attack", "defense", "special-attack", "special-defense", "speed"]
    private static let methods = ["level-up", "machine", "egg", "tutor", "train"]
}

extension ConfigurationProblem {
    /// What was expected of a value that is wrong.
    fileprivate var expectation: SettingExpectation? {
        if case .wrong(let expectation) = kind { expectation } else { nil }
    }
}
