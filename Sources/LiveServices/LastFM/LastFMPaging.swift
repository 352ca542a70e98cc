import Entities

/// What Last.fm's lists say of themselves, and how far it is believed.
struct LastFMPaging: LenientlyDecodable, Sendable {
    @Lenient var perPage: Int?
    @Lenient var totalPages: Int?
    @Lenient var total: Int?

    /// Last.fm counts two million pages of a chart, and forty thousand albums of an artist, most of them made up
    /// by tags. What comes after this page is of no use to anyone.
    static let lastPage = 20

    func page<Item>(_ number: Int, items: [Item], sentCount: Int) -> Page<Item> {
        // What a service says of itself may be any number.
        let (reachable, isAbsurd) = Self.lastPage.multipliedReportingOverflow(by: max(0, perPage ?? sentCount))
        return Page(
            items: items, sentCount: sentCount,
            total: total.flatMap { !isAbsurd && (0...reachable).contains($0) ? $0 : nil },
            isLast: sentCount == 0 || number >= min(totalPages ?? .max, Self.lastPage))
    }

    static func pastTheEnd<Item>() -> Page<Item> {
        Page(items: [], sentCount: 0, total: nil, isLast: true)
    }
}
