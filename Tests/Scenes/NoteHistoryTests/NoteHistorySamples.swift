import Entities

extension LibrarySummary {
    static let sample = LibrarySummary(subject: .movie(MovieID(1), .tmdb), title: "Yi Yi")
    static let other = LibrarySummary(subject: .movie(MovieID(2), .tmdb), title: "Ran")
}
