import Entities
import Navigation
import Presentation

@MainActor
protocol PaletteRouter: AnyObject {
    /// As if its key had been pressed where one was.
    func run(_ offered: OfferedCommand)
    func go(to place: ProgramPlace)
    /// - Parameter isBeside: whether it is opened beside what is there.
    func open(_ item: KnownItem, isBeside: Bool)
    /// Among all things of a kind, in their section.
    func search(_ kind: LibrarySubject.Kind, for text: String)
    /// Back to where one was.
    func leave()
}

@MainActor
final class PaletteDefaultRouter: PaletteRouter {
    private weak var guide: (any ProgramGuide)?

    init(guide: any ProgramGuide) {
        self.guide = guide
    }

    func run(_ offered: OfferedCommand) {
        guide?.run(offered)
    }

    func go(to place: ProgramPlace) {
        guide?.go(to: place)
    }

    func open(_ item: KnownItem, isBeside: Bool) {
        guide?.open(item, isBeside: isBeside)
    }

    func search(_ kind: LibrarySubject.Kind, for text: String) {
        guide?.search(kind, for: text)
    }

    func leave() {
        guide?.leave()
    }
}
