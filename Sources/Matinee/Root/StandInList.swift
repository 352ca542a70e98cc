import Navigation

/// A list that stands in for that of a service: its title says where its rows are from.
@MainActor
final class StandInList: ScreenWrapper {
    let wrapped: any Screen
    private let source: String

    /// - Parameter source: the name of where its rows are from.
    init(_ list: any Screen, from source: String) {
        (wrapped, self.source) = (list, source)
    }

    var title: String { "\(wrapped.title) · \(source)" }
}
