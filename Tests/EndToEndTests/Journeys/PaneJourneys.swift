import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// How list and detail share the screen.
    struct PaneJourneys {
        @Test func theirSizeAndPlaceAreKeptAndNothingIsAskedAgain() async throws {
            try await journey { user in
                let server = try await FixtureServer.start()
                let terminal = try await user.start(["--fresh"], at: server.address, width: 120, height: 40)
                try await terminal.waitForList()
                try await terminal.burst("↓", times: 30)
                let title = try #require(try await terminal.wait(forRow: 31).selection)
                try await terminal.wait(for: "its detail") { screen in
                    screen.rightPane.contains { $0.hasPrefix(" \(title)") } && screen.contains("Director")
                }
                let asked = try await server.requests().count
                try await terminal.press("<", "<")
                try await terminal.wait(for: "a narrow list, on the same row") {
                    $0.divider == 42 && $0.position?.row == 31
                }
                try await terminal.press("|")
                try await terminal.wait(for: "the detail below the list") { screen in
                    !screen.isSplit && screen.selection == title && screen.contains("├ \(title)")
                        && screen.contains("Director")
                }
                #expect(try await server.requests().count == asked)
                try await terminal.press("q")
                #expect(try await terminal.exitStatus() == 0)

                let again = try await user.start(at: server.address, width: 60, height: 60)
                try await again.wait(for: "the same in a tall terminal") { screen in
                    screen.selection == title && screen.contains("├ \(title)")
                }
                try await again.press("=")
                try await again.wait(for: "one pane, as usual there") { !$0.contains("├") && $0.selection == title }
            }
        }

        @Test func asTheSettingsSay() async throws {
            try await journey { user in
                let terminal = try await user.start(
                    ["--fresh"], width: 100, height: 30,
                    environment: ["MATINEE_PANES_THRESHOLD": "90", "MATINEE_PANES_RATIO": "60"])
                try await terminal.wait(forDivider: 60)
                try await terminal.resize(width: 89, height: 30)
                try await terminal.wait(for: "one pane") { !$0.isSplit }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Director")
                try await terminal.press("|")
                try await terminal.wait(forDivider: 53)
            }
        }
    }
}
