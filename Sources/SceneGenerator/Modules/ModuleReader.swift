import SourceReading

/// Reads off the code what a module is.
struct ModuleReader {
    private let files: [SourceFile]
    /// In the order of their declaration, but those that only move.
    private let commands: [String]
    private let services: Set<String>
    private let ways: DestinationReader

    /// - Parameter files: the project's Swift files below Sources.
    init(_ files: [SourceFile]) {
        self.files = files
        services = Set(
            files.filter { $0.target == "Services" }.flatMap(\.declarations).filter { $0.keyword == "protocol" }
                .map(\.name))
        let command = files.first { $0.path == "Sources/Presentation/Command.swift" }
        commands = (command?.lines ?? []).filter { $0.words.first == "case" }.flatMap { $0.words.dropFirst() }
            .filter { !Self.movements.contains($0) }
        ways = DestinationReader(files.first { $0.path == "Sources/Matinee/Destinations.swift" })
    }

    /// Every list has them.
    private static let movements: Set = ["up", "down", "pageUp", "pageDown", "first", "last", "back", "otherPane"]

    func row(for scene: String) -> ModuleRow {
        func part(_ part: ScenePart) -> SourceFile? { files.first { $0.scene == scene && $0.part == part } }
        let (builder, router, view) = (part(.builder), part(.router), part(.view))
        return ModuleRow(
            name: scene,
            purpose: builder?.firstSentence(above: "struct \(scene)Builder")
                ?? view?.firstSentence(above: "class \(scene)DefaultView"),
            opens: opens(scene, builder: builder, router: router),
            delegates: matches(of: /weak var \w+\s*:\s*\(any (\w+)/, in: router).filter {
                !["Navigator", "Display"].contains($0)
            },
            services: services(scene, builder: builder),
            commands: commands(in: view?.block(after: "var commands: [Command]") ?? []))
    }

    private func opens(_ scene: String, builder: SourceFile?, router: SourceFile?) -> [String] {
        let functions = matches(
            of: /\bfunc (\w+)/, in: builder?.block(after: "protocol \(scene)Destinations") ?? [])
        let modules = functions.flatMap { function in
            let built = ways.modules(builtBy: function, of: "\(scene)Destinations")
            return built.isEmpty ? ["`\(function)`"] : built
        }
        let links = router?.lines.contains { $0.contains("any LinkOpener") } == true ? ["browser"] : []
        return unique(modules + links)
    }

    private func services(_ scene: String, builder: SourceFile?) -> [String] {
        let own = files.filter { $0.scene == scene }.flatMap(\.declarations).filter { $0.keyword == "protocol" }
            .map(\.name)
        let held = matches(
            of: /^ *(?:private )?let \w+\s*:\s*any (\w+)/, in: builder?.block(after: "struct \(scene)Builder") ?? [])
        return held.filter { services.contains($0) || own.contains($0) }
    }

    private func commands(in lines: [Substring]) -> [String] {
        // Members of something else, as of an array, have a name or a bracket before their dot.
        let named = matches(of: /(?:^|[^\w)\]?])\.(\w+)/, in: lines)
        return commands.filter(named.contains)
    }

    private func matches(of pattern: some RegexComponent<(Substring, Substring)>, in file: SourceFile?) -> [String] {
        matches(of: pattern, in: file?.lines ?? [])
    }

    private func matches(of pattern: some RegexComponent<(Substring, Substring)>, in lines: [Substring]) -> [String] {
        unique(lines.flatMap { $0.matches(of: pattern).map { String($0.output.1) } })
    }
}

/// Each once, where it came first.
func unique(_ items: [String]) -> [String] {
    var seen: Set<String> = []
    return items.filter { seen.insert($0).inserted }
}
