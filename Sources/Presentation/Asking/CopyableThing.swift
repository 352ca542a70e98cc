package import Entities

/// What there is to copy of a thing, and as what: the same wherever it is shown. Nothing of it obeys a terminal or a shell that
/// it is pasted into, but for the line breaks of a note.
package struct CopyableThing: Hashable, Sendable {
    package let title: String
    /// Nil where none is known.
    package let year: Int?
    package let link: String?
    package let note: String?
    /// The list that it stands in, as Markdown; nil where it stands in none of the reader's own.
    package private(set) var list: String?

    /// - Parameters:
    ///   - link: the address of its page; nil where none is known, and for what is no page of the web.
    ///   - notes: the texts that its reader has written about it.
    package init(title: String, year: Int? = nil, link: String? = nil, notes: [String] = []) {
        self.title = title.harmless(keepsLines: false)
        self.year = year
        self.link = link.flatMap { $0.webAddress(escaping: "") }
        let note = notes.map { $0.harmless(keepsLines: true) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
        self.note = note.isEmpty ? nil : note
    }

    /// This thing in a list of the reader's own.
    ///
    /// - Parameter list: as Markdown.
    package func `in`(list: String?) -> CopyableThing {
        var thing = self
        thing.list = list?.harmless(keepsLines: true)
        return thing
    }

    package init(_ summary: LibrarySummary, link: String?, notes: [String]) {
        self.init(title: summary.title, year: summary.released?.year, link: link, notes: notes)
    }
}

/// As what a thing can be copied.
package enum CopyForm: Hashable, CaseIterable, Sendable {
    case title, link, titleAndYear, note
    /// `[Title (Year)](link)`
    case markdown
    /// The list that it stands in.
    case list
}

extension CopyableThing {
    /// What it can be copied as, in their order.
    package var forms: [CopyForm] { CopyForm.allCases.filter { text(as: $0) != nil } }

    /// Nil where it has nothing of that.
    package func text(as form: CopyForm) -> String? {
        switch form {
        case .title: title.isEmpty ? nil : title
        case .link: link
        case .titleAndYear: title.isEmpty ? nil : year.map { "\(title) (\($0))" }
        case .note: note
        case .list: list
        case .markdown:
            link?.webAddress(escaping: "()").flatMap { link in
                (text(as: .titleAndYear) ?? text(as: .title)).map { "[\($0.markdownEscaped)](\(link))" }
            }
        }
    }
}

extension String {
    /// Without controls and what turns text round; joiners stay, which scripts and emoji need.
    fileprivate func harmless(keepsLines: Bool) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator:
                let isBreak = scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}"
                if isBreak, keepsLines {
                    scalars.append("\n")
                } else if scalar.properties.isWhitespace, scalar != "\r" || !keepsLines {
                    scalars.append(keepsLines && scalar == "\t" ? scalar : " ")
                }
            case .format where scalar != "\u{200C}" && scalar != "\u{200D}": break
            default: scalars.append(scalar)
            }
        }
        let text = String(scalars)
        if !keepsLines { return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
        return String(text[start..<end])
    }

    /// With percent escapes for whatever is no letter of an address, and for `others`; nil for what is no page of the web.
    fileprivate func webAddress(escaping others: String) -> String? {
        guard ["https://", "http://"].contains(where: { lowercased().hasPrefix($0) }) else { return nil }
        let never = "\"<>\\^`{|}" + others
        return utf8.reduce(into: "") { address, byte in
            if (0x21...0x7E).contains(byte), !never.utf8.contains(byte) {
                address.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                address += byte.percentEscape
            }
        }
    }
}
