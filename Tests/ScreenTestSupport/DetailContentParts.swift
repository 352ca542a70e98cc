package import Presentation

/// What tests look for in a detail, wherever it stands.
extension DetailContent {
    /// What the reader has said of it.
    package var said: [Field] {
        parts.flatMap { if case .said(_, let spoken) = $0 { spoken } else { [Field]() } }
    }

    /// Its facts, with those that are told in few words where they are seen.
    package var fields: [Field] {
        (brief?.fields ?? [])
            + parts.flatMap { part in
                switch part {
                case .fields(let fields): fields
                case .brief(let brief): brief.fields
                default: [Field]()
                }
            }
    }

    /// What is told of them where they are seen, line by line.
    package var briefLines: [String] {
        let below = parts.flatMap { if case .brief(let brief) = $0 { brief.lines } else { [String]() } }
        return (brief?.lines ?? []) + below
    }

    /// Texts of one paragraph, of this weight.
    package func texts(_ tone: Tone) -> [String] {
        parts.compactMap { if case .text(let text, tone) = $0 { text.text } else { nil } }
    }

    package var prose: [String] {
        parts.compactMap { if case .prose(let text) = $0 { text } else { nil } }
    }

    package var notes: [LabelledNote] {
        parts.compactMap { if case .note(let note) = $0 { note } else { nil } }
    }

    package var sections: [DetailSection] {
        parts.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    package func section(_ name: String) -> DetailSection? { sections.first { $0.name == name } }
}

extension DetailSection {
    /// Empty for a section that has something else.
    package var rows: [Row] { if case .rows(let rows, _) = body { rows } else { [] } }

    package var bars: [Bar] {
        switch body {
        case .bars(let bars, _), .columns(let bars): bars
        default: []
        }
    }

    package var branches: [Branch] { if case .tree(let branches) = body { branches } else { [] } }

    package var groups: [Group] { if case .groups(let groups) = body { groups } else { [] } }
}
