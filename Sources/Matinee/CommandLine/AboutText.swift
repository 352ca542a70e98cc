import Entities
import Presentation
import Services

/// The page about the program: version, licence, what the terms of the sources ask for, and where its files are.
struct AboutText {
    let folders: Folders
    let wording: Wording

    var paragraphs: [Paragraph] {
        let words = wording.about
        var text: [Paragraph] = [
            .title("Matinee \(Usage.version)"), .plain(words.summary), .gap, .plain(words.licence), .gap,
            .label(words.sources),
        ]
        text += wording.sources.attributions.map { .plain($0) }
        text += [.gap, .label(words.files)]
        text += FolderKind.allCases.map { .plain("\(words.content($0)): \(folders[$0] ?? words.nowhere)") }
        return text
    }
}
