import Testing

/// Expects that nothing offends against a rule, and says of each offence where it is and where the line belongs.
func expectNone(_ offences: [Offence], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
        offences.isEmpty, "\(offences.map(\.description).joined(separator: "\n"))", sourceLocation: sourceLocation)
}
