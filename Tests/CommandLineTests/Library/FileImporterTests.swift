import Entities
import LibraryStore
import Services
import Synchronization
import TestSupport
import Testing

@testable import CommandLine

struct FileImporterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a.csv", "b c.csv"] { _ = try folder.file(name) }
    }

    private func failure(of text: String) -> FileImportFailure {
        FileImportFailure(PastedPath(text.replacing("@", with: folder.path)))
    }

    @Test(arguments: ["@/d.csv", "@/b c.csv.zip", "@/a.csv @/d.csv", "'@/a.csv", ""])
    func whatIsNotThereCannotBeRead(text: String) {
        #expect(failure(of: text) == .cannotRead)
    }

    @Test(arguments: ["@", "@/", "'@'", "file://@"])
    func aFolderIsNoFile(text: String) {
        #expect(failure(of: text) == .folder)
    }

    @Test(arguments: ["@/a.csv '@/b c.csv'", "file://@/a.csv\nfile://@/b%20c.csv", "@/a.csv @"])
    func severalFilesAreTold(text: String) {
        #expect(failure(of: text) == .severalFiles)
    }

    /// The items of the library are the same before and after.
    @Test func playsThatComeAloneAreToldAndThatTheyAreGone() async throws {
        let library = SQLiteLibrary(location: LibraryLocation(folder: "\(folder.path)/matinee")) { .sampleToday }
        _ = try await library.items()
        let heard = Mutex(0)
        let changes = library.changes()
        let listening = Task {
            for await change in changes where change == .everything { heard.withLock { $0 += 1 } }
        }
        defer { listening.cancel() }
        let files = FileImporter(library)
        _ = try folder.file(
            "plays.csv",
            "uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid\n1600000000,,Björk,,Homogenic,,Jóga,\n")

        #expect(try await files.takeIn("\(folder.path)/plays.csv") { _, _ in }.plays == 1)
        await #expect(eventually { heard.withLock { $0 > 0 } })
        let before = heard.withLock(\.self)
        #expect(try await files.takeBack()?.plays == 1)
        await #expect(eventually { heard.withLock { $0 > before } })
    }

    @Test func withoutALibraryThatIsSaidFirst() async {
        await #expect(throws: FileImportFailure.library(.noFolder)) {
            _ = try await FileImporter(nil).tryOut(folder.path)
        }
    }
}
