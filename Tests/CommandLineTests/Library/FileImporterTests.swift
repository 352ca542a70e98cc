import Entities
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

    @Test func withoutALibraryThatIsSaidFirst() async {
        await #expect(throws: FileImportFailure.library(.noFolder)) {
            _ = try await FileImporter(nil).tryOut(folder.path)
        }
    }
}
