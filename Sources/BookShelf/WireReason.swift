import FoundationEssentials
import HTTP

/// Why a service refuses a change, in its own words.
struct WireReason: Decodable {
    @Lenient var message: String?
    @Lenient var reason: String?
    @Lenient var detail: String?
    @Lenient var error: String?
    @Lenient var title: String?

    private static let longest = 300

    /// Empty where it says nothing, or says it in HTML.
    static func text(in body: Data) -> String {
        if let reason = JSONBody.read(body, as: WireReason.self) {
            let text = [reason.message, reason.reason, reason.detail, reason.error, reason.title].compactMap(\.self)
                .first
            return String((text ?? "").prefix(longest))
        }
        let text = String(decoding: body.prefix(4 * longest), as: UTF8.self)
        return text.contains("<") || text.hasPrefix("{") ? "" : String(text.prefix(longest))
    }
}
