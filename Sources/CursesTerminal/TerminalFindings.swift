package import Pictures
package import TerminalKit

/// What is known of a terminal: by its name, and by what it has answered.
package struct TerminalFindings: Sendable {
    /// Why it was not asked.
    package enum Silence: Hashable, Sendable {
        /// Input or output is none.
        case noTerminal
        /// Another program reads what it answers: output goes to it.
        case piped
        /// It would show the answers, or is not in the foreground.
        case notAskable
    }

    /// As TERM says.
    package internal(set) var name: String
    /// Nil if the system knows it.
    package internal(set) var failure: TerminalError?
    /// Nil if it was asked.
    package internal(set) var silence: Silence?
    package internal(set) var size: Size?
    /// Whether the locale's characters are more than ASCII.
    package internal(set) var isUnicode = false
    /// Whether it has answered what every terminal answers.
    package internal(set) var hasAnswered = false
    /// Its own name and version.
    package internal(set) var version: String?
    package internal(set) var background = BackgroundAnswer.none
    /// What it shows; what it has confirmed itself; what its name says.
    package internal(set) var colors = ColorStep.mono
    package internal(set) var confirmedColors: ColorStep?
    package internal(set) var namedColors = ColorStep.mono
    /// Whether it has Kitty's protocol for keys.
    package internal(set) var hasKeyProtocol = false
    /// Whether it tells when its colours change.
    package internal(set) var tellsOfColors = false
    /// Nil for no pictures.
    package internal(set) var pictures: PictureDisplay?
    /// Whether it has numbered modes, of which the mouse is one.
    package internal(set) var knowsModes = false
}
