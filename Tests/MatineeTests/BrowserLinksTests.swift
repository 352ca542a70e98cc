import Foundation
import Presentation
import ScreenTestSupport
import TestSupport
import Testing

@testable import Matinee

@MainActor
struct BrowserLinksTests {
    private let folder: TemporaryFolder
    private let notices = NoticeBoardSpy()
    private let clipboard = ClipboardSpy()
    private let links: BrowserLinks

    /// The process name of the browser in these tests.
    private nonisolated static let name = "links-browser"

    init() throws {
        folder = try TemporaryFolder()
        let browser = folder.path + "/" + Self.name
        try FileManager.default.createSymbolicLink(atPath: browser, withDestinationPath: "/bin/true")
        links = BrowserLinks(
            environment: ["DISPLAY": ":0", "BROWSER": browser], wording: Self.wording, notices: notices,
            clipboard: clipboard)
    }

    private static let wording = Wording.sample("en_US")
    private nonisolated static let url = "https://example.org"

    /// - Returns: the path of a script with these lines.
    private func program(_ name: String, _ lines: String) throws -> String {
        try installProgram("#!/bin/sh\n\(lines)\n", at: folder.path + "/" + name)
    }

    private func links(_ browsers: String...) -> BrowserLinks {
        BrowserLinks(
            environment: ["DISPLAY": ":0", "BROWSER": browsers.joined(separator: ":")], wording: Self.wording,
            notices: notices, clipboard: clipboard)
    }

    private func said(_ count: Int) async -> [String] {
        _ = await eventually { @MainActor in notices.notices.count >= count }
        return notices.notices.map(\.what)
    }

    @Test func aBrowserThatFailsAtOnceIsNamedWithWhatItEndedWith() async throws {
        let browser = try program("bad", "exit 3")
        let links = links(browser)
        links.open(Self.url)
        #expect(
            await said(3) == [
                Self.wording.openedLink(Self.url), "\(browser) ended with 3. The page: \(Self.url)",
                "Sent to the terminal's clipboard",
            ])
        #expect(notices.notices.last?.isFailure == true && clipboard.copied == [Self.url])
        #expect(notices.notices.last?.remedy == "\(browser) ended with 3. The page: \(Self.url)")
    }

    @Test func theNextOneIsTriedInItsPlace() async throws {
        let note = folder.path + "/note"
        let links = links(try program("bad", "exit 3"), "no-such-browser", try program("good", "echo \"$1\" >\(note)"))
        links.open(Self.url)
        #expect(await eventually { (try? String(contentsOfFile: note, encoding: .utf8)) == Self.url + "\n" })
        #expect(await said(2) == [Self.wording.openedLink(Self.url), Self.wording.openedLink(Self.url)])
    }

    @Test func oneThatIsKilledHasFailedToo() async throws {
        let browser = try program("killed", "kill -9 $$")
        let links = links(browser)
        links.open(Self.url)
        #expect(await said(3).contains("\(browser) was ended by signal 9. The page: \(Self.url)"))
    }

    @Test func withoutAnyTheLinkIsToBeOpenedByHand() async {
        let links = links("no-such-browser")
        links.open(Self.url)
        #expect(await said(2) == [Self.wording.linkToOpen(Self.url), "Sent to the terminal's clipboard"])
        #expect(notices.notices.last?.remedy == Self.wording.linkToOpen(Self.url) && clipboard.copied == [Self.url])
    }

    @Test("Over ssh a browser would open on a screen that nobody looks at", arguments: ["SSH_CONNECTION", "SSH_TTY"])
    func overSSHTheLinkIsToBeOpenedByHand(variable: String) async throws {
        let note = folder.path + "/note"
        let links = BrowserLinks(
            environment: [
                "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", variable: "x",
                "BROWSER": try program("seen", "echo \"$1\" >\(note)"),
            ], wording: Self.wording, notices: notices, clipboard: clipboard)
        links.open(Self.url)
        #expect(await said(2).contains(Self.wording.linkToOpen(Self.url)))
        #expect(clipboard.copied == [Self.url] && !FileManager.default.fileExists(atPath: note))
    }

    @Test("What is no page of the web is neither opened nor run")
    func whatIsNoPageIsNotOpened() async throws {
        let note = folder.path + "/note"
        links(try program("seen", "echo \"$1\" >\(note)")).open("--help")
        #expect(await said(2).contains(Self.wording.linkToOpen("--help")))
        #expect(!FileManager.default.fileExists(atPath: note))
    }

    @Test func browsersThatHaveEndedDoNotAddUp() async throws {
        for _ in 1...20 { links.open("https://example.org") }
        // Each link starts one browser, which may end before this check.
        let areGone = await eventually { await openOneMore() <= 3 }
        #expect(areGone)
    }

    private func openOneMore() -> Int {
        links.open("https://example.org")
        return (try? Self.processes()) ?? .max
    }

    /// How many child processes have the browser's name, zombies included.
    private nonisolated static func processes() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { entry in
            guard let text = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8) else { return false }
            let parent = text.split(separator: ")").last?.split(separator: " ").dropFirst().first
            return text.contains("(\(name))") && parent == "\(getpid())"
        }.count
    }
}
