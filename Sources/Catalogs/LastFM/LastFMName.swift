import Entities
import HTTP

/// Recognises names that are not real ones.
enum LastFMName {
    /// Nil for names that mean "unknown". Others are kept unchanged, byte for byte, since Last.fm identifies by name.
    static func read(_ name: String) -> String? {
        ["(null)", "[unknown]"].contains(name) ? nil : name.nilIfEmpty
    }

    /// Where people read about an artist or an album; nil for anything else.
    static func page(of subject: LibrarySubject) -> String? {
        if let artist = subject.artist { return "\(site)/\(part(artist.name))" }
        if let album = subject.album { return "\(site)/\(part(album.artist))/\(part(album.title))" }
        return nil
    }

    private static let site = "https://www.last.fm/music"

    /// With a plus for a space, and a plus escaped twice, as its pages have them.
    private static func part(_ name: String) -> String {
        name.utf8.reduce(into: "") { part, byte in
            switch byte {
            case UInt8(ascii: " "): part += "+"
            case UInt8(ascii: "+"): part += "%252B"
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                part.unicodeScalars.append(Unicode.Scalar(byte))
            default: part += byte.percentEscape
            }
        }
    }
}
