/// Why the generator has failed.
package struct GeneratorError: Error, Equatable {
    /// What went wrong and what to do about it, in one line.
    package let message: String
    /// 2 for a command line that cannot be carried out, 1 for anything else.
    package let exitStatus: Int32

    package init(_ message: String) {
        self.init(message, exitStatus: 1)
    }

    static func usage(_ message: String) -> GeneratorError {
        GeneratorError(message + " (see scripts/new-scene --help)", exitStatus: 2)
    }

    /// Text from outside could hold escape sequences: control characters become question marks.
    private init(_ message: String, exitStatus: Int32) {
        self.message = String(
            String.UnicodeScalarView(
                message.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
        self.exitStatus = exitStatus
    }
}
