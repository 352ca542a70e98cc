import Commands
import Entities

extension LibraryWording {
    static func english(_ sources: SourceNames, _ keys: KeyNames) -> LibraryWording {
        LibraryWording(
            title: "Library",
            place: "on this machine",
            view: "View",
            views: "views",
            all: "All",
            byAdded: "latest first",
            byTitle: "by title",
            byKind: "by kind",
            byLength: "by length",
            pages: { $0.of("page", "pages", in: .english) },
            empty: Message(
                "Nothing kept yet", why: "All you want to come back to will be here.",
                hints: [
                    .init(keys(.favourite), "keeps what is selected"), .init(keys(.note), "writes a note on it"),
                    .init(keys(.keepView), "keeps a list"), .init(keys(.importFile), "imports"),
                ]),
            nothingMatches: {
                Message(
                    "Nothing matches “\($0)”",
                    remedy: $1
                        ? "Enter keeps the filter, Esc ends it."
                        : "Press \(keys(.filter)) to change the filter, \(keys(.back)) to end it."
                )
            },
            failure: { englishFailure($0, again: "press \(keys(.refresh))", keys) },
            orderFailed: { englishFailure($0, again: "do it again", keys) },
            cannotStore: { englishFailure($0, again: "Matinee can store again", isAsked: false, keys) },
            keptFrom: { source, access in
                let way =
                    switch access {
                    case .key(let source): "press \(keys(.sources)) and enter the key of \(sources.name(of: source))"
                    case .withoutBuiltIn: "start Matinee without --builtin"
                    }
                return
                    "From \(sources.name(of: source)), which is not in use now: this is what was kept of it. To use it, \(way)."
            },
            unknown: { part in
                switch part {
                case .kind(let name), .source(let name), .date(let name), .readingState(let name): "unknown: \(name)"
                case .identity: "unknown: its identity"
                }
            },
            notUnderstood: { part in
                switch part {
                case .kind(let name): "Its kind, “\(name)”, is unknown to this version of Matinee."
                case .source(let name): "It is from “\(name)”, which is unknown to this version of Matinee."
                case .identity: "Its identity does not fit its kind."
                case .date(let text): "Its date, “\(text)”, is in a form unknown to this version of Matinee."
                case .readingState(let name):
                    "Its place on the reading list, “\(name)”, is unknown to this version of Matinee."
                }
            },
            staysAsItIs: "It is left as it is, and exported with the rest.",
            added: { "In the library since \($0)" },
            searching: { "“\($0)”" },
            viewHint: "Enter shows its list.",
            viewIsClosed: Message(
                "No source has this kind of list now", why: "None of the sources in use offers it.",
                remedy: "Press \(keys(.sources)) for the sources."),
            noSuchView: {
                Message(
                    "There is no view “\($0)”", why: "The library has no view of that name.",
                    remedy: "\(keys(.keepView)) saves a list as a view; MATINEE_SECTIONS makes it a section.")
            },
            note: "Note",
            askDelete: { title, parts in
                let goes = parts.text(
                    entries: { $0.number == 1 ? "diary entry" : "\($0.text) diary entries" }, rating: "rating",
                    note: "note", and: " and ")
                return Question(
                    "Delete “", name: title, goes.map { "” and its \($0)?" } ?? "”?", yes: "delete", no: "keep",
                    keys: keys)
            },
            deleted: { "Deleted: “\($0)” · \(keys(.undo)) undoes it" },
            restored: { "Restored: “\($0)”" },
            restoredInPart: { "Restored, but for what was changed since: “\($0)”" },
            undone: { "Taken back: “\($0)”" },
            undoneInPart: { "Taken back, but for what was changed since: “\($0)”" },
            changedSince: { "Changed since then, and left as it is: “\($0)”" },
            favouriteAdded: { "A favourite now: “\($0)”" },
            favouriteRemoved: { "No longer a favourite: “\($0)” · \(keys(.undo)) undoes it" },
            noteRemoved: { "Note removed: “\($0)” · \(keys(.undo)) undoes it" },
            noteRestored: { "The note is back: “\($0)”" },
            nothingToUndo: "Nothing to undo",
            waiting: Message("Not stored yet", why: "The library is busy.", remedy: "Matinee waits for it."),
            hintToClose: "save and close",
            line: "Ln",
            words: { $0.of("word", "words", in: .english) },
            noteAbout: { "Note on \($0)" },
            unsaved: "not saved",
            unsavedDraft: "not saved, draft kept",
            typedAhead: "What you type is added to the note.",
            saving: "saving…",
            saved: "saved",
            askDiscard: Question("Discard your changes?", yes: "discard", no: "keep", keys: keys),
            historyOf: { "Earlier versions · \($0)" },
            writtenBeside: { "\($0) · another version" },
            noEarlierTexts: Message(
                "No earlier versions", why: "Each time the note is saved, the version before is kept.",
                remedy: "Esc leads back to the note."),
            severalVersions: {
                Message(
                    "\($0.of("version", "versions", in: .english)) of this note",
                    why: "It was written on several machines at the same time.",
                    remedy:
                        "\(keys(.history)) shows the others, \(keys(.joinVersions)) joins all, \(keys(.save)) keeps "
                        + "this one.")
            },
            editorFailed: englishEditorFailure,
            temporaryFolderUnusable: { "TMPDIR cannot be used (\($0)); the note was edited in \($1) instead." },
            textStays: "Your text is still here: \(keys(.save)) tries again, \(keys(.discard)) discards it.",
            overwritten: "Another Matinee had changed this note; its text is kept as an earlier version.",
            newerStays: "Not removed: another Matinee has changed this note.")
    }

    /// - Parameters:
    ///   - again: what to do once it can succeed, or what is then.
    ///   - isAsked: whether it is the answer to something that can be tried again.
    private static func englishFailure(
        _ failure: LibraryFailure, again: String, isAsked: Bool = true, _ keys: KeyNames
    ) -> Message {
        func failed(_ what: String, _ why: String, _ remedy: String, at path: String? = nil) -> Message {
            Message(what, why: why, remedy: remedy, place: path, isFailure: true)
        }
        let rescue = "It is left untouched. `matinee library check` tells more."
        switch failure {
        case .damaged(let path):
            return failed("The library is damaged", "Its file is corrupt.", rescue, at: path)
        case .unknownForm(let path):
            return failed("This is not a library Matinee knows", "Its file lacks a library's tables.", rescue, at: path)
        case .misfit(let path, let table, let entry):
            return failed(
                "The library cannot be upgraded",
                "A row of its table \(table) does not fit: that of entry \(entry).", rescue, at: path)
        case .notALibrary(let path):
            return failed("Not a library", "The file belongs to another program.", rescue, at: path)
        case .newerVersion(let path, let found, let known):
            return failed(
                "The library is from a newer Matinee", "It has version \(found); this one knows \(known).",
                "Use the newer Matinee.", at: path)
        case .readOnly(let path):
            return failed(
                "The library cannot be written", "Its file is read-only.",
                "Allow writing, then \(again).", at: path)
        case .diskFull(let path):
            return failed(
                "The disk is full", "There is no room for the library.",
                "Make room, then \(isAsked ? "try again" : again).", at: path)
        case .busy(let path):
            return failed(
                "The library is in use", "Another program has it locked.", "Once it is free, \(again).",
                at: path)
        case .cannotOpen(let path):
            return failed(
                "The library cannot be opened", "Its file cannot be reached.",
                "Check the folder, then \(again).",
                at: path)
        case .inputOutput(let path):
            return failed(
                "The disk is failing", "The library could not be read or written.", "Check the disk.", at: path)
        case .database(let path, let code):
            return failed(
                "The database refused this", "SQLite reports error \(code).", (isAsked ? "Try again. " : "") + rescue,
                at: path)
        case .noFolder:
            return failed(
                "There is no place for a library", "Neither XDG_DATA_HOME nor HOME is set.",
                "Set one, and start Matinee again.")
        case .emptyText(.note):
            return failed("The note is empty", "There is nothing to save.", "Write something first.")
        case .emptyText: return failed("This has no name", "It could never be found again.", "It cannot be saved.")
        case .tooLong(.note, let limit):
            return failed("The note is too long", "At most \(limit / 1_024) KB can be saved.", "Shorten it.")
        case .tooLong(_, let limit):
            return failed("The name is too long", "At most \(limit / 1_024) KB can be saved.", "It cannot be saved.")
        case .outOfRange(.rating):
            return failed("There is no such rating", "It goes from 1 to 5.", "Choose one of these.")
        case .outOfRange: return failed("No book has so many pages", "It may have 1 to 100,000.", "Correct the pages.")
        case .notFound:
            return failed(
                "No longer in the library", "It was deleted elsewhere.", "Press \(keys(.refresh)) to look again.")
        }
    }
}
