import SceneGenerator

/// Code that switches off the compiler's concurrency checks must say why, in a comment beside it.
struct EscapeHatchRule {
    private let hatches = ["@unchecked Sendable", "nonisolated(unsafe)"]

    func offences(in file: SourceFile) -> [Offence] {
        let original = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return file.numberedLines.flatMap { number, line in
            hatches.filter(line.contains).compactMap { hatch in
                let beside = original[max(0, number - 2)...(number - 1)]
                guard !beside.contains(where: { $0.contains("//") }) else { return nil }
                return file.offence(
                    line: number,
                    "has \(hatch) without its reason. The compiler no longer checks this: say in a comment above why it holds."
                )
            }
        }
    }
}
