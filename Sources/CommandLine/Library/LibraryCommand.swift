import CatalogKit
import Entities
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
            try ExportCommand(location: location, isSeen: isSeen, wording: wording, work: work)
                .export(format, print, complain)
        case .exportInParts(let folder):
            try ExportCommand(location: location, isSeen: isSeen, wording: wording, work: work)
                .exportInParts(folder, print, complain)
        case .importFiles(let names, let isTrial):
            try ImportCommand(location: location, shelf: shelf, wording: wording, work: work)
                .importFiles(names, isTrial: isTrial, print, complain)
        case .takeBackImport:
            try ImportCommand(location: location, shelf: shelf, wording: wording, work: work).takeBack(print)
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
        let kept = try location.openedForReading()?.items.map(\.id).filter { [one, other].contains($0.id) } ?? []
        guard !kept.isEmpty else { throw .notKept(one.stableText, other.stableText) }
        try translating { () throws(LibraryFailure) in
            let store = try LibraryStore.open(location)
            for subject in kept { try store.separate(subject, from: subject.id == one ? other : one) }
        }
        try print("separate: \(one.stableText.printable), \(other.stableText.printable)\n")
    }

    /// The oldest first; where two have the same name, both, with what tells them apart.
    private func printLists(
        _ name: String?, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        let lists = Array((try location.openedForReading()?.items ?? []).filter { $0.id.kind == .list }.reversed())
        guard let name else {
            for (list, label) in zip(lists, wording.labels(ofLists: lists)) {
                let count = wording.list.count(wording.format.count(list.things.count))
                try print((label == list.summary.title ? "\(label) · \(count)" : label).printable + "\n")
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
        let store = try location.openedForReading()
        if let store { try check(store, print) }
        let plays = try translating { () throws(LibraryFailure) in try PlaysImport.checked(at: location) }
        if let plays { try print("\(location.playsPath.printable): in order; plays: \(plays)\n") }
        if store == nil, plays == nil { try print(location.noLibrary + "\n") }
    }

    private func check(
        _ store: LibraryStore, _ print: (String) throws(LaunchError) -> Void
    ) throws(LaunchError) {
        if let failure = store.failureOfCheck {
            throw .partOfLibrary(failure, LibraryPart(of: store, .readable, in: location))
        }
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
}
