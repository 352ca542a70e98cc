import Entities
package import Services

extension SourceAvailability {
    /// Both services answer, and nothing else does.
    package static let live = SourceAvailability(
        open: [.tmdb: [.movie], .lastFM: [.artist, .album]], closed: [.builtIn: .withoutBuiltIn])

    /// Only what is built in answers. There is a key for one of the services.
    package static let builtInOnly = SourceAvailability(
        open: [.builtIn: [.movie, .artist, .album]], closed: [.tmdb: .key(.tmdb), .lastFM: .withoutBuiltIn])
}
