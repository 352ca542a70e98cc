import LibraryStore

/// For text on standard output and standard error, which may be shown in a terminal.
extension String {
    /// On one line, with question marks for what a terminal would obey: for names in sentences.
    package var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "?" : $0 }))
    }
}
