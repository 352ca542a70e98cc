import Entities
import LibraryStore
import Presentation
import Storage

/// Carries out `matinee library export`, whatever state the library is in.
struct ExportCommand {
    let location: LibraryLocation
    /// Whether the output goes to a terminal.
    let isSeen: Bool
    let wording: Wording
    let work: LongWork

    func export(
        _ format: ExportFormat, _ print: (String) throws(LaunchError) -> Void, _ complain: (String) -> Void
    ) throws(LaunchError) {
        if format == .listenbrainz { try exportPlays(print) }
        try write(format, complain) { records throws(LaunchError) in
            let text = LibraryText.text(of: records, format: format)
            try print(text)
            if format == .letterboxd, text.utf8.count >= LibraryText.mostForLetterboxd {
                complain("Letterboxd takes files of less than 1 MB: --split FOLDER writes such files")
            }
        }
        if [.json, .csv, .markdown].contains(format) { try tellOfPlays(complain) }
    }

    /// To files that Letterboxd takes, which are not there yet.
    func exportInParts(
        _ folder: String, _ print: (String) throws(LaunchError) -> Void, _ complain: (String) -> Void
    ) throws(LaunchError) {
        try write(.letterboxd, complain) { records throws(LaunchError) in
            for (index, part) in LibraryText.partsForLetterboxd(of: records).enumerated() {
                let name = "letterboxd-\(index + 1).csv"
                let path = "\(folder)/\(name)"
                let isNew: Bool
                do throws(FolderFailure) {
                    isNew = try DurableFile.create(Array(part.utf8), named: name, in: folder)
                } catch { throw LaunchError.notWritten(file: path, error) }
                guard isNew else { throw LaunchError.fileIsThere(path) }
                try print("\(isSeen ? path.printable : path)\n")
            }
        }
    }

    /// - Parameter write: puts them where they are wanted.
    private func write(
        _ format: ExportFormat, _ complain: (String) -> Void,
        _ write: ([LibraryRecord]) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        work.begin(wording.progress.exporting, ending: .atOnce(.nothingExported))
        guard let store = try location.openedForReading() else {
            try write([])
            if format != .listenbrainz { complain(location.noLibrary) }
            return
        }
        work.expect(store.items.count)
        let records = store.records(didRead: work.didDo)
        try write(records)
        let leftOut = LibraryText.leftOut(of: records, format: format)
        if leftOut > 0 { complain("left out, since this format has no place for it: \(leftOut)") }
        // The readable part is exported; the user still hears that it may not be all.
        if let failure = store.failureOfCheck {
            throw .partOfLibrary(failure, LibraryPart(of: store, .exported, in: location))
        }
    }

    private func exportPlays(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        work.begin(wording.progress.exporting, ending: .atOnce(.nothingExported))
        try PlaysExport(location: location, work: work).write(print)
    }

    /// They are in a format of their own.
    private func tellOfPlays(_ complain: (String) -> Void) throws(LaunchError) {
        let count = try PlaysExport(location: location, work: work).count
        if count > 0 {
            complain("plays are not in it: \(count); 'matinee library export --format listenbrainz' has them")
        }
    }
}
