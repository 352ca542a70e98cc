/// A person by whom entries of the diary are counted: the artist of music, or the author of a book. Of films the library does
/// not know the makers. Several authors of one book are one here, as the library has them: names can have commas of their own.
package struct DiaryPerson: Sendable {
    package enum Role: String, CaseIterable, Sendable {
        case artist, author
    }

    package let role: Role
    /// In one of its spellings.
    package let name: String
    private let folded: FoldedName

    /// Nil where nobody is named.
    package init?(of summary: LibrarySummary) {
        let found: (role: Role, name: String?)? =
            switch summary.subject.kind {
            case .artist: (.artist, summary.title)
            case .album: (.artist, summary.subtitle)
            case .book: (.author, summary.subtitle)
            default: nil
            }
        guard let found, let name = found.name, let folded = FoldedName([name]) else { return nil }
        (role, self.name, self.folded) = (found.role, name, folded)
    }
}

/// The spelling of a name is no difference.
extension DiaryPerson: Hashable {
    package static func == (left: DiaryPerson, right: DiaryPerson) -> Bool {
        left.role == right.role && left.folded == right.folded
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(folded)
    }
}
