/// What `matinee doctor` is to do.
struct DoctorRequest: Equatable {
    var asJSON = false
    var isOffline = false
}

extension DoctorRequest {
    /// - Parameter arguments: those after `doctor`.
    init(arguments: [String]) throws(LaunchError) {
        for argument in arguments {
            switch argument {
            case "--json": asJSON = true
            case "--offline": isOffline = true
            default: throw argument.hasPrefix("-") ? .unknownOption(argument) : .oneTooMany(argument)
            }
        }
    }
}
