/// Where this program keeps what can be fetched again.
package struct CacheFolder: Hashable, Sendable {
    package let path: String

    /// `$XDG_CACHE_HOME/matinee`, or `~/.cache/matinee`. The specification asks to ignore paths that are not absolute.
    /// Nil where there is neither.
    package init?(environment: [String: String]) {
        func folder(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        guard let base = folder("XDG_CACHE_HOME") ?? folder("HOME").map({ "\($0)/.cache" }) else { return nil }
        path = "\(base)/matinee"
    }
}
