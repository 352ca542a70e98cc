import Testing

/// Expects that no rule is broken. Reports where each offence is and where the line belongs.
func expectNone(_ offences: [Offence], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
        offences.isEmpty, "\(offences.map(\.description).joined(separator: "\n"))", sourceLocation: sourceLocation)
}
