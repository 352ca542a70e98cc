package import Entities

/// What the program says of itself.
package struct AboutWording: Sendable {
    package var title: String
    package var summary: String
    package var licence: String
    package var sources: String
    package var files: String
    /// What is in a folder.
    package var content: @Sendable (FolderKind) -> String
    /// Said in place of a folder's path where there is no folder.
    package var nowhere: String
}

extension AboutWording {
    static let english = AboutWording(
        title: "About Matinee",
        summary: "Films, music, books and Pokémon, to discover without leaving the terminal.",
        licence: "Free software under the MIT licence: use, change and pass it on as you like, with its notice and "
            + "without any warranty.",
        sources: "Sources",
        files: "Files",
        content: { kind in
            switch kind {
            case .data: "Favourites, notes"
            case .state: "Session, drafts, log"
            case .cache: "Answers"
            case .config: "Keys"
            }
        },
        nowhere: "nowhere: HOME is not set to an absolute path")

    static let german = AboutWording(
        title: "Über Matinee",
        summary: "Filme, Musik, Bücher und Pokémon entdecken, ohne das Terminal zu verlassen.",
        licence:
            "Freie Software unter der MIT-Lizenz: nach Belieben zu benutzen, zu ändern und weiterzugeben, mit ihrem "
            + "Vermerk und ohne jede Gewähr.",
        sources: "Quellen",
        files: "Dateien",
        content: { kind in
            switch kind {
            case .data: "Favoriten, Notizen"
            case .state: "Sitzung, Entwürfe, Protokoll"
            case .cache: "Antworten"
            case .config: "Schlüssel"
            }
        },
        nowhere: "nirgends: HOME nennt keinen absoluten Pfad")
}
