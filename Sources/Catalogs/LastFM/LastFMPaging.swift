import Entities
import HTTP

/// The paging data of Last.fm's lists, and how far they can be trusted.
struct LastFMPaging: LenientlyDecodable, Sendable {
    @Lenient var perPage: Int?
    @Lenient var totalPages: Int?
    @Lenient var total: Int?

    /// Last.fm reports two million pages for a chart, and forty thousand albums for an artist, most of them from wrong
    /// tags. Pages after this one are useless.
    static let lastPage = 20

    /// - Parameter item: makes an item; nil if the element stands for nothing.
    /// - Returns: nil for a page that contradicts itself: it has no readable element, although it sent some or claims
    ///   to have some.
    func page<Element, Item>(
        _ number: Int, of list: LastFMList<Element>?, _ item: (Element) -> Item?
    ) -> Page<Item>? {
        let (elements, sentCount) = (list?.elements ?? [], list?.sentCount ?? 0)
        let last = min(totalPages ?? .max, Self.lastPage)
        guard !elements.isEmpty || sentCount == 0 && !promisesElements(on: number, last) else { return nil }
        // The service may send any number here.
        let (reachable, isAbsurd) = Self.lastPage.multipliedReportingOverflow(by: max(0, perPage ?? sentCount))
        return Page(
            items: elements.compactMap(item), sentCount: sentCount,
            total: total.flatMap { !isAbsurd && (0...reachable).contains($0) ? $0 : nil },
            isLast: sentCount == 0 || number >= last)
    }

    /// Not the last of several pages, since the list may have become shorter meanwhile.
    private func promisesElements(on number: Int, _ last: Int) -> Bool {
        number == 1 ? (total ?? 0) > 0 : totalPages != nil && number < last
    }
}
