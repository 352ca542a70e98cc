import CatalogKit
import Entities
import Foundation
import Presentation
import Services
import Storage
import TestSupport
import Testing

@testable import CommandLine

/// No key is in the log, wherever it is set.
struct ProgramLogTests {
    private static let (ofFile, ofEnvironment) = (
        "0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"
    )

    @Test func keysOfTheFileAndOfTheEnvironmentAreNotWritten() throws {
        let folder = try TemporaryFolder()
        let environment = ["HOME": folder.path, "LASTFM_API_KEY": Self.ofEnvironment, "MATINEE_LOG_LEVEL": "info"]
        let before = try Settings(environment: environment)
        let log = ProgramLog(before, Folders(environment: environment), environment: environment)
        log.log.note(Message("It said \(Self.ofEnvironment).", isFailure: true))
        log.hideKeys(
            of: try Settings(
                environment: environment,
                file: SettingsFile(path: "config.json5", entries: ["tmdb.key": .init(text: Self.ofFile, line: 1)])))
        log.log.note(Message("Then it said \(Self.ofFile) and \(Self.ofEnvironment).", isFailure: true))
        let text = try String(contentsOfFile: "\(folder.path)/.local/state/matinee/\(LogFile.name)", encoding: .utf8)
        #expect(text.contains("It said") && text.contains("Then it said"))
        #expect(!text.contains(Self.ofFile) && !text.contains(Self.ofEnvironment))
    }
}
