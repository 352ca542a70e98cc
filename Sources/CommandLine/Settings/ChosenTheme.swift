import Services

extension Settings {
    /// The theme to begin with. What was chosen in the program counts before its configuration file, and before what machines share.
    ///
    /// - Parameter kept: what was chosen in an earlier run; nil for nothing.
    package func themeName(kept: String?) -> String {
        switch place(of: ProgramSetting.theme) {
        case .commandLine?, .environment?: self[ProgramSetting.theme]
        case .stored?, .file?, .shared?, nil: kept ?? self[ProgramSetting.theme]
        }
    }
}
