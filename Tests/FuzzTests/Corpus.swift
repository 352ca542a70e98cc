import Foundation

/// The inputs that mutations start from: `Corpus/`, and recorded answers if there are any.
enum Corpus {
    static func bodies(_ name: String) -> [[UInt8]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
        guard let data = try? Data(contentsOf: folder.appending(path: "\(name).json")) else {
            preconditionFailure("Tests/FuzzTests/Corpus has no \(name).json")
        }
        return [Array(data)] + recordings(of: name)
    }

    static func texts(_ texts: String...) -> [[UInt8]] {
        texts.map { Array($0.utf8) }
    }

    /// For `lastfm-chart`, all recordings of that service, since other bodies are useful inputs too.
    private static func recordings(of name: String) -> [[UInt8]] {
        guard let folder = ProcessInfo.processInfo.environment["MATINEE_RECORDINGS"],
            let service = name.split(separator: "-").first,
            let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(service)")
        else { return [] }
        return files.sorted().compactMap { file in
            FileManager.default.contents(atPath: "\(folder)/\(service)/\(file)").map { Array($0.prefix(40_000)) }
        }
    }
}
