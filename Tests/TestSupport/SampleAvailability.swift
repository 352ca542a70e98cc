import Entities
package import Services

extension SourceAvailability {
    /// Both services answer.
    package static let live = SourceAvailability(
        answering: [.movie: .tmdb, .artist: .lastFM, .album: .lastFM],
        access: [.tmdb: .key(.tmdb), .lastFM: .key(.lastFM), .builtIn: .builtIn])

    /// Films are from their service. Music is built in, though there is a key for its service.
    package static let withBuiltInMusic = SourceAvailability(
        answering: [.movie: .tmdb, .artist: .builtIn, .album: .builtIn],
        access: [.tmdb: .key(.tmdb), .lastFM: .withoutBuiltIn, .builtIn: .builtIn])
}
