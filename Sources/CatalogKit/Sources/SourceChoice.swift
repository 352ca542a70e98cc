package import Entities
package import Services

/// Which source answers about some kinds of things, where the reader says so.
package struct SourceChoice: Sendable {
    package let kinds: [LibrarySubject.Kind]
    /// Nil for the preferred one of those that can answer.
    package let setting: Setting<SourceID?>

    /// - Parameters:
    ///   - name: what the things are called in settings: `films`.
    ///   - kinds: at least one.
    ///   - sources: all that there are; those with the first kind can be chosen.
    package init(_ name: String, of kinds: [LibrarySubject.Kind], among sources: [SourceDescriptor]) {
        self.kinds = kinds
        let ids = sources.filter { $0.kinds[kinds[0]] != nil }.map(\.id)
        let words = ["auto"] + ids.map(\.rawValue)
        let form = SettingForm<SourceID?>(.oneOf(words)) { text in
            if text == "auto" { return .some(nil) }
            return ids.first { $0.rawValue == text }.map { .some($0) }
        } text: {
            $0?.rawValue ?? "auto"
        }
        setting = Setting(
            "\(name).source", variables: ["MATINEE_\(name.uppercased())_SOURCE"],
            option: SettingOption("--source", of: name, argument: "NAME"), form, usual: nil,
            words: "the source of \(name): \(words.joined(separator: ", ")); one whose key is not set counts as auto",
            group: .sources)
    }
}
