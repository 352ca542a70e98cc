import Entities

/// Cinemeta knows films by their IMDb ids: `tt0245712`.
enum CinemetaKey {
    /// Twice as long as IMDb's are now: the key becomes part of an address.
    private static let mostDigits = 16

    static func isValid(_ key: String) -> Bool {
        let digits = key.utf8.dropFirst(2)
        return key.hasPrefix("tt") && (1...mostDigits).contains(digits.count)
            && digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    }
}
