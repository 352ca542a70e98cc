/// What `matinee config` is to do.
package enum ConfigRequest: Equatable {
    case show(asJSON: Bool)
    case check
    case write
}

extension ConfigRequest {
    /// - Parameter arguments: those after `config`.
    package init(arguments: [String]) throws(LaunchError) {
        self = .show(asJSON: false)
        for (index, argument) in arguments.enumerated() {
            guard index == 0 else { throw .oneTooMany(argument) }
            switch argument {
            case "--json": self = .show(asJSON: true)
            case "--check": self = .check
            case "--init": self = .write
            default: throw argument.hasPrefix("-") ? .unknownOption(argument) : .oneTooMany(argument)
            }
        }
    }
}
