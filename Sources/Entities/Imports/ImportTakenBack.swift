/// What has come of taking an import back.
package struct ImportTakenBack: Hashable, Sendable {
    /// How many things are as they were before it.
    package let whole: Int
    /// Of how many things something stays, since a person has changed them after it.
    package let inPart: Int
    /// How many plays are gone.
    package let plays: Int

    package init(whole: Int, inPart: Int = 0, plays: Int = 0) {
        (self.whole, self.inPart, self.plays) = (whole, inPart, plays)
    }
}
