import Foundation
import SceneGenerator

/// `swift format`, of the toolchain that builds the project.
struct SwiftFormat: SourceFormatter {
    /// The path of the project's `.swift-format`.
    let configuration: String

    func format(_ sources: [String: [UInt8]]) throws(GeneratorError) -> [String: [UInt8]] {
        do {
            let folder = FileManager.default.temporaryDirectory.appending(path: "new-scene-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            for (path, bytes) in sources {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            let result = try ChildProgram.run([
                "swift", "format", "format", "--in-place", "--recursive", "--parallel", "--configuration",
                configuration, folder.path,
            ])
            guard result.status == 0 else {
                let message = result.output.split(separator: "\n").first.map(String.init) ?? "\(result.status)"
                throw GeneratorError.notSwift(message.replacing("\(folder.path)/", with: ""))
            }
            var formatted: [String: [UInt8]] = [:]
            for path in sources.keys { formatted[path] = Array(try Data(contentsOf: folder.appending(path: path))) }
            return formatted
        } catch let error as GeneratorError {
            throw error
        } catch let error as ChildProgram.NotStarted {
            throw .noFormatter(String(cString: strerror(error.number)).lowercased())
        } catch {
            throw .noFormatter("no room for temporary files")
        }
    }
}
