import SceneGenerator

/// Only a source's own folder, and the registry, name it. Whoever else does would have to change with every source. The
/// registers of ids are named in one file, since what several sources say of them has to be called the same.
struct SourceNameRule {
    /// Folders in Sources/Catalogs.
    let sources: [String]

    static let registry = "Sources/CommandLine/Kinds/Sources.swift"
    static let registers = "Sources/Entities/Sources/Registers.swift"
    /// What other services' files say, which name columns and ids after services; and which services these are.
    static let files = ["Sources/DiaryFiles/", "Sources/Entities/Imports/"]

    /// Comments and texts count too, and `Last.fm` is found as LastFM is.
    func offences(in file: SourceFile) -> [Offence] {
        guard file.path != Self.registry, file.path != Self.registers, !Self.files.contains(where: file.path.hasPrefix)
        else {
            return []
        }
        // Most files name none, which is seen at once.
        let sources = sources.filter { $0 != file.catalog && isNamed($0, in: file.text[...]) }
        guard !sources.isEmpty else { return [] }
        return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            sources.filter { isNamed($0, in: line) }.map { source in
                file.offence(
                    line: index + 1,
                    """
                    names the source \(source). What is to be known of a source belongs in its SourceDescriptor in \
                    Sources/Catalogs/\(source); ask for that, or for its capabilities.
                    """)
            }
        }
    }

    /// What a source's folder declares begins with the source's name, so that the rule above finds who else uses it.
    func unnamed(in file: SourceFile) -> [Offence] {
        guard let source = file.catalog else { return [] }
        return file.declarations.filter { declaration in
            !declaration.name.hasPrefix(source) && !file.lines[declaration.line - 1].hasPrefix("private")
        }.map { declaration in
            file.offence(
                line: declaration.line,
                "declares \(declaration.name), which does not begin with \(source) as what others can see of it must.")
        }
    }

    private func isNamed(_ source: String, in line: Substring) -> Bool {
        // Other words are made of these two: that there is something built in is no secret.
        if source == "BuiltIn" { return line.holds(source) && line.contains(/\bBuiltIn/) }
        let letters = line.lowercased().utf8.filter { $0 != UInt8(ascii: ".") }
        return String(decoding: letters, as: UTF8.self)[...].holds(source.lowercased())
    }
}

extension SourceFile {
    /// The source whose catalogue it is of; nil for other files.
    fileprivate var catalog: String? {
        let folders = path.split(separator: "/").dropLast()
        return path.hasPrefix("Sources/Catalogs/") && folders.count > 2 ? String(folders[2]) : nil
    }
}
