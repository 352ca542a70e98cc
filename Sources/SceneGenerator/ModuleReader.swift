/// Reads the facts about a module from its code.
struct ModuleReader {
    private let files: [SourceFile]
    private let destinations: DestinationReader

    /// - Parameter files: the project's Swift files below Sources.
    init(_ files: [SourceFile]) {
        self.files = files
        destinations = DestinationReader(
            files.filter {
                $0.path == "Sources/Matinee/Root/Destinations.swift" || $0.path.hasPrefix("Sources/Matinee/Kinds/")
            })
    }

    /// The cells of a module's row: name, purpose, where it leads and delegates.
    func cells(of scene: String) -> [String] {
        func part(_ part: ScenePart) -> SourceFile? { files.first { $0.scene == scene && $0.part == part } }
        let (builder, router, view) = (part(.builder), part(.router), part(.view))
        let purpose =
            builder?.firstSentence(above: "struct \(scene)Builder")
            ?? view?.firstSentence(above: "class \(scene)DefaultView")
        let links = router?.lines.contains { $0.contains("any LinkOpener") } == true ? ["browser"] : []
        let delegates = matches(of: /weak var \w+\s*:\s*\(any (\w+)/, in: router?.lines)
            .filter { !["Navigator", "Display", "Screen"].contains($0) }
        return [
            "`\(scene)`", list([purpose?.replacing("|", with: "\\|")].compactMap(\.self)),
            list(unique(opened(by: scene, builder) + links)), list(delegates.map { "`\($0)`" }),
        ]
    }

    private func list(_ items: [String]) -> String {
        items.isEmpty ? "–" : items.joined(separator: ", ")
    }

    /// Modules, or functions of its destinations that are not implemented yet; then the names of what its destinations share with
    /// others.
    private func opened(by scene: String, _ builder: SourceFile?) -> [String] {
        opened(by: "\(scene)Destinations", in: builder)
    }

    /// - Parameter isShared: whether only protocols that inherit from it are conformed to by name.
    private func opened(by name: String, in file: SourceFile?, isShared: Bool = false) -> [String] {
        matches(of: /\bfunc (\w+)/, in: file?.block(after: "protocol \(name)")).flatMap { function in
            destinations.modules(builtBy: function, of: isShared ? nil : name) ?? ["`\(function)`"]
        } + adopted(in: file, after: "protocol \(name)").map { "`\($0)`" }
    }

    /// Destinations that scenes share: their name, and where they lead.
    var sharedDestinations: [(name: String, modules: String)] {
        files.filter { $0.target == "Navigation" }.flatMap { file in
            matches(of: /protocol (\w+Destinations)\b/, in: file.lines).map { name in
                (name: name, modules: list(unique(opened(by: name, in: file, isShared: true))))
            }
        }
        .sorted { $0.name < $1.name }
    }

    /// The protocols in a declaration's list.
    private func adopted(in file: SourceFile?, after declaration: String) -> [String] {
        let line = file?.lines.first { $0.contains("\(declaration):") }
        return line?.split(separator: ":").last?.matches(of: /(\w+)/).map { String($0.1) } ?? []
    }

    private func matches(
        of pattern: some RegexComponent<(Substring, Substring)>, in lines: [Substring]?
    ) -> [String] {
        unique((lines ?? []).flatMap { $0.matches(of: pattern).map { String($0.output.1) } })
    }
}

/// Each item once, at its first place.
func unique(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
}
