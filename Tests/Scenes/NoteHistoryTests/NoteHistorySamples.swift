import Entities
import TestSupport

extension LibrarySummary {
    static let sample = LibrarySummary(subject: .movie(MovieID(1)), title: "Yi Yi")
    static let other = LibrarySummary(subject: .movie(MovieID(2)), title: "Ran")
}
