import TerminalKit

extension Command {
    /// What is fixed about a command, beside its words.
    struct Declaration: Sendable {
        let command: Command
        let name: String
        let keys: [Key]
        let place: Place
        let need: Need?
        let motion: ListMotion?
        /// The command beside which this goes without saying; nil for one that screens name themselves.
        let leader: Command?
        let footerRank: FooterRank
        let footerGroup: FooterGroup
        let traits: Traits

        /// - Parameters:
        ///   - name: as the configuration file has it.
        ///   - keys: the usual ones; footers show the first.
        ///   - need: what has to be in sight for it.
        ///   - motion: how it moves a cursor or a text.
        ///   - leader: the command beside which it goes without saying, so that screens name only that.
        ///   - footerRank: how long it keeps its room in a footer.
        ///   - footerGroup: beside what it stands there; what moves stands with what moves.
        init(
            _ command: Command, _ name: String, _ keys: [Key], in place: Place = .screens, needs need: Need? = nil,
            moves motion: ListMotion? = nil, beside leader: Command? = nil, footer footerRank: FooterRank = .usual,
            among footerGroup: FooterGroup = .acts, is traits: Traits = []
        ) {
            self.command = command
            self.name = name
            self.keys = keys
            self.place = place
            self.need = need
            self.motion = motion
            self.leader = leader
            self.footerRank = footerRank
            self.footerGroup = motion == nil ? footerGroup : .moves
            self.traits = traits
        }
    }

    /// Each place has a key table of its own: the same key may mean something else there.
    package enum Place: Hashable, CaseIterable, Sendable {
        case screens
        /// While a question waits for its answer. No other keys count then.
        case question
        /// While a filter is typed. All other characters are text.
        case filter
        /// In a line that is typed, whatever it is for.
        case prompt
        /// In the list of a note's earlier texts.
        case history
        /// In the list of sources.
        case sources
        /// In the list of what is to be confirmed. Digits take what was found.
        case confirm
        /// In a form.
        case form
        /// In a menu. Letters and digits lead to its entries.
        case menu
        /// Where anything is looked for.
        case palette
        /// In a grid of pictures.
        case posters
    }

    /// What has to be in sight for a command that is not for all screens, so that others can say why it does nothing there.
    package enum Need: Hashable, CaseIterable, Sendable {
        /// A note that is being written.
        case note
        case detail
        case list
        /// Something that can be kept.
        case item
        case books
        /// The library's own list.
        case library
        /// Something that was done and can be undone.
        case change
        /// Screens that led here.
        case way
        case secondPane, roomForTwoPanes
    }

    /// Which commands stay in a footer if there is little room, the most important first.
    package enum FooterRank: CaseIterable, Sendable {
        case leadsOutOfHere, leadsOutOrTellsMore, leadsAside, usual, sameEverywhere
    }

    /// What stands side by side in a footer, from the left: what leads somewhere else, what does something to what is in sight, how that
    /// is shown, and what leads out or tells more.
    package enum FooterGroup: CaseIterable, Sendable {
        case moves, acts, views, leaves
    }

    /// What is true of some commands.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It is about one row of a list: who types lines may name the row's number behind it.
        package static let ofRow = Traits(rawValue: 1 << 0)
        /// It waits for the first rows of a list: it is for the row under the cursor, moves that, or opens something from there.
        package static let typedAhead = Traits(rawValue: 1 << 1)
        /// Footers show its key before that of its leader, with one hint for both.
        package static let opposite = Traits(rawValue: 1 << 2)
        /// The program itself understands it, whatever is in sight.
        package static let everywhere = Traits(rawValue: 1 << 3)
        /// Even while something waits for an answer.
        package static let evenWhileAsked = Traits(rawValue: 1 << 4)
        /// Nobody gets on or out without it, so it never goes without keys.
        package static let indispensable = Traits(rawValue: 1 << 5)
        /// It means nothing in a dialogue of lines, where nothing is drawn.
        package static let onlyDrawn = Traits(rawValue: 1 << 6)
        /// It is about a list as a whole: a page beside its list leaves it to that.
        package static let ofList = Traits(rawValue: 1 << 7)
        /// It leads out of a page: a list leaves it to the page beside it.
        package static let ofPage = Traits(rawValue: 1 << 8)
    }
}
