/// Brings Swift into the project's format.
package protocol SourceFormatter {
    /// - Parameter sources: texts by their paths.
    /// - Returns: the same, formatted. Throws `notSwift` where one cannot be read.
    func format(_ sources: [String: [UInt8]]) throws(GeneratorError) -> [String: [UInt8]]
}
