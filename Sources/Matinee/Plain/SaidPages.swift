import Presentation
import Widgets

/// What was said of pages, so that of a page that has changed a little only that is said.
struct SaidPages {
    private struct Said {
        let page: PlainPage
        let heading: String
        let body: [String]
    }

    private let speech: PlainSpeech
    private let words: Words<PlainWording>
    /// The page that was said last.
    private var last: Said?
    /// The page of the list that a menu is over, as it was said last.
    private var below: Said?
    /// Whether the next page is to be said though nothing of it has changed.
    var mustRepeat = false

    /// With more of them the page is said again.
    private static let mostChanges = 2

    init(speech: PlainSpeech, words: Words<PlainWording>) {
        self.speech = speech
        self.words = words
    }

    /// All of it, or only the rows that have changed. It counts as said then.
    mutating func lines(of page: PlainPage) -> [String] {
        let now = Said(page: page, heading: speech.heading(of: page), body: speech.body(of: page))
        let before = last.flatMap { $0.page.isMenu && !page.isMenu ? below : $0 }
        if page.isMenu, last?.page.isMenu == false { below = last }
        defer {
            last = now
            mustRepeat = false
        }
        if !mustRepeat, let before, let changes = changes(from: before, to: now) { return changes }
        let whole = (now.heading.isEmpty ? [] : [now.heading]) + now.body
        guard before?.page.title != page.title else { return whole }
        return whole + (page.asked == .lines ? [words.noteHelp] : []) + (page.isForm ? [words.formHelp] : [])
    }

    /// Whether this row of the page was another one when it was said.
    func isOtherwise(_ number: Int, on page: PlainPage) -> Bool {
        func title(_ page: PlainPage?) -> String? { page?.rows.first { $0.number == number }?.title }
        return title(last?.page).map { $0 != title(page) } ?? false
    }

    /// What is to be said of a page whose rest was said before; nil where that is not so.
    private func changes(from before: Said, to now: Said) -> [String]? {
        // Of a text that is being written its writer knows what it says.
        if now.page.asked == .lines, before.page.asked == .lines, before.page.title == now.page.title {
            return now.page.messages.filter { !before.page.messages.contains($0) }.map(speech.line)
        }
        guard before.heading == now.heading, before.body.count == now.body.count else { return nil }
        let changed = zip(before.body, now.body).filter { $0 != $1 }.map(\.1)
        return changed.count <= Self.mostChanges ? changed : nil
    }
}
