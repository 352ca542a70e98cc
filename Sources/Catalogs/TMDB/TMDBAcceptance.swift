import HTTP

/// What TMDB says of a key: `{"success":true,"status_code":1,"status_message":"Success."}`.
struct TMDBAcceptance: Decodable {
    @Lenient var success: Bool?
}
