import Navigation
import Presentation
import TerminalKit
import Widgets

/// An unfolded album as lines of text.
struct AlbumDetailLayout {
    private var text: TextLayout
    /// Whether it is said by a voice, and not seen.
    private let isSpoken: Bool

    /// - Parameters:
    ///   - width: in cells.
    ///   - isForReader: whether a screen reader tells of it.
    init(_ album: UnfoldedAlbum, width: Int, isForReader: Bool) {
        self.init(
            album, in: TextLayout(width: min(width, TextLayout.readableWidth - Self.indent)), isForReader: isForReader)
    }

    /// - Parameters:
    ///   - text: without a line yet.
    ///   - isForReader: whether a screen reader tells of it.
    init(_ album: UnfoldedAlbum, in text: TextLayout, isForReader: Bool = false) {
        (self.text, isSpoken) = (text, text.isPlain || isForReader)
        switch album {
        case .folded: break
        case .loading(let message), .failed(_, let message):
            message.lines(width: text.width).forEach { self.text.add($0) }
        case .content(let content): add(content)
        }
    }

    var lines: [TextLine] { text.lines }

    /// For a dialogue of lines.
    var plainText: TextLayout { text }

    private mutating func add(_ content: AlbumContent) {
        content.age?.lines(width: text.width).forEach { text.add($0) }
        if !content.facts.isEmpty {
            isSpoken ? text.add(content.facts, .muted) : text.addFacts([.init(content.facts, .muted)])
        }
        if !content.tags.isEmpty { text.addChips(content.tags.map { .init($0, .chip) }) }
        if !isSpoken { text.addGap() }
        if content.tracks.isEmpty {
            text.add(content.noTracks, .muted)
        } else {
            content.tracks.forEach { add($0, numberWidth: String(content.tracks.count).count) }
        }
        if let summary = content.summary {
            text.addGap()
            text.addParagraphs(summary)
        }
        if !content.kept.fields.isEmpty {
            text.addGap()
            text.addSaid(isSpoken ? content.kept.fields : content.kept.seen, isSpoken: isSpoken)
        }
        for note in content.kept.notes {
            text.addGap()
            text.add(note.label, .label)
            text.addParagraphs(note.text)
        }
        if let page = content.page {
            text.addGap()
            text.add([.init(page.text, .link, link: page.parts.first?.place?.address)])
        }
        text.addGap()
    }

    /// Number, title, and the duration at the right.
    private mutating func add(_ track: AlbumContent.Track, numberWidth: Int) {
        let number = String(track.number)
        let before = String(repeating: " ", count: numberWidth - number.count)
        text.addEntry(
            track.title, margin: text.isPlain ? "\(number). " : "\(before)\(number)  ", figure: track.duration)
    }

    /// In cells from where an album's title begins: times of tracks end where years of albums do.
    private static let indent = 2
}
