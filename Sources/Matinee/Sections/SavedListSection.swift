import Browsing
import Commands
import Entities
import Navigation
import Presentation
import Services
import TerminalKit
import Widgets

/// A section whose list is a view. Which one has the section's name is in the library, so that its first frame comes before
/// its list.
@MainActor
final class SavedListSection {
    private enum Work { case find }

    private let name: String
    private let library: any Library
    private let makeList: @MainActor (SavedView) -> FallbackSection.List?
    private let makeScreen: @MainActor (any Screen) -> any Screen
    private let wording: Wording
    private weak var display: (any Display)?
    private let scope = TaskScope<Work>()
    private var shown: any Screen
    private var list: FallbackSection.List?
    private var hasBegun = false
    /// Where the list is to be shown from, as soon as it is there.
    private var wanted: ScreenMemento?

    /// - Parameters:
    ///   - name: of the view.
    ///   - makeScreen: puts what there is in place of a list into a frame.
    ///   - makeList: nil where no source has lists of its kind.
    init(
        _ name: String, library: any Library, wording: Wording, display: any Display,
        makeScreen: @escaping @MainActor (any Screen) -> any Screen,
        makeList: @escaping @MainActor (SavedView) -> FallbackSection.List?
    ) {
        self.name = name
        self.library = library
        self.makeList = makeList
        self.makeScreen = makeScreen
        self.wording = wording
        self.display = display
        shown = makeScreen(MessageScreen(title: name, message: Message(wording.loading), isPassing: true))
    }

    /// Where the list's rows are from; nil as long as there is none.
    var source: String? { list?.origin.source }

    private func find() {
        scope.start(.find) { [weak self, library, name] in
            let found: Result<SavedView?, LibraryFailure>
            do throws(LibraryFailure) { found = .success(try await library.view(named: name)) } catch {
                found = .failure(error)
            }
            if !Task.isCancelled { self?.didFind(found) }
        }
    }

    private func didFind(_ found: Result<SavedView?, LibraryFailure>) {
        switch found {
        case .success(let view):
            list = view.flatMap(makeList)
            if let list {
                shown = list.makeScreen()
                if var wanted {
                    // It begins as the view, whatever was made of it the last time.
                    wanted.filter = view?.refinement.storedText
                    shown.restore(wanted)
                }
            } else {
                show(view == nil ? wording.library.noSuchView(name) : wording.library.viewIsClosed)
            }
        case .failure(let failure): show(wording.library.failure(failure))
        }
        display?.setNeedsDisplay()
    }

    private func show(_ message: Message) {
        shown = makeScreen(MessageScreen(title: name, message: message))
    }
}

extension SavedListSection: ScreenWrapper {
    var wrapped: any Screen { shown }

    var isBusy: Bool { shown.isBusy || scope.isRunning(.find) }

    var isAwaitingRows: Bool { list == nil || shown.isAwaitingRows }

    var commands: [Command] { list == nil ? [.refresh] : shown.commands }

    func draw(on surface: Surface, hasFocus: Bool) {
        shown.draw(on: surface, hasFocus: hasFocus)
        guard !hasBegun else { return }
        hasBegun = true
        find()
    }

    func handle(_ command: Command) -> Bool {
        guard list == nil, command == .refresh else { return shown.handle(command) }
        find()
        return true
    }

    var memento: ScreenMemento { list == nil ? wanted ?? ScreenMemento() : shown.memento }

    func restore(_ memento: ScreenMemento) {
        wanted = memento
        if list != nil { shown.restore(memento) }
    }
}
