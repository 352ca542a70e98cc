import FoundationEssentials
import Glibc

/// A text in a file that nobody else can read, for another program to edit.
struct EditedFile {
    /// The folder for temporary files where it is.
    let place: String
    private let folder: String
    private let original: Data

    var path: String { folder + "/note.txt" }

    /// Nil where the file cannot be made.
    ///
    /// - Parameter place: the folder for temporary files.
    init?(_ text: String, in place: String) {
        var template = Array("\(place)/matinee-XXXXXX".utf8CString)
        guard let folder = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
        self.place = place
        self.folder = folder
        original = Data(text.utf8)
        guard (try? original.write(to: URL(filePath: path))) != nil else {
            remove()
            return nil
        }
    }

    /// Nil where it cannot be read any more.
    var content: Data? { try? Data(contentsOf: URL(filePath: path)) }

    /// Whether somebody has written something into it.
    var isChanged: Bool { content.map { $0 != original } ?? false }

    func remove() {
        try? FileManager.default.removeItem(atPath: folder)
    }
}
