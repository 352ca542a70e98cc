import Glibc

/// A program of the desktop that takes a text for its clipboard.
package struct ClipboardProgram: Equatable {
    package let name: String
    package let path: String
    package let arguments: [String]

    /// The one for this desktop; nil where there is no desktop, or none is installed.
    ///
    /// - Parameter canRun: whether there is such a file, and it may be run.
    package static func preferred(
        _ environment: [String: String], canRun: (String) -> Bool = { access($0, X_OK) == 0 }
    ) -> ClipboardProgram? {
        // A relative folder would depend on where the program was started.
        let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        for candidate in candidates(for: Desktop(environment: environment)) {
            if let folder = folders.first(where: { canRun("\($0)/\(candidate.name)") }) {
                return ClipboardProgram(
                    name: candidate.name, path: "\(folder)/\(candidate.name)", arguments: candidate.arguments)
            }
        }
        return nil
    }

    /// The programs that would do on this desktop, the best one first.
    package static func candidates(for desktop: Desktop) -> [(name: String, arguments: [String])] {
        (desktop.hasWayland ? [("wl-copy", ["--type", "text/plain;charset=utf-8"])] : [])
            + (desktop.hasX11
                ? [("xclip", ["-selection", "clipboard", "-in"]), ("xsel", ["--clipboard", "--input"])] : [])
    }
}
