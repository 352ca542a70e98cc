import CatalogKit
import DiaryFiles
import Entities
import Glibc
package import LibraryStore
package import Presentation

/// Carries out `matinee library …`.
package struct LibraryCommand {
    package let location: LibraryLocation
    /// The address of the shared shelf; nil for none.
    package var shelf: String?
    /// Whether the output goes to a terminal.
    package let isSeen: Bool
    package var wording = Wording.ofProgram(localeIdentifier: "C")
    package var work = LongWork()

    package init(
        location: LibraryLocation, shelf: String? = nil, isSeen: Bool,
        wording: Wording = Wording.ofProgram(localeIdentifier: "C"), work: LongWork = LongWork()
    ) {
        self.location = location
        self.shelf = shelf
        self.isSeen = isSeen
        self.wording = wording
        self.work = work
    }

    /// - Parameter print: writes to standard output; throws if that fails.
    /// - Parameter complain: writes a line to standard error.
    package func run(
        _ request: LibraryRequest, print: (String) throws(LaunchError) -> Void, complain: (String) -> Void
    ) throws(LaunchError) {
        switch request {
        case .path:
            // Other programs get the path unchanged.
            try print((isSeen ? location.path.printable : location.path) + "\n")
        case .check:
            try check(print)
        case .export(let format):
            // Whatever state the library is in.
            if format == .listenbrainz { try exportPlays(print) }
            try export(format, complain) { records throws(LaunchError) in
                let text = LibraryText.text(of: records, format: format)
                try print(text)
                if format == .letterboxd, text.utf8.count >= LibraryText.mostForLetterboxd {
                    complain("Letterboxd takes files of less than 1 MB: --split FOLDER writes such files")
                }
            }
            if [.json, .csv, .markdown].contains(format) { try tellOfPlays(complain) }
        case .exportInParts(let folder):
            try export(.letterboxd, complain) { records throws(LaunchError) in
                for (index, part) in LibraryText.partsForLetterboxd(of: records).enumerated() {
                    let file = NewFile(path: "\(folder)/letterboxd-\(index + 1).csv")
                    try file.write(part)
                    try print("\(isSeen ? file.path.printable : file.path)\n")
                }
            }
        case .importFiles(let names, let isTrial):
            try importFiles(names, isTrial: isTrial, print, complain)
        case .takeBackImport:
            try takeBackImport(print)
        case .separate(let one, let other):
            try separate(one, other, print)
        case .lists(let name):
            try printLists(name, print)
        case .synchronize:
            // It needs settings: see `ShelfCommand`.
            break
        }
    }

    /// Whichever of them is kept says from now on that it is not the other.
    private func separate(
        _ one: ItemID, _ other: ItemID, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let kept = try openedForReading()?.items.map(\.id).filter { [one, other].contains($0.id) } ?? []
        guard !kept.isEmpty else { throw .notKept(one.stableText, other.stableText) }
        try translating { () throws(LibraryFailure) in
            let store = try LibraryStore.open(location)
            for subject in kept { try store.separate(subject, from: subject.id == one ? other : one) }
        }
        try print("separate: \(one.stableText.printable), \(other.stableText.printable)\n")
    }

    /// The oldest first; where two have the same name, both.
    private func printLists(
        _ name: String?, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let lists = (try openedForReading()?.items ?? []).filter { $0.id.kind == .list }.reversed()
        guard let name else {
            for list in lists {
                let count = wording.list.count(wording.format.count(list.things.count))
                try print("\(list.summary.title.printable) · \(count)\n")
            }
            return
        }
        let named = lists.filter { $0.summary.title.folded == name.folded }
        guard !named.isEmpty else { throw .noSuchList(name, known: lists.map(\.summary.title)) }
        for list in named {
            let lines = ListMarkdown(list).text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            try print(lines.map { String($0).printable }.joined(separator: "\n"))
        }
    }

    private func check(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        let store = try openedForReading()
        if let store { try check(store, print) }
        let plays = try translating { () throws(LibraryFailure) in try PlaysImport.checked(at: location) }
        if let plays { try print("\(location.playsPath.printable): in order; plays: \(plays)\n") }
        if store == nil, plays == nil { try print(noLibrary + "\n") }
    }

    private func check(
        _ store: LibraryStore, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        if let failure = store.failureOfCheck { throw .partOfLibrary(failure, part(of: store, .readable)) }
        let items = store.items
        let strange = items.count { !$0.notUnderstood(knowing: SourceRegistry.standard.ids).isEmpty }
        var report = ["items: \(items.count)", "notes: \(items.count { $0.note != nil })"]
        let books = items.count { $0.id.kind == .book && $0.standing != nil }
        let times = items.reduce(0) { $0 + $1.events.count }
        if books > 0 { report.append("on the reading list: \(books)") }
        let lists = items.count { $0.id.kind == .list }
        if lists > 0 { report.append("lists: \(lists)") }
        if times > 0 { report.append("in the diary: \(times)") }
        if strange > 0 { report.append("not understood by this version, and kept: \(strange)") }
        try print("\(location.path.printable): in order; \(report.joined(separator: ", "))\n")
    }

    /// - Parameter write: puts them where they are wanted.
    private func export(
        _ format: ExportFormat, _ complain: (String) -> Void,
        _ write: ([LibraryRecord]) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        work.begin(wording.progress.exporting, ending: .atOnce(.nothingExported))
        guard let store = try openedForReading() else {
            try write([])
            if format != .listenbrainz { complain(noLibrary) }
            return
        }
        work.expect(store.items.count)
        let records = store.records(didRead: work.didDo)
        try write(records)
        let leftOut = LibraryText.leftOut(of: records, format: format)
        if leftOut > 0 { complain("left out, since this format has no place for it: \(leftOut)") }
        // The readable part is exported; the user still hears that it may not be all.
        if let failure = store.failureOfCheck { throw .partOfLibrary(failure, part(of: store, .exported)) }
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

    private var noLibrary: String {
        "\(location.path.printable): there is no library yet; the first favourite, note or entry in the diary makes one"
    }

    private func part(of store: LibraryStore, _ use: LibraryPart.Use) -> LibraryPart {
        LibraryPart(use: use, items: store.items.count, missing: store.missing, folder: location.folder)
    }

    /// All files together are one import: it happens as a whole, and can be taken back as one.
    private func importFiles(
        _ names: [String], isTrial: Bool, _ print: (String) throws(LaunchError) -> Void, _ complain: (String) -> Void
    ) throws(LaunchError) {
        work.begin(wording.progress.importing, ending: .atOnce(.nothingImported))
        var files: [ImportedThings] = []
        for name in names { files.append(try things(in: name)) }
        let records = files.lazy.map(\.records).joined()
        let problems = files.reduce(0) { $0 + $1.problems.count }
        let plays = PlaysImport(files.map(\.plays), location: location, work: work, start: records.count)
        work.begin(wording.progress.importing, of: records.count + plays.count, ending: .inOrder)
        let outcomes = try translating { () throws(LibraryFailure) in
            // Plays alone make no library.
            guard !records.isEmpty || plays.isEmpty else { return [LibraryStore.MergeOutcome]() }
            guard !isTrial else { return try tryOut(records) }
            return try LibraryStore.open(location, shelf: shelf).takeIn(records, isLast: true) { merged in
                work.didDo(merged)
                return work.signal == nil
            }
        }
        let played = try translating { () throws(LibraryFailure) in
            try plays.carryOut(isTrial: isTrial, hasChangedOthers: outcomes.contains { $0 != .unchanged })
        }
        func count(_ wanted: LibraryStore.MergeOutcome) -> Int { outcomes.count { $0 == wanted } }
        let prefix = isTrial ? "would be " : ""
        if !records.isEmpty || plays.isEmpty {
            let skipped = count(.unchanged) + problems
            try print("\(prefix)added: \(count(.added)), changed: \(count(.changed)), skipped: \(skipped)\n")
        }
        if !plays.isEmpty {
            try print("\(prefix)plays added: \(played.added), already there: \(played.taken - played.added)\n")
        }
        let done = outcomes.count + played.taken
        if done < records.count + plays.count {
            try work.check(.imported(done, of: records.count + plays.count))
        }
        for (name, file) in zip(names, files) {
            let place = names.count > 1 ? "\(name.printable): " : ""
            for left in file.problems { complain("\(place)\(left.place.words): \(left.problem.words)") }
            for reason in LeftOutPlay.allCases {
                if let count = file.leftOutPlays[reason] { complain("\(place)left out, \(reason.words): \(count)") }
            }
        }
        guard problems == 0 else {
            throw .skippedItems(file: names.joined(separator: ", "), count: problems)
        }
    }

    private func things(in name: String) throws(LaunchError) -> ImportedThings {
        let content = try content(of: name)
        do throws(FileImportFailure) { return try ImportedThings(content, named: name) } catch {
            switch error {
            case .cannotRead: throw .cannotRead(file: name)
            case .unreadable(let failure): throw .unreadableImport(file: name, failure)
            case .laterExport(let found, let known): throw .laterExport(file: name, found: found, known: known)
            case .library(let failure): throw .library(failure)
            }
        }
    }

    /// Where there is no library yet, none is made for that.
    private func tryOut(_ records: some Sequence<LibraryRecord>) throws(LibraryFailure) -> [LibraryStore.MergeOutcome] {
        guard try LibraryStore.openForReading(location) != nil else {
            var seen: Set<LibrarySubject> = []
            return records.map { seen.insert($0.item.id).inserted ? .added : .changed }
        }
        return try LibraryStore.open(location).tryOut(records)
    }

    private func takeBackImport(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        let isThere = try openedForReading() != nil
        let plays = try translating { () throws(LibraryFailure) in try PlaysImport.takeBack(at: location) }
        guard isThere || PlaysImport.isThere(at: location) else { return try print(noLibrary + "\n") }
        let undone = try translating { () throws(LibraryFailure) in
            isThere ? try LibraryStore.open(location, shelf: shelf).takeBackImport() : nil
        }
        guard undone != nil || plays != nil else { return try print("there is no import to take back\n") }
        if let undone {
            let rest =
                undone.inPart == 0
                ? "" : "; changed since then, and so kept but for what it has added: \(undone.inPart)"
            try print("as before the last import: \(undone.whole)\(rest)\n")
        }
        if let plays { try print("plays taken back: \(plays)\n") }
    }

    /// Also reads pipes, whose length is unknown.
    private func content(of name: String) throws(LaunchError) -> [UInt8] {
        let descriptor = name == "-" ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(file: name) }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var status = stat()
        // Else it would be held twice while it grows, and it may have a gigabyte.
        if fstat(descriptor, &status) == 0 { content.reserveCapacity(min(Int(status.st_size), Self.mostReserved)) }
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(file: name) }
            guard count > 0 else { return content }
            content += part[..<count]
        }
    }

    private static let mostReserved = 1 << 30

    /// Nil if there is no library yet; none is made.
    private func openedForReading() throws(LaunchError) -> LibraryStore? {
        try translating { () throws(LibraryFailure) in try LibraryStore.openForReading(location) }
    }

    private func translating<Value>(_ body: () throws(LibraryFailure) -> Value) throws(LaunchError) -> Value {
        do throws(LibraryFailure) { return try body() } catch { throw .library(error) }
    }
}
