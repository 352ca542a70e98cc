package import Entities
package import Presentation
package import Services

/// Favourites and notes of the items that a screen shows, the same for all of them.
@MainActor
package final class Keeping {
    private let interactor: any KeepingInteractor
    private weak var router: (any NoteRouter)?
    private let orders: Orders<LibraryFailure>

    package init(
        interactor: any KeepingInteractor, router: any NoteRouter, notices: any NoticeBoard, wording: Wording
    ) {
        self.interactor = interactor
        self.router = router
        orders = Orders(notices: notices, message: wording.library.failure)
    }

    /// From memory, at once.
    package func marks(of subject: LibrarySubject) -> Marks {
        Marks(isFavourite: interactor.isFavourite(subject), hasNote: interactor.hasNote(subject))
    }

    /// The order has begun when this returns; why it failed is said below whatever is in sight.
    package func toggleFavourite(_ summary: LibrarySummary) {
        orders.begin { [interactor] () async throws(LibraryFailure) in
            try await interactor.toggleFavourite(summary)
        }
    }

    package func editNote(about summary: LibrarySummary) {
        router?.editNote(about: summary)
    }
}
