package import Entities
package import Services

/// What is known of a shared shelf, kept up to date while it is in sight.
@MainActor
package final class ShelfWatch {
    /// Set by the owner, which it should hold weakly: called when something below has changed.
    package var didChange: (@MainActor () -> Void)?
    /// What the shelf does not have yet, in the order in which it was done.
    package private(set) var pending: [ShelfChange] = []
    /// Why that could not be read; then it is what was read before.
    package private(set) var failure: LibraryFailure?
    /// Whether it was tried to read it.
    package private(set) var isLoaded = false
    private let shelf: any SharedShelf
    private let follower: ChangeFollower<Result<[ShelfChange], LibraryFailure>>

    package init(shelf: any SharedShelf) {
        self.shelf = shelf
        follower = ChangeFollower {
            do throws(LibraryFailure) { return .success(try await shelf.pending()) } catch { return .failure(error) }
        }
        follower.didRead = { [weak self] in self?.didRead($0) }
    }

    package var state: ShelfState { shelf.state }

    /// Whether there is one.
    package var isThere: Bool { state != .none }

    /// Whether it is being asked, or about to be.
    package var isAsking: Bool {
        switch state {
        case .none, .failed: false
        case .asking: true
        case .upToDate: pending.contains { $0.state == .waiting }
        }
    }

    /// Asks the shelf, and hears of it from now on. Does nothing where there is none.
    package func begin() {
        guard isThere else { return }
        follower.follow(shelf.changes())
        synchronize()
        follower.readAnew()
    }

    package func synchronize() {
        if isThere { shelf.synchronize() }
    }

    /// Nil for a book that the shelf has as it is here.
    package func change(of subject: LibrarySubject) -> ShelfChange? {
        pending.last { $0.subject == subject }
    }

    private func didRead(_ result: Result<[ShelfChange], LibraryFailure>) {
        isLoaded = true
        switch result {
        case .success(let read): (pending, failure) = (read, nil)
        case .failure(let reason): failure = reason
        }
        didChange?()
    }
}
