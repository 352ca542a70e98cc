/// The languages of editions, which libraries write by codes of their own.
enum OpenLibraryLanguage {
    /// MARC's codes as BCP 47 codes, each once. Those that say no language are left out.
    static func codes(_ marc: [String]) -> [String] {
        var seen: Set<String> = []
        return marc.map { $0.lowercased() }.filter { isCode($0) && !saysNothing.contains($0) }.map { known[$0] ?? $0 }
            .filter { seen.insert($0).inserted }
    }

    private static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
    }

    /// Undetermined, no language, uncoded.
    private static let saysNothing: Set<String> = ["und", "zxx", "mis"]

    /// Where MARC's code is not the code of ISO 639-3, or there is a shorter one that all locale data know.
    private static let known = [
        "alb": "sq", "ara": "ar", "arm": "hy", "baq": "eu", "bul": "bg", "bur": "my", "cat": "ca", "chi": "zh",
        "cze": "cs", "dan": "da", "dut": "nl", "eng": "en", "est": "et", "fin": "fi", "fre": "fr", "geo": "ka",
        "ger": "de", "gre": "el", "heb": "he", "hin": "hi", "hun": "hu", "ice": "is", "ind": "id", "ita": "it",
        "jpn": "ja", "kor": "ko", "lat": "la", "lav": "lv", "lit": "lt", "mac": "mk", "mao": "mi", "may": "ms",
        "nor": "no", "per": "fa", "pol": "pl", "por": "pt", "rum": "ro", "rus": "ru", "scc": "sr", "scr": "hr",
        "slo": "sk", "slv": "sl", "spa": "es", "srp": "sr", "swe": "sv", "tha": "th", "tib": "bo", "tur": "tr",
        "ukr": "uk", "urd": "ur", "vie": "vi", "wel": "cy", "yid": "yi",
    ]
}
