/// Where a setting's text was found.
package enum SettingPlace: Hashable, Sendable {
    case commandLine(option: String)
    case environment(variable: String)
    /// It was entered in the program.
    case stored
    /// Lines are counted from 1.
    case file(path: String, line: Int, name: String)
    /// It is shared by the machines of a reader.
    case shared
}

/// A text that is not of its setting's form. The text itself may be a secret, so it is not here.
package struct SettingFailure: Error, Hashable {
    package let place: SettingPlace
    package let expectation: SettingExpectation

    package init(place: SettingPlace, expectation: SettingExpectation) {
        self.place = place
        self.expectation = expectation
    }
}
