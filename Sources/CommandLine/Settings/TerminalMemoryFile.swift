import Entities
import FoundationEssentials
import Storage

/// Stores what terminals have said, each by its name and whether it is tmux, in `terminals` in the folder of the program's
/// state: a line for each, the latest first.
package struct TerminalMemoryFile {
    private let folder: String
    /// What stands before the memory in its line.
    private let key: String

    /// More than anybody uses.
    private static let most = 20

    package init(folder: String, environment: [String: String]) {
        self.folder = folder
        let tmux = environment["TMUX"]?.isEmpty == false ? "tmux" : "-"
        let names = ["TERM", "TERM_PROGRAM"].map { name in
            var text = (environment[name] ?? "").unicodeScalars
            text.removeAll { $0.properties.generalCategory == .control }
            return text.isEmpty ? "-" : String(text.prefix(60))
        }
        key = (names + [tmux]).joined(separator: "\t") + "\t"
    }

    private static let name = "terminals"
    private var path: String { "\(folder)/\(Self.name)" }

    package func load() -> TerminalMemory? {
        lines.first { $0.hasPrefix(key) }.flatMap { TerminalMemory($0.dropFirst(key.count)) }
    }

    /// What cannot be written is asked again the next time.
    package func save(_ memory: TerminalMemory) {
        let others = lines.filter { !$0.isEmpty && !$0.hasPrefix(key) }
        let text = ([key + memory.text] + others.prefix(Self.most - 1)).joined(separator: "\n") + "\n"
        guard (try? PrivateFolder(folder).make()) != nil else { return }
        try? DurableFile.write(Array(text.utf8), to: Self.name, in: folder, isSynced: false)
    }

    private var lines: [String] {
        guard let data = RegularFile.content(of: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
