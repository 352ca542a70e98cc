package import Entities
package import Services

/// A builder of lists that is asked for the first page before it builds one.
@MainActor
package protocol ListBuilder {
    /// What asks for a list as those of the source start.
    var interactor: any ListInteractor { get }
}

extension ListBuilder {
    package func isFirstPageCached() async -> Bool {
        await interactor.isFirstPageCached()
    }

    /// Asks for the first page. A list that is built after that has it at once.
    package func askForFirstPage() async throws(CatalogFailure) {
        try await interactor.askForFirstPage()
    }
}
