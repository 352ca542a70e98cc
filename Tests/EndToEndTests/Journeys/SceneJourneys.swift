import Foundation
import TestSupport
import Testing

extension EndToEndCases {
    /// Each scene in each of its states, and over the borders of all layouts in each of them.
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
                    var answered: Int?
                    try await journey { user in
                        let terminal = try await reach(way, user, at: server, state.step, &answered)
                        try await resize(terminal, state.step, way.text)
                    }
                } catch {
                    Issue.record("\(state): \(error)")
                }
            }
        }

        /// Over all borders of layouts and back.
        ///
        /// - Parameter text: what is in sight.
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

        /// - Parameter answered: how many requests the first who goes sees answered before the services fail.
        private func reach(
            _ way: SceneWay, _ user: User, at server: FixtureServer, _ step: JourneyStep, _ answered: inout Int?
        ) async throws -> any JourneyTerminal {
            try await server.reset()
            try await server.have(way.counts)
            try await server.spoil(way.faults)
            if way.beginning == .withDamagedLibrary {
                let folder = user.home + "/.local/share/matinee"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data("no database".utf8).write(to: URL(filePath: folder + "/library.sqlite"))
            }
            if way.beginning == .offline {
                let terminal = try await user.start(["--fresh"], at: server.address)
                try await press(way.keys, terminal, step)
                try await terminal.press("Ctrl-C")
                _ = try await terminal.exitStatus()
            }
            let terminal = try await user.start(
                ["--fresh"] + (way.beginning == .offline ? ["--offline"] : []), at: server.address)
            try await press(way.keys, terminal, step)
            if !way.faultsAfterwards.isEmpty {
                // What lies ready below is still on its way, and is not to fail.
                let known = answered ?? 0
                #expect(await eventually { (try? await self.countAnswers(of: server)) ?? 0 >= known })
                answered = try await countAnswers(of: server)
                try await server.spoil(way.faultsAfterwards)
            }
            try await press(way.keysAfterwards, terminal, step)
            return terminal
        }

        private func countAnswers(of server: FixtureServer) async throws -> Int {
            try await server.requests().count { $0.status != nil }
        }

        /// What brings nothing new has been done when the next key is.
        private static let motions: Set<Keystroke> = ["↑", "↓", "PgDn"]

        private func press(_ keys: [Keystroke], _ terminal: any JourneyTerminal, _ step: JourneyStep) async throws {
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
    /// Whether a frame of a size is there.
    fileprivate func fills(_ width: Int, _ height: Int) -> Bool {
        lines.count >= height && lines[1].count == width && lines[height - 2].first == "└"
    }

    fileprivate func looksLike(_ other: ScreenText?) -> Bool {
        withoutSpinner == other?.withoutSpinner
    }
}
