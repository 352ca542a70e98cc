/// What a shell offers in a place of the command line.
enum CommandLineOffer: Hashable {
    /// Whatever may stand there, nobody can list it.
    case nothing
    /// - Parameter endings: none for all.
    case files(endings: [String])
    case folders
    case words([String])
    /// Several of these, with commas between them.
    case list([String])
}
