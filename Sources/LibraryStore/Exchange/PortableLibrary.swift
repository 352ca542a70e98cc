/// The JSON format of an export.
struct PortableLibrary: Codable {
    static let name = "matinee-library"
    /// 1 has stars as ratings, and books of a reading list alone.
    static let version = 2

    var format: String?
    var version: Int?
    var items: [PortableItem]
}
