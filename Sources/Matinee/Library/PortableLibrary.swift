/// The form of a library in JSON.
struct PortableLibrary: Codable {
    static let name = "matinee-library"

    var format: String?
    var version: Int?
    var items: [PortableItem]
}
