import Services
package import TerminalKit

extension Settings {
    /// What is set for this program counts before what is set for all of them; and of those the one that wants no colours
    /// before those that do.
    package var colorWish: ColorWish {
        if let step = self[ProgramSetting.colors].step { return .exactly(step) }
        if self[ProgramSetting.noColor] { return .exactly(.mono) }
        switch self[ProgramSetting.forceColor]?.lowercased() {
        case nil: break
        case "0", "false": return .exactly(.mono)
        case "2": return .atLeast(.palette)
        case "3": return .atLeast(.direct)
        default: return .atLeast(.eight)
        }
        if let force = self[ProgramSetting.cliColorForce], force != "0" { return .atLeast(.eight) }
        return self[ProgramSetting.cliColor] == "0" ? .exactly(.mono) : .auto
    }
}
