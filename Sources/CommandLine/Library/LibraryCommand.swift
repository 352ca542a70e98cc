import CatalogKit
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
            try export(format, print, complain)
        case .importFile(let name):
            try importFile(name, print, complain)
        case .separate(let one, let other):
            try separate(one, other, print)
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

    private func check(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        guard let store = try openedForReading() else { return try print(noLibrary + "\n") }
        if let failure = store.failureOfCheck { throw .partOfLibrary(failure, part(of: store, .readable)) }
        let items = store.items
        let strange = items.count { !$0.notUnderstood(knowing: SourceRegistry.standard.ids).isEmpty }
        var report = ["items: \(items.count)", "notes: \(items.count { $0.note != nil })"]
        let books = items.count { $0.standing != nil }
        if books > 0 { report.append("on the reading list: \(books)") }
        if strange > 0 { report.append("not understood by this version, and kept: \(strange)") }
        try print("\(location.path.printable): in order; \(report.joined(separator: ", "))\n")
    }

    private func export(
        _ format: ExportFormat, _ print: (String) throws(LaunchError) -> Void, _ complain: (String) -> Void
    ) throws(LaunchError) {
        work.begin(wording.progress.exporting, ending: .atOnce(.nothingExported))
        guard let store = try openedForReading() else {
            try print(LibraryText.text(of: [], format: format))
            return complain(noLibrary)
        }
        work.expect(store.items.count)
        try print(LibraryText.text(of: store.records(didRead: work.didDo), format: format))
        // The readable part is exported; the user still hears that it may not be all.
        if let failure = store.failureOfCheck { throw .partOfLibrary(failure, part(of: store, .exported)) }
    }

    private var noLibrary: String {
        "\(location.path.printable): there is no library yet; the first favourite, note or book on the reading list makes one"
    }

    private func part(of store: LibraryStore, _ use: LibraryPart.Use) -> LibraryPart {
        LibraryPart(use: use, items: store.items.count, missing: store.missing, folder: location.folder)
    }

    private func importFile(
        _ name: String, _ print: (String) throws(LaunchError) -> Void, _ complain: (String) -> Void
    ) throws(LaunchError) {
        work.begin(wording.progress.importing, ending: .atOnce(.nothingImported))
        let file = try read(name)
        work.begin(wording.progress.importing, of: file.records.count, ending: .inOrder)
        let outcomes = try translating { () throws(LibraryFailure) in
            let store = try LibraryStore.open(location, shelf: shelf)
            return try store.merge(file.records.map(\.record)) { merged in
                work.didDo(merged)
                return work.signal == nil
            }
        }
        func count(_ wanted: LibraryStore.MergeOutcome) -> Int { outcomes.count { $0 == wanted } }
        try print(
            "added: \(count(.added)), changed: \(count(.changed)), skipped: \(count(.unchanged) + file.problems.count)\n"
        )
        if outcomes.count < file.records.count {
            try work.check(.imported(outcomes.count, of: file.records.count))
        }
        for (place, problem) in file.problems { complain("\(place.word) \(place.number): \(problem.words)") }
        guard file.problems.isEmpty else { throw .skippedItems(file: name, count: file.problems.count) }
    }

    private func read(_ name: String) throws(LaunchError) -> ImportedFile {
        let content = try content(of: name)
        do throws(ImportFailure) { return try ImportedFile(content) } catch {
            switch error {
            case .unreadable: throw .unreadableImport(file: name)
            case .laterForm(let found, let known): throw .laterExport(file: name, found: found, known: known)
            }
        }
    }

    /// Also reads pipes, whose length is unknown.
    private func content(of name: String) throws(LaunchError) -> [UInt8] {
        let descriptor = name == "-" ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(file: name) }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(file: name) }
            guard count > 0 else { return content }
            content += part[..<count]
        }
    }

    /// Nil if there is no library yet; none is made.
    private func openedForReading() throws(LaunchError) -> LibraryStore? {
        try translating { () throws(LibraryFailure) in try LibraryStore.openForReading(location) }
    }

    private func translating<Value>(_ body: () throws(LibraryFailure) -> Value) throws(LaunchError) -> Value {
        do throws(LibraryFailure) { return try body() } catch { throw .library(error) }
    }
}
