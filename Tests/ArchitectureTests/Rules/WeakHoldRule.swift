import SceneGenerator

/// References from a scene back to its owners must be weak, so that a popped screen can be released.
struct WeakHoldRule {
    func offences(in file: SourceFile) throws -> [Offence] {
        guard file.scene != nil else { return [] }
        let property = try Regex(#"\b(?:let|var)\s+\w+\s*:\s*\(?any\s+(\w+)"#)
        return file.numberedLines.compactMap { number, line in
            guard line.contains("let ") || line.contains("var "), !line.contains("weak var"), !line.contains("{ get }"),
                let type = line.firstMatch(of: property)?.output[1].substring.map(String.init),
                let reason = Self.reason(type)
            else { return nil }
            return file.offence(
                line: number,
                "holds \(type) strongly. \(reason): write 'weak var …: (any \(type))?'.")
        }
    }

    /// Why a type must be held weakly; nil if it need not be.
    private static func reason(_ type: String) -> String? {
        switch type {
        case "Navigator":
            "The navigator holds the screens, and a screen that holds it would keep all of them alive"
        case "Display":
            "The display is the event loop, which holds every screen"
        case "SiblingSource":
            "The list that a detail came from may be gone before the detail is"
        case _ where type.hasSuffix("Delegate"):
            "A delegate is the scene that opened this one, and may be gone before it"
        default: nil
        }
    }
}
