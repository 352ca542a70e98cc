import Foundation

/// `scripts/new-scene`, with the project's root as its folder.
@main
enum NewScene {
    static func main() {
        let command = NewSceneCommand(
            root: URL(filePath: FileManager.default.currentDirectoryPath),
            configuration: configurationFolder(ProcessInfo.processInfo.environment), format: format,
            gitAuthor: { output(of: ["git", "config", "user.name"]) },
            today: Date().formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
        do throws(GeneratorError) {
            try command.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
        } catch {
            FileHandle.standardError.write(Data("new-scene: \(error.message)\n".utf8))
            exit(error.exitStatus)
        }
    }

    /// A relative path in the environment is ignored, as the XDG standard says.
    private static func configurationFolder(_ environment: [String: String]) -> URL? {
        let path =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.config" : nil }
        return path.map { URL(filePath: $0) }
    }

    private static func format(_ paths: [String]) throws(GeneratorError) {
        guard output(of: ["swift", "format", "format", "--in-place", "--parallel"] + paths) != nil else {
            throw GeneratorError("'swift format' refuses what was made; mend the template, then run this with --force")
        }
    }

    /// What a program writes, without the end of its last line; nil where it fails or writes nothing to be read.
    private static func output(of arguments: [String]) -> String? {
        let (program, pipe) = (Process(), Pipe())
        program.executableURL = URL(filePath: "/usr/bin/env")
        program.arguments = arguments
        program.standardInput = FileHandle.nullDevice
        program.standardOutput = pipe
        do {
            try program.run()
            let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
            program.waitUntilExit()
            guard program.terminationStatus == 0 else { return nil }
            return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        } catch {
            return nil
        }
    }
}
