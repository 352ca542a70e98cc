package import Foundation

/// Carries out what `scripts/new-scene` was told.
///
/// All that can be refused is refused before the first file is written. What fails after that is not taken back:
/// the project is in git.
package struct NewSceneCommand {
    package typealias Format = (_ paths: [String]) throws(GeneratorError) -> Void

    private let project: ProjectFiles
    private let shelf: TemplateShelf
    private let format: Format
    private let gitAuthor: () -> String?
    private let today: String

    /// - Parameters:
    ///   - root: the project's folder.
    ///   - configuration: the user's folder of configurations; nil where there is none.
    ///   - format: brings Swift files of the project, by their paths, into its format.
    ///   - gitAuthor: `user.name` of git; nil where it is not set.
    ///   - today: as ISO 8601 writes a day.
    package init(
        root: URL, configuration: URL?, format: @escaping Format, gitAuthor: @escaping () -> String?, today: String
    ) {
        project = ProjectFiles(root: root)
        let own = TemplateShelf.Place(
            name: "scripts/templates", files: ProjectFiles(root: root.appending(path: "scripts/templates")))
        let home = configuration.map {
            TemplateShelf.Place(
                name: "$XDG_CONFIG_HOME/matinee/templates",
                files: ProjectFiles(root: $0.appending(path: "matinee/templates")))
        }
        shelf = TemplateShelf(places: [own] + [home].compactMap(\.self))
        self.format = format
        self.gitAuthor = gitAuthor
        self.today = today
    }

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - print: takes a line for standard output.
    package func run(_ arguments: [String], print: (String) -> Void) throws(GeneratorError) {
        let options = try Options(arguments)
        switch options.action {
        case .showHelp: print(Self.help)
        case .listTemplates:
            for (name, place) in shelf.templates.sorted(by: { $0.key < $1.key }) { print("\(place.name)/\(name)") }
        case .updateModules: try updateModules(print)
        case .makeScene: try make(try SceneName(options.name), options, print)
        }
    }

    private func make(_ name: SceneName, _ options: Options, _ print: (String) -> Void) throws(GeneratorError) {
        let manifest = PackageManifest(text: try project.text("Package.swift"))
        guard let package = manifest.name, let scenes = manifest.scenes else {
            throw GeneratorError("Package.swift has no name or no 'let scenes = […]', where the scene would be added")
        }
        try check(name, scenes: scenes, mayReplace: options.replacesFiles)
        let author = options.author ?? gitAuthor() ?? "The \(package) authors"
        let values = ["project": package, "author": author, "date": options.date ?? today]
        let made = try shelf.files(of: options.template, filledWith: name.forms.merging(values) { $1 })
        try check(made, of: name, mayReplace: options.replacesFiles)
        var edited = ["Package.swift": manifest.withScenes(Set(scenes + [name.text]).sorted())]
        if made.values.contains(where: { String(decoding: $0, as: UTF8.self).contains("static func sample(") }) {
            guard let gallery = SceneGallery.adding(name.text, to: try project.text(SceneGallery.path)) else {
                throw GeneratorError("\(SceneGallery.path) has no import or no mark at the start of its entries")
            }
            edited[SceneGallery.path] = gallery
        }
        if made.keys.contains(where: { $0.hasPrefix(TestedScenes.folder) }) {
            let scene = name.forms["name"] ?? name.text
            guard let tested = TestedScenes.adding(scene, to: try project.text(TestedScenes.path)) else {
                throw GeneratorError("\(TestedScenes.path) has no mark at the start of its entries")
            }
            edited[TestedScenes.path] = tested
        }
        _ = try modulesWritten()

        print("\(name.text), from the template \(options.template), by \(author)")
        for (path, data) in made.sorted(by: { $0.key < $1.key }) {
            let verb = project.exists(path) ? "replaces" : "makes"
            if !options.isDryRun { try project.write(path, data) }
            print("  \(verb) \(path)")
        }
        for (path, text) in edited.sorted(by: { $0.key < $1.key }) {
            if !options.isDryRun { try project.write(path, Data(text.utf8)) }
            print("  edits \(path)")
        }
        guard !options.isDryRun else {
            print("  edits \(ModuleTable.path)")
            print("Nothing was written: this was a dry run.")
            return
        }
        try format((Array(made.keys) + edited.keys).filter { $0.hasSuffix(".swift") }.sorted())
        try updateModules(print)
        print("Made. To see it: swift build && .build/debug/matinee --scene \(name.text)")
    }

    private func check(_ name: SceneName, scenes: [String], mayReplace: Bool) throws(GeneratorError) {
        if mayReplace, scenes.contains(name.text) { return }
        let folders = ["Sources", "Sources/Catalogs", "Sources/Scenes", "Tests", "Tests/Scenes"].flatMap(
            project.folders)
        // Some disks do not tell upper from lower case.
        let taken = Set((folders + scenes).map { $0.lowercased() })
        if let other = [name.text, "\(name.text)Tests"].first(where: { taken.contains($0.lowercased()) }) {
            throw .usage(
                "there is a \(other) already; choose another name, or replace the files of a scene with --force")
        }
    }

    private func check(_ made: [String: Data], of name: SceneName, mayReplace: Bool) throws(GeneratorError) {
        for folder in ["Sources/Scenes/\(name.text)/", "Tests/Scenes/\(name.text)Tests/"]
        where !made.keys.contains(where: { $0.hasPrefix(folder) }) {
            throw GeneratorError("the template makes nothing in \(folder); add the scene's parts and tests to it")
        }
        let existing = made.keys.filter(project.exists).sorted()
        guard mayReplace || existing.isEmpty else {
            throw GeneratorError("\(existing.joined(separator: ", ")) would be replaced; allow that with --force")
        }
    }

    private func updateModules(_ print: (String) -> Void) throws(GeneratorError) {
        let (before, after) = try modulesWritten()
        if after != before { try project.write(ModuleTable.path, Data(after.utf8)) }
        print(
            after == before ? "  keeps \(ModuleTable.path), which is the same already" : "  edits \(ModuleTable.path)")
    }

    /// Modules.md as it is, and with its table as the code has it.
    private func modulesWritten() throws(GeneratorError) -> (before: String, after: String) {
        var sources: [SourceFile] = []
        for path in project.paths(below: "Sources") where path.hasSuffix(".swift") {
            sources.append(SourceFile(path: path, text: try project.text(path)))
        }
        let before = try project.text(ModuleTable.path)
        let manifest = PackageManifest(text: try project.text("Package.swift"))
        guard let after = ModuleTable(sources, manifest).written(into: before) else {
            throw GeneratorError(
                "\(ModuleTable.path) has no marks around its table of modules or its drawing of imports; bring them back"
            )
        }
        return (before, after)
    }

    private static let help = """
        Usage: scripts/new-scene NAME [option...]

        Makes a scene: its six parts, their tests, and its place in Package.swift, in
        Modules.md and in the gallery of debug builds (matinee --scene NAME).

          NAME                what the scene shows, in upper camel case: PersonList
          --list              a paged list with its four states (the default)
          --detail            a detail that scrolls
          --template NAME     another template
          --author NAME       who made it (default: git config user.name)
          --date YYYY-MM-DD   when (default: today)
          --dry-run           print what would be done, and write nothing
          --force             replace files that are there
          --list-templates    print the templates that there are, and where
          --modules           write the table in Modules.md anew (make modules)
          -h, --help          print this

        scripts/templates/README.md says what a template is. Exits with 0 when all is
        done, 1 when it could not be, 2 when the command line is wrong.
        """
}
