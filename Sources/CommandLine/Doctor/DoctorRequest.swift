/// What `matinee doctor` is to do.
package struct DoctorRequest: Equatable {
    package var asJSON = false
    package var isOffline = false
}

extension DoctorRequest {
    /// - Parameter arguments: those after `doctor`.
    package init(arguments: [String]) throws(LaunchError) {
        for argument in arguments {
            switch argument {
            case "--json": asJSON = true
            case "--offline": isOffline = true
            default: throw argument.hasPrefix("-") ? .unknownOption(argument) : .oneTooMany(argument)
            }
        }
    }
}
