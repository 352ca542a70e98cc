import Configuration
package import Entities
import FoundationEssentials
import Glibc
package import TerminalKit

/// The themes that there are: those that come with the program, and the user's own, `NAME.json5` in a folder.
package struct ThemeLibrary {
    /// Nil where there is no place for them.
    private let folder: String?

    /// - Parameter configuration: the program's folder for what its user says; nil if there is none.
    package init(configuration: String?) {
        folder = configuration.map { "\($0)/themes" }
    }

    /// The name that stands for a light or a dark one, by the terminal.
    package static let auto = "auto"

    private static let ending = ".json5"

    /// The names of the themes that are there for everybody.
    static var programNames: [String] { [auto] + Theme.builtIn.map(\.name) }

    /// The name that is most like that of the file at a path, of those that are there for everybody; nil if none is.
    package static func nearest(toPath path: String) -> String? {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let name = file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file
        return NearestName.of(name, among: programNames)
    }

    package var names: [String] { Theme.builtIn.map(\.name) + ownNames }

    /// A file with the name of one of the program's is not used.
    private var ownNames: [String] {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        let taken = Theme.builtIn.map(\.name) + [Self.auto]
        return files.filter { $0.hasSuffix(Self.ending) }.map { String($0.dropLast(Self.ending.count)) }
            .filter { Self.isName($0) && !taken.contains($0) }.sorted()
    }

    /// - Returns: nil if there is none of this name.
    package func theme(named name: String) -> (theme: Theme, mistakes: [ThemeMistake])? {
        if let theme = Theme.builtIn.first(where: { $0.name == name }) { return (theme, []) }
        guard Self.isName(name), let folder else { return nil }
        let path = "\(folder)/\(name)\(Self.ending)"
        guard access(path, F_OK) == 0 else { return nil }
        let file = ThemeFile(Self.content(of: path), name: name, path: path)
        return (file.theme, file.mistakes)
    }

    package func nearest(to name: String) -> String? { NearestName.of(name, among: names + [Self.auto]) }

    /// Not a path, and nothing that a terminal would obey.
    package static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && !text.hasPrefix(".") && !text.contains("/")
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// - Returns: a little more than a theme may have at most; nil if it cannot be read.
    private static func content(of path: String) -> [UInt8]? {
        // Something else in a file's place, as a pipe, could block for ever.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var content: [UInt8] = []
        while content.count <= ThemeFile.largest {
            let part = [UInt8](unsafeUninitializedCapacity: ThemeFile.largest) { bytes, count in
                count = max(0, read(file, bytes.baseAddress, ThemeFile.largest))
            }
            if part.isEmpty { break }
            content += part
        }
        return content
    }
}
