import DiaryFiles
package import Entities
import FoundationEssentials
import Glibc
package import LibraryStore
import Services
import Synchronization

/// Takes files into the library that is open in the program. What the shell's `library import` does is done by the same functions.
package final class FileImporter: FileImport {
    private let library: SQLiteLibrary?
    /// Counts the imports that were stopped.
    private let stops = Atomic(0)

    /// - Parameter library: nil where there can be none.
    package init(_ library: SQLiteLibrary?) {
        self.library = library
    }

    @concurrent
    package func tryOut(_ path: String) async throws(FileImportFailure) -> ImportOutcome {
        let (library, things) = (try opened(), try things(in: path))
        return try await translating { () async throws(LibraryFailure) in
            try await library.withStore { store throws(LibraryFailure) in
                let merged = try store.tryOut(things.records)
                let plays = try PlaysImport([things.plays], location: library.location, work: LongWork(), start: 0)
                    .carryOut(isTrial: true, hasChangedOthers: false)
                return ImportOutcome(merged, plays: plays.added, of: things)
            }
        }
    }

    @concurrent
    package func takeIn(
        _ path: String, didDo: @escaping @Sendable (_ done: Int, _ all: Int) -> Void
    ) async throws(FileImportFailure) -> ImportOutcome {
        let before = stops.load(ordering: .relaxed)
        let (library, things) = (try opened(), try things(in: path))
        let all = things.records.count
        let step = max(1, all / Self.mostSteps)
        let outcome = try await translating { () async throws(LibraryFailure) in
            try await library.withStore { store throws(LibraryFailure) in
                let merged = try store.takeIn(things.records) { done in
                    if done.isMultiple(of: step) { didDo(done, all) }
                    return self.stops.load(ordering: .relaxed) == before
                }
                let played = merged.count < all ? [] : [things.plays]
                let plays = try PlaysImport(played, location: library.location, work: LongWork(), start: all)
                    .carryOut(isTrial: false, hasChangedOthers: merged.contains { $0 != .unchanged }) {
                        () throws(LibraryFailure) in try store.forgetImport()
                    }
                return ImportOutcome(merged, plays: plays.added, of: things)
            }
        }
        if outcome.plays > 0 { library.didChangePlays() }
        return outcome
    }

    package func stop() { stops.add(1, ordering: .relaxed) }

    package func takeBack() async throws(LibraryFailure) -> ImportTakenBack? {
        guard let library else { throw .noFolder }
        let takenBack = try await library.withStore { store throws(LibraryFailure) -> ImportTakenBack? in
            let plays = try PlaysImport.takeBack(at: library.location)
            let things = try store.takeBackImport()
            guard plays != nil || things != nil else { return nil }
            return ImportTakenBack(whole: things?.whole ?? 0, inPart: things?.inPart ?? 0, plays: plays ?? 0)
        }
        if let takenBack, takenBack.plays > 0 { library.didChangePlays() }
        return takenBack
    }

    private func opened() throws(FileImportFailure) -> SQLiteLibrary {
        guard let library else { throw .library(.noFolder) }
        return library
    }

    private func things(in path: String) throws(FileImportFailure) -> ImportedThings {
        let pasted = PastedPath(path)
        for path in pasted.readings {
            guard let content = RegularFile.content(of: path.withHome) else { continue }
            return try ImportedThings(Array(content), named: path)
        }
        throw FileImportFailure(pasted)
    }

    private func translating<Value>(
        _ body: () async throws(LibraryFailure) -> Value
    ) async throws(FileImportFailure) -> Value {
        do throws(LibraryFailure) { return try await body() } catch { throw .library(error) }
    }

    private static let mostSteps = 100
}

extension FileImportFailure {
    /// - Parameter path: of no file that can be read.
    init(_ path: PastedPath) {
        if path.readings.contains(where: { $0.withHome.fileType == S_IFDIR }) {
            self = .folder
        } else if path.parts.count > 1,
            path.parts.allSatisfy({ $0.readings.contains { $0.withHome.fileType != nil } })
        {
            self = .severalFiles
        } else {
            self = .cannotRead
        }
    }
}

extension ImportOutcome {
    fileprivate init(_ merged: [LibraryStore.MergeOutcome], plays: Int, of things: ImportedThings) {
        self.init()
        added = merged.count { $0 == .added }
        changed = merged.count { $0 == .changed }
        unchanged = merged.count { $0 == .unchanged }
        self.plays = plays
        rest = things.records.count - merged.count
        leftOut = things.problems
    }
}

extension String {
    /// With the reader's home in the place of a `~` that begins it.
    fileprivate var withHome: String {
        guard self == "~" || hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] else {
            return self
        }
        return home + dropFirst()
    }

    /// Of what is there under this path; nil for nothing.
    fileprivate var fileType: mode_t? {
        var status = stat()
        return stat(self, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
