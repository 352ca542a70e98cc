/// Names that Swift has taken.
enum SwiftWords {
    /// Also those that are keywords in some places only: a name that needs backticks is none for a module.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "associativity", "async", "await",
        "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue", "copy", "convenience",
        "default", "defer", "deinit", "didSet", "discard", "distributed", "do", "dynamic", "each", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro",
        "mutating", "nil", "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override",
        "package", "postfix", "precedence", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "right", "self", "sending", "set", "some", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
        "willSet", "yield",
    ]

    /// A module of such a name would hide the type from its own code.
    static let types: Set<String> = [
        "Actor", "Array", "Bool", "Character", "Clock", "Codable", "Collection", "Comparable", "Data", "Date",
        "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable", "Error", "Float", "Hashable",
        "Identifiable", "Int", "Issue", "Iterator", "Main", "MainActor", "Never", "Optional", "Range", "Regex",
        "Result", "Sendable", "Sequence", "Set", "String", "Substring", "Suite", "Tag", "Task", "Test", "Trait",
        "UInt", "Void",
    ]

    /// Modules of the toolchain and the system.
    static let modules: Set<String> = [
        "Accelerate", "Builtin", "Combine", "Cxx", "CxxStdlib", "Darwin", "Differentiation", "Dispatch", "Distributed",
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Glibc", "Musl", "Observation", "PackageDescription", "PackagePlugin", "RegexBuilder",
        "Runtime", "Swift", "SwiftOnoneSupport", "SwiftSyntax", "SwiftUI", "Synchronization", "Testing", "UIKit",
        "Volatile", "XCTest",
    ]
}
