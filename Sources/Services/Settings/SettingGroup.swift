/// What a setting is about: `--help` and the manual show them by these.
package enum SettingGroup: CaseIterable, Sendable {
    case program, sources, network, look, input, language
}
