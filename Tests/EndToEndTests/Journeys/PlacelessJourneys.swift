import Foundation
import Testing

extension EndToEnd {
    /// Without folders for its data the program runs, stores nothing, and says so.
    struct PlacelessJourneys {
        @Test(arguments: [
            ("C.UTF-8", "Nothing is kept: HOME is not set to an absolute path"),
            ("de_DE.UTF-8", "Nichts wird behalten: HOME nennt keinen absoluten Pfad"),
            ("es_ES.UTF-8", "No se guarda nada: HOME no indica una ruta absoluta"),
        ])
        func withoutAHomeItSaysSoAtOnce(locale: String, notice: String) async throws {
            try await journey { user in
                let terminal = try await user.start(environment: ["HOME": "", "LC_ALL": locale])
                try await terminal.wait(forText: notice)
                try await terminal.press("↓")
                try await terminal.wait(for: "the keys, in place of the notice") { !$0.contains(notice) }
            }
        }

        @Test func aRelativeHomeIsNoneAndLeavesTheWorkingFolderAlone() async throws {
            let home = "home-\(UUID())"
            try await journey(in: [.vterm]) { user in
                let terminal = try await user.start(environment: ["HOME": home])
                try await terminal.wait(forText: "Nothing is kept")
                try await terminal.press("↓", "f", "q")
                #expect(try await terminal.exitStatus() == 0)
            }
            #expect(!FileManager.default.fileExists(atPath: home))
        }

        @Test func aFileInThePlaceOfTheSessionsFolderIsNamedOnce() async throws {
            try await journey { user in
                let file = user.home + "/file"
                try Data().write(to: URL(filePath: file))
                let terminal = try await user.start(width: 150, environment: ["XDG_STATE_HOME": file])
                try await terminal.press("↓")
                try await terminal.wait(forText: "Not kept (session): not a folder")
                try await terminal.press("↓")
                try await terminal.wait(for: "the keys, in place of the notice") { !$0.contains("Not kept") }
            }
        }

        @Test func libraryCommandsFailWithoutAPlace() async throws {
            for environment in [[:], ["HOME": ""], ["HOME": "home", "XDG_DATA_HOME": "data"]] {
                let command = try await Command.run(
                    try MatineeBinary.path(), ["library", "path"], environment: environment)
                #expect(command.status != 0)
                #expect(command.output == "")
                #expect(command.errors.contains("set HOME, or XDG_DATA_HOME to an absolute path"))
            }
        }
    }
}
