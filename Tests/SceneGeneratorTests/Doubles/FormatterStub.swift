@testable import SceneGenerator

/// Leaves Swift as it is, or refuses it.
struct FormatterStub: SourceFormatter {
    var refusal: GeneratorError?

    func format(_ sources: [String: [UInt8]]) throws(GeneratorError) -> [String: [UInt8]] {
        if let refusal { throw refusal }
        return sources
    }
}
