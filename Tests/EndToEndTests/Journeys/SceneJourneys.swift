import Foundation
import ScreenTestSupport
import TerminalKit
import TestSupport
import Testing

extension EndToEndCases {
    /// Each scene in each of its states, resized across all layouts.
    struct SceneJourneys {
        private static var scenes: [String] { SceneWays.entries.keys.sorted() }

        @Test func eachSceneHasItsStates() throws {
            let scenes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Scenes")
            let names = try FileManager.default.contentsOfDirectory(atPath: scenes.standardized.path)
            #expect(Set(names) == Set(SceneWays.entries.keys))
            for (scene, entries) in SceneWays.entries {
                for state in SceneState.allCases { #expect(entries[state] != nil, "\(scene), \(state)") }
            }
        }

        @Test(arguments: scenes) func nothingIsLostInOtherSizes(scene: String) async throws {
            let server = try await FixtureServer.start()
            for state in SceneState.allCases {
                guard case .way(let way) = SceneWays.entries[scene]?[state] else { continue }
                do {
                    try await resize(in: state, by: way, server)
                } catch {
                    Issue.record("\(state): \(error)")
                }
            }
        }

        private func resize(in state: SceneState, by way: SceneWay, _ server: FixtureServer) async throws {
            // A request ends after a time. Where the machine was too slow for all sizes within it, it was not being loaded
            // until the end, and nothing was shown.
            for attempt in 1...3 {
                var beginning = ContinuousClock.now
                do {
                    return try await journey { user in
                        beginning = .now
                        let terminal = try await reach(way, user, state.step, server)
                        try await resize(terminal, state.step, way.text)
                    }
                } catch  where state == .loading && attempt < 3 && beginning.duration(to: .now) > Self.timeOfRequest {}
            }
        }

        /// That of `CurlLimits`.
        private static let timeOfRequest = Duration.seconds(15)

        /// Resizes across all layouts and back.
        ///
        /// - Parameter text: a visible text.
        private func resize(_ terminal: any JourneyTerminal, _ step: JourneyStep, _ text: String) async throws {
            let narrow = try await terminal.wait(forText: text, at: step)
            var wide: ScreenText?
            for (width, height) in [(120, 24), (99, 9), (30, 6), (1, 1), (120, 24), (80, 24)] {
                try await terminal.resize(width: width, height: height)
                guard width >= 40 else { continue }
                let screen = try await terminal.wait(for: "\(width)×\(height)", at: step) {
                    $0.fills(width, height) && (width < 120 || wide == nil || $0.looksLike(wide))
                        && (width != 80 || $0.looksLike(narrow))
                }
                if width == 120 { wide = screen }
            }
        }

        private func reach(
            _ way: SceneWay, _ user: User, _ step: JourneyStep, _ server: FixtureServer
        ) async throws -> any JourneyTerminal {
            try await server.reset()
            try await server.have(way.counts)
            try await server.spoil(way.faults)
            if way.beginning == .withDamagedLibrary {
                let folder = user.home + "/.local/share/matinee"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data("no database".utf8).write(to: URL(filePath: folder + "/library.sqlite"))
            }
            if case .withImport(let title) = way.beginning { try await user.importFilm(title, year: 1900) }
            if way.beginning == .offline {
                let terminal = try await user.start(["--fresh"], at: server.address)
                try await press(way.keys, terminal, step)
                try await terminal.press("Ctrl-C")
                _ = try await terminal.exitStatus()
            }
            let terminal = try await user.start(
                ["--fresh"] + (way.beginning == .offline ? ["--offline"] : []), at: server.address)
            try await press(way.keys, terminal, step)
            if !way.typed.isEmpty { try await terminal.burst(way.typed) }
            if !way.faultsAfterwards.isEmpty { try await server.spoil(way.faultsAfterwards) }
            try await press(way.keysAfterwards, terminal, step)
            return terminal
        }

        /// Keys whose effect need not be waited for.
        private static let motions: Set<Keystroke> = ["↑", "↓", "PgDn"]

        private func press(
            _ keys: [Keystroke], _ terminal: any JourneyTerminal, _ step: JourneyStep
        ) async throws {
            try await terminal.wait(for: "a frame", at: step) { $0.fills(80, 24) }
            for key in keys {
                try await terminal.press(key)
                if Self.motions.contains(key) { continue }
                try await terminal.wait(for: "what \(key) does", at: step) { $0.fills(80, 24) }
            }
        }
    }
}

extension SceneState {
    fileprivate var step: JourneyStep { self == .loading ? .loading : .atRest }
}

extension ScreenText {
    /// Whether the frame has this size.
    fileprivate func fills(_ width: Int, _ height: Int) -> Bool {
        // A notice at the bottom may have several lines, and a box over the screen leaves a column free at its sides.
        let widest = lines.map { HarmlessText.width(of: $0) }.max() ?? 0
        return lines.count >= height && (width - 1...width).contains(widest)
            && lines[height / 2..<height].contains { $0.first == "└" || $0.contains("╰") }
    }

    fileprivate func looksLike(_ other: ScreenText?) -> Bool {
        if let inBox { return inBox == other?.inBox }
        return withoutSpinner == other?.withoutSpinner
    }

    /// The rows of the box that lies over panes, whose content may still be loading behind it; nil without one.
    private var inBox: [String]? {
        guard let top = lines.firstIndex(where: { $0.dropFirst().contains("╭") }),
            let bottom = lines.lastIndex(where: { $0.dropFirst().contains("╰") }), top < bottom
        else { return nil }
        // Left of it stands a pane with its own border.
        return lines[(top + 1)..<bottom].compactMap {
            $0.split(separator: "│", omittingEmptySubsequences: false).dropFirst(2).first
        }
        .map(String.init)
    }
}
