import DiaryFiles
import Entities
import Glibc
import LibraryStore
import Presentation

/// Carries out `matinee library import`.
struct ImportCommand {
    let location: LibraryLocation
    /// The address of the shared shelf; nil for none.
    let shelf: String?
    let wording: Wording
    let work: LongWork

    /// All files together are one import: it happens as a whole, and can be taken back as one.
    func importFiles(
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
            let place = names.count > 1 ? "\(Self.said(name).printable): " : ""
            for left in file.problems { complain("\(place)\(left.place.words): \(left.problem.words)") }
            for reason in LeftOutPlay.allCases {
                if let count = file.leftOutPlays[reason] { complain("\(place)left out, \(reason.words): \(count)") }
            }
        }
        guard problems == 0 else {
            throw .skippedItems(file: names.map(Self.said).joined(separator: ", "), count: problems)
        }
    }

    /// What a file is called where it is spoken of.
    private static func said(_ name: String) -> String { name == "-" ? "standard input" : name }

    private func things(in name: String) throws(LaunchError) -> ImportedThings {
        let content = try content(of: name)
        do throws(FileImportFailure) { return try ImportedThings(content, named: name) } catch {
            switch error {
            case .cannotRead, .folder, .severalFiles: throw .cannotRead(file: name)
            case .unreadable(let failure): throw .unreadableImport(file: Self.said(name), failure)
            case .laterExport(let found, let known):
                throw .laterExport(file: Self.said(name), found: found, known: known)
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

    func takeBack(_ print: (String) throws(LaunchError) -> Void) throws(LaunchError) {
        let isThere = try location.openedForReading() != nil
        let plays = try translating { () throws(LibraryFailure) in try PlaysImport.takeBack(at: location) }
        guard isThere || PlaysImport.isThere(at: location) else { return try print(location.noLibrary + "\n") }
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

    /// Reads a whole file, or what comes through a pipe, whose length is not known before.
    private func content(of name: String) throws(LaunchError) -> [UInt8] {
        let descriptor = name == "-" ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : open(name, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(file: Self.said(name)) }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var status = stat()
        // Else it would be held twice while it grows, and it may have a gigabyte.
        if fstat(descriptor, &status) == 0 { content.reserveCapacity(min(Int(status.st_size), Self.mostReserved)) }
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .cannotRead(file: Self.said(name)) }
            guard count > 0 else { return content }
            content += part[..<count]
        }
    }

    private static let mostReserved = 1 << 30
}
