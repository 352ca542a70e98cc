/// A file as it is to be.
struct MadeFile: Equatable {
    /// From the project's root.
    let path: String
    var bytes: [UInt8]
    var isExecutable = false

    /// Nil for what is no text.
    var text: String? { String(validating: bytes, as: UTF8.self) }
}
