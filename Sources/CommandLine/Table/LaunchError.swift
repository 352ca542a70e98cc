package import CatalogKit
import Configuration
package import CursesTerminal
package import Entities
import Glibc
import LibraryStore
import Presentation
package import Sealing
package import Services
package import SyncFolder

/// Why the program cannot start, or cannot do what its command line asks for.
package enum LaunchError: Error, Equatable {
    /// - Parameter nearest: the option that was probably meant; nil if none is like it.
    case unknownOption(String, nearest: String? = nil)
    case unknownSection(String, known: [SectionID])
    /// A command of the shell stands behind options.
    case commandNotFirst(String)
    case twoSections(String)
    case valueMissing(SettingOption)
    /// The value of an option is for a kind of things that it is not for.
    ///
    /// - Parameter known: the kinds that it is for.
    case unknownSubject(_ subject: String, option: String, known: [String])
    case setting(SettingFailure)
    case noTerminal(TerminalError)

    case unknownLibraryVerb(String)
    case libraryFileMissing
    case libraryIDsMissing
    case folderMissing
    /// By the name of the option.
    case onlyForLetterboxd(String)
    case notKept(String, String)
    case noSuchList(String, known: [String])
    case unknownFormat(String)
    case oneTooMany(String)
    case unknownPeriod(String)
    /// Nil where none was named.
    case unknownShell(String?)

    case library(LibraryFailure)
    /// The library is damaged; a part of it can be read, or was exported.
    case partOfLibrary(LibraryFailure, LibraryPart)
    case cannotRead(file: String)
    case unreadableImport(file: String, DiaryFileFailure)
    case laterExport(file: String, found: Int, known: Int)
    case noShelf
    /// With the reason.
    case shelfNotReached(String)
    /// Changes that only somebody can decide about.
    case shelfAsks(Int)
    case sync(SyncFailure)
    /// The library was to be shared from now on, and is not.
    case syncNotBegun(SyncFailure)
    case syncFolderMissing
    case keyFileMissing
    /// What was said to be the words of a key.
    case keyWords(SealingKey.WordsFailure)
    case syncMachineMissing
    case unknownSyncVerb(String)
    /// A setting that there is not, or that is of this machine alone.
    case notShareable(String)
    /// - Parameter option: of `sync settings`.
    case settingMissing(_ option: String)
    case skippedItems(file: String, count: Int)
    case cannotWrite
    /// The reader of standard output has gone, which is no mistake and needs no words.
    case readerGone
    case notWritten(file: String, FolderFailure)
    /// It was to be written, and is left as it is.
    case fileIsThere(String)

    case find(FindFailure)
    case log(LogProblem)
    case prefetch(PrefetchFailure)
    /// A signal has ended it before all was done.
    case stopped(StoppedWork, signal: Int32)

    case noCacheFolder
    /// Each was told before.
    case configurationHasMistakes
    case configurationIsThere(path: String)
    case configurationNotWritten(FolderFailure)
    /// All else was printed, or cleared.
    case cache(path: String, CacheFailure, isClearing: Bool)

    /// What was found was printed.
    case somethingToDo

    /// The table of sources was printed, without the keys of this file.
    case keysNotUsed(KeyFileFailure)

    #if DEBUG
        case sceneMissing
        case unknownScene(String, known: [String])
    #endif
}

extension LaunchError {
    /// The manual says what they mean.
    package var exitStatus: Int32 {
        switch self {
        case .cannotWrite, .somethingToDo: 1
        case .partOfLibrary, .skippedItems, .keysNotUsed, .shelfAsks: 3
        case .library(let failure): failure.isOutOfReach ? 5 : 4
        case .unreadableImport, .laterExport: 4
        case .cache(_, let failure, _): failure.isOutOfReach ? 5 : 4
        case .cannotRead, .notWritten, .fileIsThere, .shelfNotReached, .noCacheFolder, .configurationNotWritten: 5
        case .sync(let failure), .syncNotBegun(let failure): failure.exitStatus
        case .find(let failure): failure.exitStatus
        case .log(let problem): problem.exitStatus
        case .prefetch(let failure): failure.exitStatus
        case .stopped(_, let signal): 128 + signal
        // As of a program that nobody keeps from being ended by it.
        case .readerGone: 128 + SIGPIPE
        default: 2
        }
    }
}

extension LaunchError {
    /// What went wrong, why, and what to do, in one line. Never contains a key or a URL, which could contain one.
    package var sentence: String {
        switch self {
        case .unknownOption(let option, nil):
            "unknown option '\(printable(option))'; try 'matinee --help'"
        case .unknownOption(let option, let nearest?):
            "unknown option '\(printable(option))'; did you mean \(nearest)? (see 'matinee --help')"
        case .unknownSection(let word, let known):
            "unknown section '\(printable(word))'; \(Self.guess(word, among: known.map(\.rawValue))) (see 'matinee --help')"
        case .commandNotFirst(let word):
            "'\(printable(word))' is a command and comes first, with its options behind it: matinee \(printable(word)) … (see 'matinee --help')"
        case .twoSections(let word):
            "one section at a time: '\(printable(word))' is one too many (see 'matinee --help')"
        case .valueMissing(let option):
            "\(option.name) needs a value: \(option.text(with: option.argument))"
        case .unknownSubject(let word, let option, let known):
            "\(option) knows no kind '\(printable(word))'; there are \(Self.list(known)) (see 'matinee --help')"
        case .setting(let failure):
            failure.sentence(path)
        case .noTerminal(.notATerminal):
            "standard input and output must be a terminal; start it without pipes or redirections, or with --plain"
        case .noTerminal(.unknownTerminal("")):
            "TERM is not set; set it to your terminal's name, for example TERM=xterm-256color"
        case .noTerminal(.unknownTerminal(let name)):
            "the terminal '\(printable(name))' (TERM) is unknown here; set TERM to a known name, for example xterm-256color"
        case .noTerminal(.cannotMoveCursor(let name)):
            "the terminal '\(printable(name))' (TERM) cannot show a full screen; use another one"
        case .unknownLibraryVerb(let word):
            "unknown: 'library \(printable(word))'; there are path, check, export, import, lists, separate and sync (see 'matinee --help')"
        case .libraryFileMissing:
            "library import needs a file: matinee library import FILE"
        case .libraryIDsMissing:
            "library separate needs two ids as export writes them: matinee library separate SOURCE/KEY SOURCE/KEY"
        case .folderMissing:
            "library export --split needs a folder: matinee library export --split FOLDER"
        case .onlyForLetterboxd(let option):
            "\(option) is for letterboxd alone, which takes files of less than 1 MB: matinee library export --format letterboxd"
        case .notKept(let one, let other):
            "neither '\(printable(one))' nor '\(printable(other))' is in the library; 'matinee library export' names all that is"
        case .noSuchList(let name, let known):
            "no list is called '\(printable(name))'"
                + (known.isEmpty
                    ? "; there is none yet"
                    : "; there are \(known.map { "'\(printable($0))'" }.joined(separator: ", "))")
        case .unknownFormat(let word):
            "unknown format '\(printable(word))'; there are \(Self.list(ExportFormat.allCases.map(\.rawValue)))"
        case .oneTooMany(let word):
            "'\(printable(word))' is one too many (see 'matinee --help')"
        case .unknownPeriod(let word):
            "'\(printable(word))' is no period; there are years (2026), months (2026-03), days, two of these (2025-11..2026-02), and all"
        case .unknownShell(let word):
            (word.map { "unknown shell '\(printable($0))'" } ?? "completions needs a shell")
                + "; there are \(Self.list(CompletionShell.allCases.map(\.rawValue)))"
        case .library(let failure):
            failure.sentence(path)
        case .partOfLibrary(let failure, let part):
            part.sentence(failure, path)
        case .noShelf:
            "there is no shared shelf; set MATINEE_BOOKS_URL to its address"
        case .shelfNotReached(let reason):
            "the shared shelf: \(reason.printable); your changes are kept, and sent next time"
        case .shelfAsks(let count):
            "\(count == 1 ? "one book" : "\(count) books") of the shared shelf changed on both sides or disappeared there; nothing is lost: start matinee, open the reading list and press ! to decide"
        case .cannotRead(let file):
            "\(path(file)) cannot be read; check its name and its permissions"
        case .unreadableImport(let file, let failure):
            "\(path(file)) \(failure.words); nothing was imported"
        case .laterExport(let file, let found, let known):
            "\(path(file)) is an export of a newer Matinee (format version \(found), known: \(known)); nothing was imported; use that one"
        case .sync(let failure): failure.sentence(path)
        case .syncNotBegun(let failure): failure.sentence(path, isShared: false)
        case .syncFolderMissing:
            "sync init needs a folder or the address of a server: matinee sync init PLACE"
        case .keyFileMissing:
            "--key-file needs a file with the words of a key, or - for standard input"
        case .keyWords(let failure): failure.sentence
        case .syncMachineMissing:
            "sync forget needs a machine, as 'sync status' names it: matinee sync forget MACHINE"
        case .unknownSyncVerb(let word):
            "unknown: 'sync \(printable(word))'; there are init, status, came, settings, forget and leave, and sync alone (see 'matinee --help')"
        case .notShareable(let word):
            "'\(printable(word))' cannot be shared; \(Self.list(SharedSettings.shareable.map(\.name))) can"
        case .settingMissing(let option):
            "\(option) needs the name of a setting, as 'sync settings' prints them: matinee sync settings \(option) NAME…"
        case .skippedItems(let file, let count):
            "\(path(file)): not all items were imported (unusable: \(count)); correct them and import it again"
        case .cannotWrite:
            "not everything could be written to standard output; make room, or choose another place"
        case .notWritten(let file, .unusable(let folder)):
            "\(path(file)) was not written: \(path(folder)) is not there, or cannot be used; make it, or name another folder"
        case .notWritten(let file, let failure):
            "\(path(file)) was not written: \(failure.reason(path))"
        case .fileIsThere(let file):
            "\(path(file)) was not written: it is there already, and left as it is; move it away, or name another folder"
        case .find(let failure): failure.sentence(printable)
        case .log(let problem): problem.sentence(printable)
        case .prefetch(let failure): failure.sentence(printable)
        case .stopped(let work, _): work.sentence
        case .noCacheFolder:
            "there is no place for the cache; set HOME, or XDG_CACHE_HOME to an absolute path"
        case .configurationHasMistakes, .somethingToDo, .readerGone: ""
        case .configurationIsThere(let file):
            "\(path(file)) exists already and is left as it is; move it away first for a new one"
        case .configurationNotWritten(let failure):
            "no configuration was written: \(failure.reason(path))"
        case .cache(let file, let failure, let isClearing):
            failure.sentence(path(file), isClearing: isClearing)
        case .keysNotUsed(let failure):
            "the keys entered in the program are not used: \(failure.sentence(path))"
        #if DEBUG
            case .sceneMissing:
                "--scene needs a name: matinee --scene PersonList"
            case .unknownScene(let name, let known):
                "unknown scene '\(printable(name))'; "
                    + (known.isEmpty
                        ? "none has a sample yet" : "those with a sample are \(known.joined(separator: ", "))")
                    + " (see scripts/new-scene --help)"
        #endif
        }
    }

    /// What was probably meant, else what sections there are.
    private static func guess(_ word: String, among sections: [String]) -> String {
        let commands = CommandLineTable.standard.verbs.compactMap(\.words.first)
        guard let nearest = NearestName.of(word, among: sections + commands) else {
            return "there are \(list(sections))"
        }
        return "did you mean \(nearest)?"
    }

    /// `movies, music and library`
    private static func list(_ words: [String]) -> String {
        [words.dropLast().joined(separator: ", "), words.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    /// Text from outside may contain escape sequences.
    private func printable(_ text: String, limit: Int = 60) -> String {
        String(text.printable.unicodeScalars.prefix(limit))
    }

    /// Paths are long, and their ends matter.
    private func path(_ text: String) -> String {
        printable(text, limit: 400)
    }
}
