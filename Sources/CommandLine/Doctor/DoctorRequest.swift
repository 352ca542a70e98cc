/// What `matinee doctor` is to do.
package struct DoctorRequest: Equatable {
    package var asJSON = false
    package var isOffline = false
}

extension DoctorRequest {
    /// - Parameter arguments: those after `doctor`.
    package init(arguments: [String]) throws(LaunchError) {
        let flags = try CommandLineArguments(arguments, of: "doctor").flags()
        self.init(asJSON: flags.contains("--json"), isOffline: flags.contains("--offline"))
    }
}
