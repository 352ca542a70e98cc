import Browsing
import CommandLine

#if DEBUG
    import Entities
    import Navigation

    /// Shows single scenes with sample data: `matinee --scene PersonList`. Not in release builds.
    @MainActor
    struct SceneGallery {
        /// Makes a scene's sample, as its builder does.
        typealias MakeScreen = @MainActor (_ navigator: any Navigator, _ context: SceneContext) -> any Screen

        struct Entry {
            let name: String
            let makeScreen: MakeScreen
        }

        let entries: [Entry]

        /// `scripts/new-scene` adds to it.
        static let standard = SceneGallery(entries: [
            // Entries of scenes
            // End of entries
        ])

        func entry(named name: String) throws(LaunchError) -> Entry {
            guard let entry = entries.first(where: { $0.name == name }) else {
                throw .unknownScene(name, known: entries.map(\.name))
            }
            return entry
        }
    }

    extension SceneGallery.Entry {
        /// The sample, as a section.
        @MainActor
        func section(in root: CompositionRoot) -> Shell.Section {
            Shell.Section(
                id: SectionID(rawValue: "scene"), name: name, origin: SectionOrigin(place: name, source: "sample"),
                makeScreen: root.split { makeScreen($0, root.context) })
        }
    }
#endif
