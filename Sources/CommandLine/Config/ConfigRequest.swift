/// What `matinee config` is to do.
package enum ConfigRequest: Equatable {
    case show(asJSON: Bool)
    case check
    case write
}

extension ConfigRequest {
    /// - Parameter arguments: those after `config`.
    package init(arguments: [String]) throws(LaunchError) {
        let flags = try CommandLineArguments(Array(arguments.prefix(1)), of: "config").flags()
        guard arguments.count < 2 else { throw .oneTooMany(arguments[1]) }
        self =
            switch flags.first {
            case "--check": .check
            case "--init": .write
            case let json: .show(asJSON: json != nil)
            }
    }
}
