import HTTP

/// What Cinemeta says of itself.
struct CinemetaManifest: Decodable {
    @Required var id: String
}
