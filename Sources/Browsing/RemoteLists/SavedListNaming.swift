import Entities
import Presentation
import Services

/// Asks for a name, and keeps a list under it as the reader has refined it.
@MainActor
final class SavedListNaming {
    /// Set by the owner, which they should hold weakly: called when a name is asked for, or no more.
    var didAsk: (@MainActor () -> Void)?
    private let library: any Library
    private let orders: Orders<LibraryFailure>
    private let notices: any NoticeBoard
    private let undo: UndoStack<LibraryFailure>
    private let wording: Wording
    private var asked: (view: SavedView, proposal: String, name: String)? {
        didSet { didAsk?() }
    }

    /// - Parameter undo: gets a step for each view that was kept, or got another name.
    init(library: any Library, notices: any NoticeBoard, undo: UndoStack<LibraryFailure>, wording: Wording) {
        self.library = library
        self.notices = notices
        self.undo = undo
        self.wording = wording
        orders = Orders(notices: notices, message: wording.library.orderFailed)
    }

    var askedText: TextQuestion? {
        asked.map {
            TextQuestion(
                label: wording.query.viewName, text: $0.name, proposal: $0.proposal, field: wording.list.name)
        }
    }

    /// What the reader calls it; nil for a list that they have not kept.
    func name(of view: SavedView) -> String? {
        library.item(view.subject).flatMap { $0.isFavourite ? $0.summary.title : nil }
    }

    /// - Parameter name: proposed for a view that has none yet.
    func ask(for view: SavedView, named name: String) {
        asked = (view, library.item(view.subject)?.summary.title ?? name, "")
    }

    func type(_ text: String) {
        asked?.name = text
    }

    /// - Parameter keeps: whether the name counts, or what was proposed where none was typed. A view without a name is not kept: the
    ///   typing goes on.
    func endTyping(keeps: Bool) {
        guard let asked else { return }
        let typed = asked.name.isEmpty ? asked.proposal : asked.name
        let name = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard keeps else { return self.asked = nil }
        guard !name.isEmpty else { return notices.post(wording.query.viewWithoutName) }
        self.asked = nil
        keep(asked.view, named: name)
    }

    private func keep(_ view: SavedView, named name: String) {
        orders.begin { [library, notices, undo, wording] () async throws(LibraryFailure) in
            let takeBack = try await library.keep(view, named: name)
            undo.push { () async throws(LibraryFailure) in
                wording.undone(name, try await takeBack())
            }
            notices.post(Message(wording.query.viewKept(name.inSentence)))
        }
    }
}
