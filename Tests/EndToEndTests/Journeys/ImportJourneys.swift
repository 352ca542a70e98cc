import Foundation
import ScreenTestSupport
import TestSupport
import Testing

extension EndToEnd {
    /// A file of another service comes into the library, and goes again.
    struct ImportJourneys {
        @Test func aFileIsTriedOutTakenInAndTakenBack() async throws {
            try await journey { user in
                let rows = """
                    Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
                    2026-01-02,Quixotic,1971,https://boxd.it/a,4.5,,cinema,2026-01-01
                    2026-01-03,Xqz,nineteen,https://boxd.it/b,,,,
                    """
                try Data(rows.utf8).write(to: URL(filePath: user.home + "/diary.csv"))
                let terminal = try await user.start(["library", "--fresh"])
                try await terminal.wait(forText: "Nothing kept yet")
                try await terminal.press("I")
                try await terminal.wait(forText: "┌ Import")
                try await terminal.paste("~/diary.csv")
                try await terminal.press("Enter")
                try await terminal.wait(forText: "1 new, 1 left out")
                try await terminal.wait(forText: "line 3: 'year'")
                try await terminal.press("n")
                try await terminal.wait(for: "no question") { !$0.contains("Import this") }
                try await terminal.press("Enter")
                try await terminal.wait(forText: "Import this")
                try await terminal.press("y")
                try await terminal.wait(forText: " · u undoes it")
                try await terminal.wait(forText: "Quixotic")
                try await terminal.press("u")
                try await terminal.wait(forText: "As before the import")
                try await terminal.wait(forText: "Nothing kept yet")
            }
        }
    }
}
