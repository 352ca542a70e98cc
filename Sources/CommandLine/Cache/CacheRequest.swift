/// What `matinee cache` is to do.
package struct CacheRequest: Equatable {
    /// Whether to remove what is kept, in place of telling of it.
    var clears = false
    package var asJSON = false
}

extension CacheRequest {
    /// - Parameter arguments: those after `cache`.
    package init(arguments: [String]) throws(LaunchError) {
        let flags = try CommandLineArguments(arguments, of: "cache").flags()
        self.init(clears: flags.contains("--clear"), asJSON: flags.contains("--json"))
    }
}
