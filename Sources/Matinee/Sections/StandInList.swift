import Navigation

/// A list that stands in for that of a service: its title says where its rows are from.
@MainActor
final class StandInList {
    private let list: any Screen
    private let source: String

    /// - Parameter source: the name of where its rows are from.
    init(_ list: any Screen, from source: String) {
        (self.list, self.source) = (list, source)
    }
}

extension StandInList: ScreenWrapper {
    var wrapped: any Screen { list }

    var title: String { "\(list.title) · \(source)" }
}
