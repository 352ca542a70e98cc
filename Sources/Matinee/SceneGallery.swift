import Browsing

#if DEBUG
    import Entities
    import Navigation
    import Presentation

    /// Shows single scenes with sample data: `matinee --scene PersonList`. Not in release builds.
    @MainActor
    struct SceneGallery {
        /// Makes a scene's sample, as its builder does.
        typealias MakeScreen =
            @MainActor (
                _ wording: Wording, _ navigator: any Navigator, _ links: any LinkOpener, _ display: any Display,
                _ notices: any NoticeBoard
            ) -> any Screen

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
                makeScreen: root.split { navigator in
                    makeScreen(root.wording, navigator, root.links, root.display, root.notices)
                })
        }
    }
#endif
