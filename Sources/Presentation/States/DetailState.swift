package import Entities

/// What a detail shows at one moment.
package struct DetailState: Equatable {
    /// Stands in the border.
    package var title: String
    /// Nil if nothing is known of the thing yet.
    @Boxed package var content: DetailContent?
    /// Nil where the terminal shows no pictures.
    package var picture: PictureState?
    /// Stands below the content, or in its place: loading, or a failure.
    package var message: Message?
    /// The failure after which a refresh tries again; nil if nothing has failed.
    package var failure: CatalogFailure?
    /// Whether something of it is being waited for: the thing, or what is in a menu about it.
    package var isLoading = false
    /// Whether it leads to the next and the previous item of a list.
    package var hasSiblings = false
    package var offers: Set<Offer> = []
    /// What is asked at its foot.
    package var question: Question?
    @Boxed package var menu: Menu?

    package init(title: String = "", content: DetailContent? = nil, message: Message? = nil) {
        (self.title, self.message) = (title, message)
        _content = Boxed(wrappedValue: content)
    }

    /// What this thing has, and others of its kind may not have.
    package enum Offer: Hashable, Sendable {
        case page, trailer
        /// Rows that can be put in another order.
        case order
        /// To be changed, and to be deleted.
        case edit, delete
    }
}

extension Set<DetailState.Offer> {
    /// Only those of which the condition is true.
    package init(where conditions: KeyValuePairs<DetailState.Offer, Bool>) {
        self.init(conditions.lazy.filter(\.value).map(\.key))
    }
}
