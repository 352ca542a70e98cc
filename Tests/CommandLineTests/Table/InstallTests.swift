import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// `scripts/install`, which `make install`, `make uninstall` and the Debian package go by.
struct InstallTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized.path

    private func install(_ arguments: String...) async throws -> (status: Int32, output: String, complaint: String) {
        let command = ["\(Self.root)/scripts/install"] + arguments
        return try await onOwnThread {
            let folder = try TemporaryFolder()
            let (output, errors) = (try folder.file("output"), try folder.file("errors"))
            let status = try SpawnedProcess(command, output: output, errors: errors).wait()
            return (status, try output.content(), try errors.content())
        }
    }

    /// The files below a folder, with their permissions.
    private func files(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap { path in
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(path)")
            guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
            return "\(String(attributes[.posixPermissions] as? Int ?? 0, radix: 8)) /\(path)"
        }.sorted()
    }

    private static let expected = [
        "644 /opt/m/share/applications/matinee.desktop", "644 /opt/m/share/bash-completion/completions/matinee",
        "644 /opt/m/share/doc/matinee/LICENSE", "644 /opt/m/share/fish/vendor_completions.d/matinee.fish",
        "644 /opt/m/share/man/man1/matinee.1", "644 /opt/m/share/zsh/site-functions/_matinee",
        "755 /opt/m/bin/matinee",
    ]

    @Test func allOfItIsPutWhereItBelongsAndRemoved() async throws {
        let place = try TemporaryFolder()
        let places = ["--destdir", place.path, "--prefix", "/opt/m"]
        let done = try await install("--binary", MatineeProgram.path, places[0], places[1], places[2], places[3])
        #expect(done.status == 0 && done.complaint.isEmpty, "\(done)")
        #expect(try files(place) == Self.expected)
        #expect(
            try await install("--list", places[2], places[3]).output.split(separator: "\n").map(String.init).sorted()
                == Self.expected)

        func content(_ path: String) throws -> String {
            try String(contentsOfFile: "\(place.path)/opt/m/\(path)", encoding: .utf8)
        }
        #expect(try content("share/man/man1/matinee.1") == ManualPage.standard.text + "\n")
        for (path, shell) in [
            ("bash-completion/completions/matinee", CompletionShell.bash), ("zsh/site-functions/_matinee", .zsh),
            ("fish/vendor_completions.d/matinee.fish", .fish),
        ] {
            #expect(try content("share/\(path)") == shell.script(.standard) + "\n")
        }

        // What somebody else has put beside it stays.
        let other = "\(place.path)/opt/m/share/applications/other.desktop"
        try Data().write(to: URL(filePath: other))
        let undone = try await install("--remove", places[0], places[1], places[2], places[3])
        #expect(undone.status == 0 && undone.complaint.isEmpty)
        #expect(try files(place).map { $0.split(separator: " ").last } == ["/opt/m/share/applications/other.desktop"])
        #expect(!FileManager.default.fileExists(atPath: "\(place.path)/opt/m/share/doc/matinee"))
    }

    @Test func withoutAProgramNothingIsPutAnywhere() async throws {
        let place = try TemporaryFolder()
        let result = try await install("--binary", "/nowhere/matinee", "--destdir", place.path)
        #expect(result.status == 1 && result.complaint.contains("make build"))
        #expect(try files(place).isEmpty)
    }

    /// The package recommends the packages of what is loaded while the program runs.
    @Test func thePackageKnowsAllLibrariesThatAreLoadedLater() throws {
        let script = try String(contentsOfFile: "\(Self.root)/scripts/package", encoding: .utf8)
        let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("libraries=") })
        let named = Set(line.matches(of: /lib[a-z0-9]+\.so\.[0-9]+/).map { String($0.0) })
        let sources = "\(Self.root)/Sources"
        let loaded = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
            .flatMap { path in
                try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
                    .matches(of: /"(lib[a-z0-9]+\.so\.[0-9]+)"/).map { String($0.1) }
            }
        #expect(named == Set(loaded))
    }

    @Test func theChangelogIsOfThisVersion() throws {
        let changelog = try String(contentsOfFile: "\(Self.root)/scripts/packaging/changelog", encoding: .utf8)
        #expect(changelog.hasPrefix("matinee (\(Usage.version)-"))
    }
}
