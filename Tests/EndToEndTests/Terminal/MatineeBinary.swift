import Foundation

/// The program that was built along with these tests.
enum MatineeBinary {
    struct Missing: Error, CustomStringConvertible {
        var description: String { "there is no program to test; build it first: swift build --build-tests" }
    }

    static func path() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        // In the folder of the test bundle, in any build configuration.
        let beside = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        let candidates = [beside, root.appending(path: ".build/debug")].map { $0.appending(path: "matinee").path }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { throw Missing() }
        return path
    }
}
