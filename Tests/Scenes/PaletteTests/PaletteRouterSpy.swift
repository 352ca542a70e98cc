import Commands
import Entities
import Presentation

@testable import Palette

/// Records where it leads.
@MainActor
final class PaletteRouterSpy: PaletteRouter {
    enum Call: Equatable {
        case run(Command)
        case go(ProgramPlace)
        case open(KnownItem, isBeside: Bool)
        case search(LibrarySubject.Kind, String)
        case leave
    }

    private(set) var calls: [Call] = []

    func run(_ offered: OfferedCommand) { calls.append(.run(offered.command)) }
    func go(to place: ProgramPlace) { calls.append(.go(place)) }
    func open(_ item: KnownItem, isBeside: Bool) { calls.append(.open(item, isBeside: isBeside)) }
    func search(_ kind: LibrarySubject.Kind, for text: String) { calls.append(.search(kind, text)) }
    func leave() { calls.append(.leave) }
}
