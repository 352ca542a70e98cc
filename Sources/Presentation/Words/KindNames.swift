package import Entities

/// What kinds of things are called, in one language. Those that this version does not know have the name that is stored.
package struct KindNames: Sendable {
    private let names: [LibrarySubject.Kind: (one: String, several: String)]

    init(_ names: [LibrarySubject.Kind: (one: String, several: String)]) {
        self.names = names
    }

    /// `Film`
    package func one(of kind: LibrarySubject.Kind) -> String {
        names[kind]?.one ?? kind.rawValue
    }

    /// `Films`
    package func lists(of kind: LibrarySubject.Kind) -> String {
        names[kind]?.several.uppercasingFirst ?? kind.rawValue
    }

    /// `films, albums`
    package func several(of kinds: Set<LibrarySubject.Kind>) -> String {
        let known = LibrarySubject.Kind.known.filter(kinds.contains)
        let others = kinds.subtracting(known).sorted { $0.rawValue < $1.rawValue }
        return (known + others).map { names[$0]?.several ?? $0.rawValue }.joined(separator: ", ")
    }
}
