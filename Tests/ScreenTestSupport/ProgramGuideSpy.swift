import Commands
package import Entities
import Navigation
package import Presentation
import TestSupport

/// A program with a few commands, places and items; it records where it is led.
@MainActor
package final class ProgramGuideSpy: ProgramGuide {
    package var directory = ProgramDirectory.sample
    package private(set) var calls: [String] = []

    package init() {}

    package func run(_ offered: OfferedCommand) { calls.append("run \(offered.command)") }
    package func go(to place: ProgramPlace) { calls.append("go to \(place.name)") }
    package func open(_ item: KnownItem, isBeside: Bool) {
        calls.append("open \(item.summary.title)" + (isBeside ? " beside" : ""))
    }
    package func search(_ kind: LibrarySubject.Kind, for text: String) { calls.append("search \(kind) for \(text)") }
    package func leave() { calls.append("leave") }
}

extension ProgramDirectory {
    package static let sample = ProgramDirectory(
        commands: [
            OfferedCommand(.sort, keys: "s", isAvailable: true),
            OfferedCommand(.save, keys: "Ctrl-S", isAvailable: false),
        ],
        places: [
            ProgramPlace(.section(SectionID(rawValue: "movies")), name: "Movies", key: "1"),
            ProgramPlace(.section(SectionID(rawValue: "library")), name: "Library", key: nil),
        ],
        used: [.place(ProgramPlace(.section(SectionID(rawValue: "library")), name: "Library", key: nil))],
        opened: [.film("Moonlight", 1), .film("花樣年華", 2)],
        loaded: [.film("Moonrise Kingdom", 3), .film("Moon", 4)])
}

extension KnownItem {
    package static func film(_ title: String, _ number: Int, subtitle: String? = nil) -> KnownItem {
        KnownItem(
            LibrarySummary(
                subject: LibrarySubject(kind: .movie, id: ItemID(source: .tmdb, key: "\(number)")), title: title,
                subtitle: subtitle, released: CalendarDate(iso8601: "2016-10-21")))
    }
}
