import Entities
import LenientJSON

/// What Last.fm's lists say of themselves, and how far it is believed.
struct LastFMPaging: LenientlyDecodable, Sendable {
    @Lenient var perPage: Int?
    @Lenient var totalPages: Int?
    @Lenient var total: Int?

    /// Last.fm counts two million pages of a chart, and forty thousand albums of an artist, most of them made up
    /// by tags. What comes after this page is of no use to anyone.
    static let lastPage = 20

    /// - Parameter item: nil for an element that stands for nothing.
    /// - Returns: nil for a page that contradicts itself: without a readable element, though it brings something or says
    ///   that there are elements at that place.
    func page<Element, Item>(
        _ number: Int, of list: LastFMList<Element>?, _ item: (Element) -> Item?
    ) -> Page<Item>? {
        let (elements, sentCount) = (list?.elements ?? [], list?.sentCount ?? 0)
        let last = min(totalPages ?? .max, Self.lastPage)
        guard !elements.isEmpty || sentCount == 0 && !promisesElements(on: number, last) else { return nil }
        // What a service says of itself may be any number.
        let (reachable, isAbsurd) = Self.lastPage.multipliedReportingOverflow(by: max(0, perPage ?? sentCount))
        return Page(
            items: elements.compactMap(item), sentCount: sentCount,
            total: total.flatMap { !isAbsurd && (0...reachable).contains($0) ? $0 : nil },
            isLast: sentCount == 0 || number >= last)
    }

    /// Not the last page of several: the list may have become shorter since the page before it came.
    private func promisesElements(on number: Int, _ last: Int) -> Bool {
        number == 1 ? (total ?? 0) > 0 : totalPages != nil && number < last
    }

    static func pastTheEnd<Item>() -> Page<Item> {
        Page(items: [], sentCount: 0, total: nil, isLast: true)
    }
}
