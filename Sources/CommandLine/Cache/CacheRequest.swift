/// What `matinee cache` is to do.
package struct CacheRequest: Equatable {
    /// Whether to remove what is kept, in place of telling of it.
    var clears = false
    package var asJSON = false
}

extension CacheRequest {
    /// - Parameter arguments: those after `cache`.
    package init(arguments: [String]) throws(LaunchError) {
        for argument in arguments {
            switch argument {
            case "--clear": clears = true
            case "--json": asJSON = true
            default: throw argument.hasPrefix("-") ? .unknownOption(argument) : .oneTooMany(argument)
            }
        }
    }
}
