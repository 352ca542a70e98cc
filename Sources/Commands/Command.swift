package import Entities
package import TerminalKit

/// What the user can tell the program to do. What is fixed about a command is declared once, below: its name, its keys and
/// whatever else the program asks of commands. Its words are in the table of each language (`CommandWords`), which the
/// compiler keeps complete.
package enum Command: Hashable, Sendable {
    case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
    /// Scrolls, so that the row under the cursor is there.
    case rowToTop, rowToMiddle, rowToBottom
    case open, back, otherPane
    /// In a list beside or above its detail: give it less or more room, or as much as usual; put the two beside each other, one below the
    /// other, or show one at a time.
    case shrinkList, growList, resetPanes, turnPanes
    /// Shows that section. Which there are, and so which key this has, depends on the program's list of them.
    case section(SectionID)
    case next, previous
    /// In a detail: marks the next or the previous thing that leads somewhere; folds a section, or unfolds it.
    case nextPlace, previousPlace, fold
    /// The screens that led here, to go back to one of them.
    case trail
    case refresh
    /// Opens its page or its trailer in the browser.
    case openPage, playTrailer
    /// Copies it, to be pasted elsewhere: its title, its link or more.
    case copy
    /// Adds the item under the cursor to the favourites, or removes it.
    case favourite
    /// Open the note on the item under the cursor; save it; drop the changes.
    case note, save, discard
    /// In a note: show its earlier texts; write it in another editor; put the versions together that machines wrote beside each other.
    case history, editElsewhere, joinVersions
    /// In a list: choose an order, search or filter, narrow by what its items are, keep the list under a name, delete an item, undo.
    case sort, filter, refine, keepView, delete, undo
    /// Chooses another list of the same source.
    case collection
    /// In a list that has tabs: show another one.
    case nextTab, previousTab
    /// For a thing: how far its reader is with it, and their rating.
    case standing, rate
    /// The lists that it is in; in one of these, another place for it.
    case lists, moveUp, moveDown
    /// In the library: take in a file.
    case importFile
    /// Write a book down; change what was written of a book, a list, or an entry of the diary.
    case add, edit
    /// What a shared shelf does not have yet.
    case shelf
    /// Things that were kept under a name alone, and what they may be.
    case confirm
    /// Finds anything: commands, sections, what is kept, was opened, is loaded, and what sources have.
    case palette
    /// Hides pictures, or shows them again.
    case pictures
    /// Chooses another theme.
    case theme
    /// Leaves the mouse to the terminal, for its own selection, or takes it back.
    case mouse
    /// Shows a list as a grid of pictures, or as rows again; moves sideways in it.
    case posters, toLeft, toRight
    /// The sources; about the program.
    case sources, about
    /// What came from other machines.
    case arrivals
    /// All notices of this run.
    case messages
    case help, redraw, suspend, quit
    /// Answers to a question.
    case yes, no
    /// While a filter is typed: keep it, or drop it.
    case keepFilter, endFilter
    /// In a line that is typed: move to its start or end; erase the word before the cursor, or all on one side of it.
    case lineStart, lineEnd, eraseWord, eraseToStart, eraseToEnd
    /// Show what was typed there earlier, or later than that.
    case earlierEntry, laterEntry
    /// Restores an earlier text of a note.
    case takeBack
    /// For a source: enter its key; take films or music from it, or let go of that.
    case enterKey, useSource
    /// For a thing that was kept under a name alone: it is the first of what was found, or none of that; or that is decided later. For
    /// all such things: they are what was found where that is one of the same title and year.
    case take, noneOfThese, putOff, takeAll
    /// In a form: go to another field; in a field that is not typed into, to another of its choices.
    case nextField, previousField, nextChoice, previousChoice
    /// In a form: use what was filled in, or drop it.
    case saveForm, leaveForm
    /// In a menu: take the entry under the cursor, mark it where several may be, take back what was chosen for it, or take none.
    case choose, mark, clear, leaveMenu
    /// For what the palette has found: go there, or open it beside what is there; go on where one was.
    case goThere, openBeside, leavePalette
}

extension Command: CaseIterable {
    /// Help, README and manual list the commands in this order. A rule of the architecture tests finds one that is missing.
    private static let declarations: [Declaration] = [
        .init(.up, "up", [.up, .character("k")], moves: .up, beside: .down, is: [.typedAhead, .opposite, .onlyDrawn]),
        .init(.down, "down", [.down, .character("j")], moves: .down, is: [.typedAhead, .onlyDrawn]),
        .init(.pageUp, "page-up", [.pageUp, .control("b")], moves: .pageUp, beside: .down, is: [.typedAhead]),
        .init(
            .pageDown, "page-down", [.pageDown, .control("f"), .character(" ")], moves: .pageDown, beside: .down,
            is: [.typedAhead]),
        .init(.halfPageUp, "half-page-up", [.control("u")], moves: .halfPageUp, beside: .down, is: [.onlyDrawn]),
        .init(.halfPageDown, "half-page-down", [.control("d")], moves: .halfPageDown, beside: .down, is: [.onlyDrawn]),
        .init(.first, "first", [.home, .character("g")], moves: .first, beside: .down, is: [.typedAhead]),
        .init(.last, "last", [.end, .character("G")], moves: .last, beside: .down, is: [.typedAhead]),
        .init(.rowToTop, "row-to-top", [], moves: .rowToTop, is: [.onlyDrawn]),
        .init(.rowToMiddle, "row-to-middle", [], moves: .rowToMiddle, is: [.onlyDrawn]),
        .init(.rowToBottom, "row-to-bottom", [], moves: .rowToBottom, is: [.onlyDrawn]),
        .init(.open, "open", [.enter, .right, .character("l")], among: .moves, is: [.ofRow, .typedAhead]),
        .init(
            .back, "back", [.escape, .left, .character("h"), .backspace], footer: .leadsOutOfHere, among: .leaves,
            is: [.indispensable]),
        .init(.otherPane, "other-pane", [.tab, .backTab], needs: .secondPane, among: .moves, is: [.onlyDrawn]),
        .init(
            .shrinkList, "shrink-list", [.character("<")], needs: .secondPane, beside: .growList, among: .views,
            is: [.opposite, .onlyDrawn]),
        .init(
            .growList, "grow-list", [.character(">")], needs: .secondPane, footer: .sameEverywhere, among: .views,
            is: [.onlyDrawn]),
        .init(
            .resetPanes, "reset-panes", [.character("=")], needs: .secondPane, beside: .growList, among: .views,
            is: [.onlyDrawn]),
        .init(
            .turnPanes, "turn-panes", [.character("|")], needs: .roomForTwoPanes, footer: .sameEverywhere,
            among: .views,
            is: [.onlyDrawn]),
        .init(.next, "next", [.character("n")], needs: .detail, among: .moves, is: [.typedAhead]),
        .init(
            .previous, "previous", [.character("p"), .character("N")], needs: .detail, beside: .next, among: .moves,
            is: [.typedAhead]),
        .init(.nextPlace, "next-place", [.character("]")], needs: .detail, among: .moves, is: [.onlyDrawn]),
        .init(
            .previousPlace, "previous-place", [.character("[")], needs: .detail, beside: .nextPlace, among: .moves,
            is: [.onlyDrawn]),
        .init(.fold, "fold", [.character("z")], needs: .detail, among: .views),
        .init(.trail, "trail", [.control("o")], needs: .way, footer: .sameEverywhere, is: [.everywhere, .onlyDrawn]),
        .init(.refresh, "refresh", [.character("r")], footer: .sameEverywhere, among: .views),
        .init(.openPage, "open-page", [.character("o")], needs: .detail, is: [.typedAhead, .ofPage]),
        .init(.playTrailer, "play-trailer", [.character("t")], needs: .detail, is: [.typedAhead, .ofPage]),
        .init(.copy, "copy", [.character("y")], footer: .sameEverywhere),
        .init(.favourite, "favourite", [.character("f")], needs: .item, is: [.ofRow, .typedAhead]),
        .init(.note, "note", [.character("e")], needs: .item, is: [.ofRow, .typedAhead]),
        .init(.save, "save", [.control("s")], needs: .note),
        .init(.discard, "discard", [.control("x")], needs: .note),
        .init(.history, "history", [.control("r")], needs: .note),
        .init(.editElsewhere, "edit-elsewhere", [.control("e")], needs: .note),
        .init(.joinVersions, "join-versions", [.control("t")], needs: .note),
        .init(.sort, "sort", [.character("s")], needs: .list, among: .views, is: [.ofList]),
        .init(.filter, "filter", [.character("/")], needs: .list, among: .views, is: [.ofList]),
        .init(.refine, "refine", [.character("v")], needs: .list, among: .views, is: [.ofList]),
        .init(.keepView, "keep-view", [.character("V")], is: [.ofList]),
        .init(.delete, "delete", [.character("d"), .delete], needs: .list, is: [.ofRow, .typedAhead]),
        .init(.undo, "undo", [.character("u")], needs: .change, is: [.everywhere]),
        .init(.collection, "collection", [.character("c")], needs: .list, among: .views, is: [.ofList]),
        .init(
            .nextTab, "next-tab", [.character(".")], needs: .list, footer: .leadsAside, among: .views, is: [.ofList]),
        .init(
            .previousTab, "previous-tab", [.character(",")], needs: .list, beside: .nextTab, among: .views,
            is: [.ofList]),
        .init(.standing, "reading", [.character("w")], needs: .item, is: [.ofRow]),
        .init(.rate, "rate", [.character("*")], needs: .item, is: [.ofRow]),
        .init(.lists, "lists", [.character("+")], needs: .item, is: [.ofRow]),
        .init(.moveUp, "move-up", [.character("K")], needs: .list, beside: .moveDown, is: [.ofRow, .opposite]),
        .init(.moveDown, "move-down", [.character("J")], needs: .list, is: [.ofRow]),
        .init(.importFile, "import", [.character("I")], needs: .library),
        .init(.add, "add", [.character("a")], needs: .books),
        .init(.edit, "edit", [.character("E")], needs: .list, is: [.ofRow]),
        .init(.shelf, "shelf", [.character("!")], needs: .books),
        .init(.confirm, "confirm", [.character("C")], needs: .library),
        .init(.posters, "posters", [.character("b")], needs: .list, among: .views, is: [.ofList, .onlyDrawn]),
        .init(.palette, "palette", [.control("p")], among: .leaves, is: [.everywhere, .onlyDrawn]),
        .init(.pictures, "pictures", [.character("i")], among: .views, is: [.everywhere, .onlyDrawn]),
        .init(.theme, "theme", [.character("T")], among: .views, is: [.everywhere, .onlyDrawn]),
        .init(.mouse, "mouse", [.character("m")], is: [.everywhere, .onlyDrawn]),
        .init(.sources, "sources", [.character("S")], is: [.everywhere]),
        .init(.about, "about", [.character("A")], is: [.everywhere]),
        .init(.arrivals, "arrivals", [.character("O")], is: [.everywhere]),
        .init(.messages, "messages", [.control("g")], is: [.everywhere]),
        .init(
            .help, "help", [.character("?"), .function(1)], footer: .leadsOutOrTellsMore, among: .leaves,
            is: [.everywhere]),
        .init(.redraw, "redraw", [.control("l")], is: [.everywhere, .evenWhileAsked, .onlyDrawn]),
        .init(.suspend, "suspend", [.control("z")], is: [.everywhere, .evenWhileAsked, .onlyDrawn]),
        .init(
            .quit, "quit", [.character("q"), .control("c")], footer: .leadsOutOrTellsMore, among: .leaves,
            is: [.everywhere, .evenWhileAsked, .indispensable]),
        .init(.yes, "yes", [.character("y"), .enter, .character("Y")], in: .question, is: [.indispensable]),
        .init(.no, "no", [.character("n"), .escape, .character("N")], in: .question, is: [.indispensable]),
        .init(.keepFilter, "keep-filter", [.enter], in: .filter, footer: .leadsOutOfHere, is: [.indispensable]),
        .init(.endFilter, "end-filter", [.escape], in: .filter, footer: .leadsOutOfHere, is: [.indispensable]),
        .init(.lineStart, "line-start", [.home, .control("a")], in: .prompt),
        .init(.lineEnd, "line-end", [.end, .control("e")], in: .prompt),
        .init(.eraseWord, "erase-word", [.control("w")], in: .prompt),
        .init(.eraseToStart, "erase-to-start", [.control("u")], in: .prompt),
        .init(.eraseToEnd, "erase-to-end", [.control("k")], in: .prompt),
        .init(.earlierEntry, "earlier-entry", [.control("p")], in: .prompt),
        .init(.laterEntry, "later-entry", [.control("n")], in: .prompt),
        .init(.takeBack, "take-back", [.enter], in: .history, footer: .leadsOutOfHere, is: [.ofRow]),
        .init(.enterKey, "enter-key", [.enter], in: .sources, is: [.ofRow]),
        .init(.useSource, "use-source", [.character(" ")], in: .sources, is: [.ofRow]),
        .init(.take, "take", [.enter], in: .confirm, footer: .leadsOutOfHere, is: [.ofRow]),
        .init(
            .noneOfThese, "none-of-these", [.character("0"), .character("n")], in: .confirm,
            footer: .leadsOutOrTellsMore, is: [.ofRow]),
        .init(.putOff, "put-off", [.character(" ")], in: .confirm, footer: .leadsOutOrTellsMore, is: [.ofRow]),
        .init(.takeAll, "take-all", [.character("a")], in: .confirm),
        .init(.nextField, "next-field", [.tab, .down], in: .form, among: .moves, is: [.onlyDrawn]),
        .init(
            .previousField, "previous-field", [.backTab, .up], in: .form, beside: .nextField, among: .moves,
            is: [.onlyDrawn]),
        .init(
            .previousChoice, "previous-choice", [.left], in: .form, beside: .nextChoice, is: [.opposite, .onlyDrawn]),
        .init(.nextChoice, "next-choice", [.right, .character(" ")], in: .form, is: [.onlyDrawn]),
        .init(
            .saveForm, "save-form", [.enter, .control("s")], in: .form, footer: .leadsOutOfHere, is: [.indispensable]),
        .init(.leaveForm, "leave-form", [.escape], in: .form, footer: .leadsOutOfHere, is: [.indispensable]),
        .init(.mark, "mark", [.character(" ")], in: .menu, footer: .leadsOutOrTellsMore, is: [.onlyDrawn]),
        .init(.choose, "choose", [.enter], in: .menu, footer: .leadsOutOfHere, is: [.indispensable]),
        .init(.clear, "clear", [.backspace, .delete], in: .menu),
        .init(.leaveMenu, "leave-menu", [.escape], in: .menu, footer: .leadsOutOfHere, is: [.indispensable]),
        .init(.goThere, "go-there", [.enter], in: .palette, footer: .leadsOutOfHere, is: [.indispensable, .onlyDrawn]),
        .init(.openBeside, "open-beside", [.control("t")], in: .palette, is: [.onlyDrawn]),
        .init(
            .leavePalette, "leave-palette", [.escape], in: .palette, footer: .leadsOutOfHere,
            is: [.indispensable, .onlyDrawn]),
        .init(
            .toLeft, "to-left", [.left, .character("h")], in: .posters, moves: .left, beside: .toRight,
            is: [.opposite, .onlyDrawn]
        ),
        .init(.toRight, "to-right", [.right, .character("l")], in: .posters, moves: .right, is: [.onlyDrawn]),
    ]

    private static let declared = Dictionary(uniqueKeysWithValues: declarations.map { ($0.command, $0) })

    /// By their leader, which is one of them.
    private static let kin = Dictionary(grouping: declarations) { $0.leader ?? $0.command }
        .mapValues { $0.map(\.command) }

    /// All but those that lead to a section, in the order of their declarations.
    package static let allCases = declarations.map(\.command)

    private var declaration: Declaration {
        if case .section(let id) = self { return Declaration(self, "section-\(id.rawValue)", [], is: [.everywhere]) }
        guard let declaration = Self.declared[self] else { preconditionFailure("\(self) has no declaration") }
        return declaration
    }
}

extension Command {
    /// Where it is available.
    package var place: Place { declaration.place }

    /// Footers show the first one. Some commands have keys only where their reader gives them some, or a preset does.
    package var defaultKeys: [Key] { declaration.keys }

    /// As the configuration file has it: `page-up`; of a section `section-movies`.
    package var name: String { declaration.name }

    /// What has to be in sight for it; nil where it means something anywhere, or where that is no one thing.
    package var need: Need? { declaration.need }

    /// How it moves a cursor or a text; nil for what does not.
    package var motion: ListMotion? { declaration.motion }

    package var footerRank: FooterRank { declaration.footerRank }

    package var footerGroup: FooterGroup { declaration.footerGroup }

    package var traits: Traits { declaration.traits }

    /// What a footer says in one: a command, with the one that does the opposite before it where there is such a one.
    package var withOpposite: [Command] {
        withKin.filter { $0 == self || $0.traits.contains(.opposite) }
    }

    /// With those that screens do not name since they go without saying beside this one, in the order of the help.
    package var withKin: [Command] {
        Self.kin[self] ?? [self]
    }
}
