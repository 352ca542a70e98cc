/// What is wrong with a configuration file. What it is about counts as not set; all else in the file counts. The text in
/// its place may be a secret, so it is not here.
package struct ConfigurationProblem: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case notReadable
        /// In bytes.
        case tooLarge(limit: Int)
        /// Its line is the first that is not. Nothing of the file counts then.
        case notUTF8
        /// Then nothing of the file counts.
        ///
        /// - Parameter column: from 1, where it is not understood any more; nil where that is not known.
        case notJSON5(column: Int?)
        /// It is JSON5, but not one table.
        case noTable
        /// No setting has this name. This is no mistake: a later version may know it.
        case unknown(nearest: String?)
        /// It stands there twice; the first one counts.
        case repeated
        case wrong(SettingExpectation)
    }

    package let kind: Kind
    package let path: String
    /// From 1; nil for the file as a whole.
    package let line: Int?
    /// With the names of the tables that it is in: `books.url`. Empty for the file as a whole.
    package let name: String

    package init(_ kind: Kind, path: String, line: Int? = nil, name: String = "") {
        self.kind = kind
        self.path = path
        self.line = line
        self.name = name
    }

    /// Whether it is only a hint.
    package var isWarning: Bool {
        switch kind {
        case .unknown: true
        default: false
        }
    }
}
