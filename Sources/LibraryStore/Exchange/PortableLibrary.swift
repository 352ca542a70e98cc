/// The JSON format of an export.
struct PortableLibrary: Codable {
    static let name = "matinee-library"
    static let version = 1

    var format: String?
    var version: Int?
    var items: [PortableItem]
}
