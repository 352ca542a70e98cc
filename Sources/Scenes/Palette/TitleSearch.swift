import Browsing
import Entities
import Services

/// Asks sources for what is being typed, each on its own, once the reader has stopped typing for a moment. Answers to an
/// older text are dropped.
@MainActor
final class TitleSearch {
    private enum Work: Hashable {
        case rest
        case ask(SearchedCatalog)
    }

    /// What a source has said of the text.
    struct Answer: Sendable {
        let catalog: SearchedCatalog
        let found: FoundTitles
    }

    /// In the order in which they came, so that none moves another.
    private(set) var answers: [Answer] = []
    /// The catalogues that are being asked.
    private(set) var asked: [SearchedCatalog] = []
    /// Set by the owner, which they should hold weakly: called when there is an answer, or a source is asked.
    var didChange: (@MainActor () -> Void)?
    private let finder: any TitleFinder
    private let pause: Pause
    private let scope = TaskScope<Work>()
    private var text = ""

    /// - Parameter pause: how long the reader must have stopped typing.
    init(finder: any TitleFinder, pause: Pause) {
        self.finder = finder
        self.pause = pause
    }

    /// Another text is looked for; an empty one is not.
    func look(for typed: String) {
        let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard text != self.text else { return }
        self.text = text
        scope.cancelAll()
        (answers, asked) = ([], [])
        guard !text.isEmpty else { return }
        scope.start(.rest) { [weak self, pause] in
            await pause.wait()
            if !Task.isCancelled { self?.ask() }
        }
    }

    private func ask() {
        asked = finder.catalogs.filter { text.count >= $0.shortestSearch }
        for catalog in asked {
            scope.start(.ask(catalog)) { [weak self, finder, text] in
                let found = await finder.titles(text, in: catalog)
                if !Task.isCancelled { self?.take(Answer(catalog: catalog, found: found)) }
            }
        }
        didChange?()
    }

    private func take(_ answer: Answer) {
        asked.removeAll { $0 == answer.catalog }
        answers.append(answer)
        didChange?()
    }
}
