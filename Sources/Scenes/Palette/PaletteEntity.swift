import Entities
import Presentation

/// Something that can be found, with the heading that it stands under.
struct PaletteCandidate: Hashable, Sendable {
    enum Kind: Int, Sendable {
        case used, opened, places, library, diary, loaded, commands
        /// Commands that cannot be said now.
        case unavailable
    }

    enum Entry: Hashable, Sendable {
        case command(OfferedCommand)
        case place(ProgramPlace)
        case item(KnownItem)
        /// A tag of the diary, and how many entries have it.
        case tag(String, count: Int)
        case event(DiaryEntry)
    }

    let kind: Kind
    let entry: Entry
    /// By which it is found.
    let text: String
    /// Whether that is a sentence about it, in which words are found in one piece, and not its name.
    var isSentence = false
    /// What decides between two that are found equally well: the one with more comes first.
    let recency: Int
}

extension PaletteCandidate.Entry {
    /// The thing that it is; nil for what is none.
    var subject: LibrarySubject? {
        if case .item(let item) = self { item.subject } else { nil }
    }
}

/// A candidate that was found.
struct PaletteFinding: Hashable, Sendable {
    let candidate: PaletteCandidate
    /// The letters by which it was found: places of graphemes in its text.
    var marks: [Range<Int>] = []
}

/// What there is to see.
struct PaletteState: Equatable, Sendable {
    /// What it was found by.
    var text = ""
    var groups: [PaletteGroup] = []
    /// Says who is being asked; nil for nobody.
    var status: String?
    /// In place of groups.
    var message: Message?
    var isBusy = false

    var rows: [PaletteRow] { groups.flatMap(\.rows) }
}

/// What was found of one kind, or by one source.
struct PaletteGroup: Equatable, Sendable {
    let heading: String
    var rows: [PaletteRow] = []
    /// Below the rows: why its source has no more.
    var note: String?
}

/// A row.
struct PaletteRow: Equatable, Sendable {
    let title: String
    /// The letters by which it was found: places of graphemes in the title.
    var marks: [Range<Int>] = []
    /// Beside the title.
    var subtitle: String?
    /// At the right end: what it is, or its key.
    var detail = ""
    /// What its kind is marked with; nil for nothing.
    var kind: KindMark?
    /// Whether it can be gone to or done; if not, the detail says why.
    var isOpen = true
}
