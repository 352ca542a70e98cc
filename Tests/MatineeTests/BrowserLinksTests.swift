import Foundation
import Presentation
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct BrowserLinksTests {
    private let folder: TemporaryFolder
    private let links: BrowserLinks

    /// By which the system's table of processes knows the browser of these tests.
    private nonisolated static let name = "links-browser"

    init() throws {
        folder = try TemporaryFolder()
        let browser = folder.path + "/" + Self.name
        try FileManager.default.createSymbolicLink(atPath: browser, withDestinationPath: "/bin/true")
        links = BrowserLinks(
            environment: ["DISPLAY": ":0", "BROWSER": browser], wording: .for(localeIdentifier: "en_US"))
    }

    @Test func browsersThatHaveEndedDoNotAddUp() async throws {
        for _ in 1...20 { links.open("https://example.org") }
        // Each link is followed by one browser, which may end before anybody asks.
        let areGone = await eventually { await openOneMore() <= 3 }
        #expect(areGone)
    }

    private func openOneMore() -> Int {
        links.open("https://example.org")
        return (try? Self.processes()) ?? .max
    }

    /// How many of this process's children are called like the browser, those included that have ended.
    private nonisolated static func processes() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { entry in
            guard let text = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8) else { return false }
            let parent = text.split(separator: ")").last?.split(separator: " ").dropFirst().first
            return text.contains("(\(name))") && parent == "\(getpid())"
        }.count
    }
}
