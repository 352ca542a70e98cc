import Glibc

/// A program of the desktop that takes a text for its clipboard.
struct ClipboardProgram: Equatable {
    let name: String
    let path: String
    let arguments: [String]

    /// The one for this desktop; nil where there is no desktop, or none is installed.
    ///
    /// - Parameter canRun: whether there is such a file, and it may be run.
    static func preferred(
        _ environment: [String: String], canRun: (String) -> Bool = { access($0, X_OK) == 0 }
    ) -> ClipboardProgram? {
        let desktop = Desktop(environment: environment)
        let candidates: [(name: String, arguments: [String], isForHere: Bool)] = [
            ("wl-copy", ["--type", "text/plain;charset=utf-8"], desktop.hasWayland),
            ("xclip", ["-selection", "clipboard", "-in"], desktop.hasX11),
            ("xsel", ["--clipboard", "--input"], desktop.hasX11),
        ]
        // A relative folder would depend on where the program was started.
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        for candidate in candidates where candidate.isForHere {
            if let folder = folders.first(where: { canRun("\($0)/\(candidate.name)") }) {
                return ClipboardProgram(
                    name: candidate.name, path: "\(folder)/\(candidate.name)", arguments: candidate.arguments)
            }
        }
        return nil
    }
}
