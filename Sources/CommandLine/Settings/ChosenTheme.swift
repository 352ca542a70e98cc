import Services

extension Settings {
    /// The theme to begin with. What was chosen in the program counts before its configuration file.
    ///
    /// - Parameter kept: what was chosen in an earlier run; nil for nothing.
    package func themeName(kept: String?) -> String {
        switch place(of: ProgramSetting.theme) {
        case .commandLine?, .environment?: self[ProgramSetting.theme]
        case .stored?, .file?, nil: kept ?? self[ProgramSetting.theme]
        }
    }
}
