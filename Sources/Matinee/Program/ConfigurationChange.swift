import CommandLine
import Presentation
import Services

/// What another configuration means for a program that runs.
struct ConfigurationChange: Equatable {
    /// The settings that count now.
    var taken: [String] = []
    /// The settings that count from the next start on.
    var later: [String] = []
    var hasOtherKeys = false
    /// Whether it takes another configured program for them to count.
    var needsAnotherProgram = false

    private static let fromNextStart = Set(ProgramSetting.fromNextStart.map(\.name))
    private static let withoutAnotherProgram = Set(ProgramSetting.withoutAnotherProgram.map(\.name))

    init(from before: ProgramConfiguration, to now: ProgramConfiguration) {
        let changed = now.settings.changed(from: before.settings, of: Settings.declared).map(\.name)
        taken = changed.filter { !Self.fromNextStart.contains($0) }
        later = changed.filter(Self.fromNextStart.contains)
        hasOtherKeys = now.keyChoice != before.keyChoice
        needsAnotherProgram = !taken.allSatisfy(Self.withoutAnotherProgram.contains)
    }

    var isEmpty: Bool { taken.isEmpty && later.isEmpty && !hasOtherKeys }

    /// With one that nobody was told of yet.
    mutating func join(_ earlier: ConfigurationChange) {
        taken = earlier.taken + taken.filter { !earlier.taken.contains($0) }
        later = earlier.later + later.filter { !earlier.later.contains($0) }
        hasOtherKeys = hasOtherKeys || earlier.hasOtherKeys
    }

    func notice(_ wording: SettingsWording) -> Message {
        let named = taken.filter { !hasOtherKeys || $0 != ProgramSetting.keys.name }
        return wording.taken((hasOtherKeys ? [wording.keys] : []) + named, later)
    }
}
