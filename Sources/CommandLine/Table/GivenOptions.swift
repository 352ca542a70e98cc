/// The options that a command was given so far. One that contradicts an earlier one is refused: nobody knows which of them is meant.
struct GivenOptions {
    private var options: [CommandLineOption] = []

    /// - Parameter name: by which it was given.
    /// - Throws: `.oneTooMany`.
    mutating func take(_ option: CommandLineOption, as name: String) throws(LaunchError) {
        guard !options.contains(where: option.contradicts) else { throw .oneTooMany(name) }
        options.append(option)
    }
}
