import Entities
package import Presentation
package import Services

/// The page about the program: version, licence, what the terms of the sources ask for, and where its files are.
package struct AboutText {
    package let folders: Folders
    package let wording: Wording

    package init(folders: Folders, wording: Wording) {
        self.folders = folders
        self.wording = wording
    }

    package var paragraphs: [Paragraph] {
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
